import type { DeskOrder } from '@contract/desk/desk-order';

/** Most lots that are suggested. */
const MOST = 3;

/**
 * Lots of a product that were administered on the day, the most used first: choosing is faster than typing and avoids
 * typos.
 */
export function lotsOf(
  orders: readonly Pick<DeskOrder, 'productName' | 'lot'>[],
  product: string,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const { productName, lot } of orders)
    if (lot && productName === product) counts.set(lot, (counts.get(lot) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([lot]) => lot);
}
