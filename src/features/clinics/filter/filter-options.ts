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

/** The vaccines of some products in their order, each once, by the shortest of its products' common names. */
export function vaccineOptions(products: readonly IndexedProduct[]): readonly VaccineOption[] {
  const names = new Map<string, string>();
  for (const { vaccineCode, shortName } of products) {
    const present = names.get(vaccineCode);
    if (present === undefined || shortName.length < present.length)
      names.set(vaccineCode, shortName);
  }
  return [...names].map(([value, label]) => ({ value, label }));
}
