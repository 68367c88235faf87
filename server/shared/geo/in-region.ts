import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { isCity, isProvince } from './lies-in';

/** SQL condition: clinic `d` lies in a province, city or area, by the form of its code; like `liesIn` in memory. */
export function inRegion(regionCode: string): RawBuilder<boolean> {
  if (isProvince(regionCode)) return sql<boolean>`d.province_code = ${regionCode}`;
  if (isCity(regionCode)) return sql<boolean>`d.city_code = ${regionCode}`;
  return sql<boolean>`(d.region_code = ${regionCode} or d.city_code = ${regionCode})`;
}
