import type { Database } from '../../../db/database';
import type { Point } from '../../../shared/geo/distance';
import { fits } from './clinic-fit';
import { bookableFirst, nearestFirst } from './placed';
import { createRegionClinics } from './region-clinics';
import { createClinicFilter } from './clinic-filter';

/** Caches of clinics by region and of products by vaccine and zone, created once and shared by all areas. */
export const createListed = (database: Database) => ({
  clinicsOf: createRegionClinics(database),
  dosesToBook: createClinicFilter(database),
});
export type Listed = ReturnType<typeof createListed>;

export interface StockAsked {
  readonly regionCode: string;
  readonly vaccineCode: string;
  /** Where the reader is, if known. */
  readonly at: Point | null;
  readonly most: number;
}

/**
 * Codes of a region's clinics that have a vaccine in stock: the nearest first, or without a position bookable ones
 * first.
 */
export async function nearestWith(
  { clinicsOf, dosesToBook }: Listed,
  { regionCode, vaccineCode, at, most }: StockAsked,
  today: string,
): Promise<readonly string[]> {
  const [all, wanted] = await Promise.all([clinicsOf(regionCode), dosesToBook({ vaccineCode })]);
  const fitting = all.filter((clinic) => fits(clinic, { inStock: true }, wanted, today));
  const placed = at ? nearestFirst(fitting, at) : bookableFirst(fitting);
  return placed.slice(0, most).map(({ clinic }) => clinic.code);
}
