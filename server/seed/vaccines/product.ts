import type { ProductRow } from '../../catalogue/rows';
import type { DosePlan } from './course';

export type Audience = 'child' | 'adult' | 'elder' | 'women' | 'all';

/** A product of the sample data with those whom it is for, which decides who has it. */
export interface SampleProduct extends ProductRow {
  audience: Audience;
}

/**
 * One product entry. Ages in months: `from` the least, `before` the age that must not be reached (null: none), which
 * `beforeDays`, the first day of life that is too old, replaces. `yuan` and `fee` are per dose. `note`: what is specific to this product.
 */
export interface ProductEntry {
  id: string;
  family: string;
  zh: string;
  short: readonly [string, string];
  en: string;
  maker: readonly [string, string];
  audience: Audience;
  yuan: number;
  fee: number;
  from: number;
  fromDays?: number;
  before: number | null;
  beforeDays?: number;
  sex?: 1 | 2;
  doses: readonly DosePlan[];
  note: readonly [string, string];
}

/** Service fee of a paid dose in yuan, as most provinces charge it. */
export const FEE = 25;
