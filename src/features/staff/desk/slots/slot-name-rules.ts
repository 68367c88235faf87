import type { DeskSlot } from '@contract/desk/endpoints';

/** Names that are written out. */
const NAMED = 2;

/** The names of a slot's products that are written out, and how many more there are. */
export function slotNames({ products }: Pick<DeskSlot, 'products'>): {
  readonly names: readonly string[];
  readonly more: number;
} {
  const names = products.map(({ productName }) => productName);
  // One more is named as fast as it is counted.
  return names.length <= NAMED + 1
    ? { names, more: 0 }
    : { names: names.slice(0, NAMED), more: names.length - NAMED };
}
