import type { ProductRow } from '../../catalogue/rows';

/** Demand for a product: weekdays, capacity of a slot, share of full slots, and when slots are released. */
export interface Demand {
  weekdays: number;
  afternoons: boolean;
  /** Least and greatest capacity of a slot. */
  capacity: readonly [number, number];
  /** Share of slots that are full. */
  full: number;
  /** Slots are released this many days ahead; null: as soon as the day is inside the window. */
  releaseDaysAhead: number | null;
}

const ROUTINE: Demand = {
  weekdays: 2,
  afternoons: false,
  capacity: [6, 14],
  full: 0.06,
  releaseDaysAhead: null,
};
const PAID: Demand = {
  weekdays: 1,
  afternoons: false,
  capacity: [4, 10],
  full: 0.1,
  releaseDaysAhead: null,
};
const FLU: Demand = {
  weekdays: 2,
  afternoons: true,
  capacity: [10, 24],
  full: 0.12,
  releaseDaysAhead: null,
};
const SCARCE: Demand = {
  weekdays: 2,
  afternoons: true,
  capacity: [1, 5],
  full: 0.84,
  releaseDaysAhead: 7,
};
const WANTED: Demand = {
  weekdays: 2,
  afternoons: false,
  capacity: [3, 8],
  full: 0.3,
  releaseDaysAhead: null,
};
const RABIES: Demand = {
  weekdays: 4,
  afternoons: true,
  capacity: [6, 12],
  full: 0.02,
  releaseDaysAhead: null,
};

/** The demand for a product. */
export function demandOf(product: ProductRow): Demand {
  if (product.id === 'hpv9-msd') return SCARCE;
  if (product.vaccineCode.startsWith('hpv') || product.id === 'rzv-gsk') return WANTED;
  if (product.vaccineCode === 'flu') return FLU;
  if (product.vaccineCode === 'rabies') return RABIES;
  return product.category === 'free' ? ROUTINE : PAID;
}
