import type { Db } from '../../../db/database';
import { createReadingCache } from '../../../kernel/cache';
import type { ReadingCache } from '../../../kernel/cache';
import type { Bilingual } from '../../../kernel/language';
import { metresBetween } from '../../../shared/geo/distance';
import type { Point } from '../../../shared/geo/distance';

/** A clinic of a city that has a product. */
export interface CityClinic extends Point {
  readonly depaCode: string;
  readonly name: Bilingual;
}

/** Other clinics that are searched for times, nearest first. */
const MOST_CLINICS = 6;
/** ms; which clinics of a city have a product seldom changes. */
const KEEP_FOR = 5_000;

export const cityProductKey = (cityCode: string, productId: string): string =>
  `${cityCode} ${productId}`;

/** The clinics of a city that can be booked online for a product, by {@link cityProductKey}. */
export const createCityClinics = (db: Db): ReadingCache<string, readonly CityClinic[]> =>
  createReadingCache(KEEP_FOR, async (key) => {
    const [cityCode = '', productId = ''] = key.split(' ');
    const rows = await db
      .selectFrom('departments as d')
      .innerJoin('clinic_products as o', 'o.depa_code', 'd.depa_code')
      .select(['d.depa_code', 'd.name', 'd.latitude', 'd.longitude'])
      .where('d.city_code', '=', cityCode)
      .where('d.is_online', '=', true)
      .where('o.product_id', '=', productId)
      .where('o.in_stock', '=', true)
      .execute();
    return rows.map(({ depa_code, ...row }) => ({ ...row, depaCode: depa_code }));
  });

/** The nearest of some clinics to one, without that one. */
export const nearestClinics = (
  clinics: readonly CityClinic[],
  to: Point & { readonly depaCode: string },
): CityClinic[] =>
  clinics
    .filter(({ depaCode }) => depaCode !== to.depaCode)
    .sort((a, b) => metresBetween(to, a) - metresBetween(to, b))
    .slice(0, MOST_CLINICS);
