import type { IndexedProduct } from '@contract/vaccine/endpoints';

/** Payment methods by their codes (specification §9). */
export const PAY_WAYS = ['1', '2', '3', '4', '5'] as const;

/** Limits for the price of a dose, service fee included, cents: free, then rising. */
export const PRICE_LIMITS = [0, 10_000, 30_000, 60_000, 100_000] as const;

/** Metres. */
export const DISTANCES = [1_000, 3_000, 5_000, 10_000, 20_000] as const;

/** A vaccine, whoever makes it. */
export interface VaccineOption {
  readonly value: string;
  readonly label: string;
}

/**
 * The vaccines of some products in their order, each once. The only product of a vaccine gives it its name; of several none does,
 * as a clinic may have another one: what they have in common does, or all of them where that has no name.
 * @param nameOf a vaccine's own name by its code; null: it has none
 */
export function vaccineOptions(
  products: readonly Pick<IndexedProduct, 'vaccineCode' | 'shortName'>[],
  nameOf: (vaccineCode: string) => string | null,
): readonly VaccineOption[] {
  const names = new Map<string, readonly string[]>();
  for (const { vaccineCode, shortName } of products)
    names.set(vaccineCode, [...(names.get(vaccineCode) ?? []), shortName]);
  return [...names].map(([value, each]) => ({
    value,
    label: (each.length > 1 ? nameOf(value) : null) ?? each.join(' / '),
  }));
}
