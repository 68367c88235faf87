import type { HeldPart, WantedPart } from './hold-statement';

/** A slot that is asked for, with the products that share it. */
export interface SharedPart extends HeldPart {
  readonly productIds: readonly string[];
}

/** Of the parts whose slot a product is booked in the first that has a place without a dose, else the first. */
function partOf(
  productId: string,
  parts: readonly SharedPart[],
  products: readonly (readonly string[])[],
): number {
  const isOf = (part: SharedPart): boolean => part.productIds.includes(productId);
  const free = parts.findIndex(
    (part, index) => isOf(part) && (products[index]?.length ?? 0) < part.places,
  );
  return free >= 0 ? free : parts.findIndex(isOf);
}

/** The product of those who have named none: the only one that it can be; else nobody's dose is held. */
function onlyOne({ productIds }: SharedPart, asked: readonly string[]): string | null {
  const wanted = productIds.filter((id) => asked.includes(id));
  const possible = wanted.length > 0 ? wanted : productIds;
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

/**
 * For which products the places of a form are held.
 * @param asked each person's product, as far as the form has said
 */
export function withProducts(parts: readonly SharedPart[], asked: readonly string[]): WantedPart[] {
  const products = parts.map((): string[] => []);
  for (const productId of asked) products[partOf(productId, parts, products)]?.push(productId);
  return parts.map((part, index) => {
    const { slotId, places } = part;
    const named = products[index] ?? [];
    const only = onlyOne(part, asked);
    const others =
      only === null ? [] : new Array<string>(Math.max(0, places - named.length)).fill(only);
    return { slotId, places, products: [...named, ...others].sort() };
  });
}
