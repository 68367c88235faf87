import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { ParsedInputOf } from '@contract/endpoints';
import { weekdayOf } from '../../clock';
import { foundIn } from '../../search/found-in';
import { slotIsFree } from './free-day';
import { isCity, isProvince } from './lies-in';

export type NearbyInput = ParsedInputOf<'GET /department/department/nearbyDepartment.do'>;
type Condition = RawBuilder<boolean>;

/** Days, today the first, that "free places" looks ahead. */
export const FREE_WITHIN_DAYS = 7;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0
    ? sql<boolean>`true`
    : sql<boolean>`${sql.join([...conditions], sql` and `)}`;

/** Clinics `d` of a province, a city or an area, by the form of its code. */
export function inRegion(regionCode: string): Condition {
  if (isProvince(regionCode)) return sql<boolean>`d.province_code = ${regionCode}`;
  if (isCity(regionCode)) return sql<boolean>`d.city_code = ${regionCode}`;
  return sql<boolean>`(d.region_code = ${regionCode} or d.city_code = ${regionCode})`;
}

/** Offers `o` that count: of the product, vaccine or zone asked for, or any. */
export function offersAsked({ productId, vaccineCode, zoneId }: OffersAsked): Condition {
  const conditions: Condition[] = [];
  if (productId) conditions.push(sql<boolean>`o.product_id = ${productId}`);
  if (vaccineCode)
    conditions.push(
      sql<boolean>`o.product_id in (select id from products where vaccine_code = ${vaccineCode})`,
    );
  if (zoneId)
    conditions.push(
      sql<boolean>`o.product_id in (select jsonb_array_elements_text(product_ids) from zones where id = ${zoneId})`,
    );
  return all(conditions);
}
export type OffersAsked = Pick<NearbyInput, 'productId' | 'vaccineCode' | 'zoneId'>;

/** What a clinic `d` tells by itself. */
export function ownFilters(input: NearbyInput, today: string): Condition {
  const { regionCode, keyword, payWay } = input;
  const conditions = [inRegion(regionCode)];
  if (keyword) conditions.push(foundIn('clinic', sql`d.depa_code`, keyword));
  if (payWay) conditions.push(sql<boolean>`${payWay} = any(string_to_array(d.pay_way, ','))`);
  if (input.openToday)
    conditions.push(sql<boolean>`jsonb_path_exists(d.hours,
      '$[*] ? (@.weekday == $weekday && @.periods.size() > 0)',
      jsonb_build_object('weekday', ${weekdayOf(today)}::int))`);
  return all(conditions);
}

/** What has to be looked up for each clinic `d` (`depa_code`, `is_online`): asked from the nearest on, no further than needed. */
export function offerFilters(input: NearbyInput, now: number): Condition {
  const { productId, vaccineCode, zoneId, inStock, hasFreeSlots, priceMax } = input;
  const offers = [offersAsked(input)];
  if (inStock || hasFreeSlots) offers.push(sql<boolean>`o.in_stock`);
  if (priceMax !== undefined) offers.push(sql<boolean>`o.price_cents <= ${priceMax}`);
  if (hasFreeSlots)
    return sql<boolean>`d.is_online and exists (select 1 from offers o
      where o.depa_code = d.depa_code and ${all(offers)} and exists (select 1 from slots s
        where s.depa_code = o.depa_code and s.product_id = o.product_id
          and ${slotIsFree(now, FREE_WITHIN_DAYS)}))`;
  if (!productId && !vaccineCode && !zoneId && !inStock && priceMax === undefined) return all([]);
  return sql<boolean>`exists (select 1 from offers o
    where o.depa_code = d.depa_code and ${all(offers)})`;
}
