import type { HeldProduct } from '@contract/desk/given-endpoints';

/** Products of the same vaccine as one of them first; otherwise as they come. */
export function heldInOrder(
  held: readonly HeldProduct[],
  productId: string,
): readonly HeldProduct[] {
  const code = held.find((product) => product.productId === productId)?.vaccineCode;
  const isSame = ({ vaccineCode }: HeldProduct): boolean => vaccineCode === code;
  return [...held.filter(isSame), ...held.filter((product) => !isSame(product))];
}
