import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import { weekdayOf } from '@contract/time/weekday-rules';
import { metresFrom } from '../../../server/shared/geo/distance';
import { slotIsFree } from '../../../server/shared/slots/bookable';
import { inRegion } from '../../../server/shared/geo/in-region';
import type { NearbyInput } from '../../../server/domain/clinics/clinic/nearby-input';
import { foundIn } from '../../../server/search/found-in';

type Condition = RawBuilder<boolean>;
const all = (conditions: readonly (Condition | false | undefined)[]): Condition =>
  sql<boolean>`${sql.join([sql`true`, ...conditions.filter((each) => each)], sql` and `)}`;

type Asked = NearbyInput & { readonly inStock?: boolean };

/** What a clinic product `o` of clinic `d` must satisfy; nothing where the request has no such filter. */
function productAsked(input: Asked, today: string, now: number): Condition | undefined {
  const { productId, vaccineCode, zoneId, inStock, priceMax, hasFreeSlots, freeOn } = input;
  const isToBook = input.bookable === true || hasFreeSlots === true || freeOn !== undefined;
  const conditions = [
    productId && sql<boolean>`o.product_id = ${productId}`,
    vaccineCode &&
      sql<boolean>`o.product_id in (select id from products where vaccine_code = ${vaccineCode})`,
    zoneId &&
      sql<boolean>`o.product_id in (select jsonb_array_elements_text(product_ids) from zones where id = ${zoneId})`,
    (inStock || isToBook) && sql<boolean>`o.in_stock`,
    priceMax !== undefined && sql<boolean>`o.price_cents + o.service_fee_cents <= ${priceMax}`,
    isToBook &&
      sql<boolean>`d.is_online and exists (select 1 from slots s where s.depa_code = o.depa_code
        and s.group_code = o.product_id and ${slotIsFree(now)}
        and (${!hasFreeSlots} or s.day <= ${addDays(today, 6)}::date)
        and (${freeOn !== 'weekend'} or extract(dow from s.day) in (0, 6))
        and (${freeOn !== 'evening'} or s.start_time >= '17:00'))`,
  ].filter((each) => typeof each === 'object');
  return conditions.length === 0 ? undefined : all(conditions);
}

/** The list of clinics from SQL, comparing all clinics of a region; one more than fits on the page. */
export function clinicsInSql(input: Asked, today: string, now: number) {
  const { latitude, longitude, within, keyword, payWay, afterCode, pageNo, pageSize } = input;
  const isPlaced = latitude !== undefined && longitude !== undefined;
  const metres = isPlaced
    ? metresFrom('d.latitude', 'd.longitude', { latitude, longitude })
    : sql<number>`null::float8`;
  const rank = isPlaced
    ? sql`(round(${metres}), d.depa_code)`
    : sql`(not d.is_online, d.depa_code)`;
  const last = isPlaced
    ? sql`(${input.afterDistance}::float8, ${afterCode}::text)`
    : sql`(select not l.is_online, l.depa_code from departments l where l.depa_code = ${afterCode})`;
  const asked = productAsked(input, today, now);
  return sql<{ depa_code: string; metres: number | null }>`
    select d.depa_code, round(${metres}) as metres from departments d
    where ${all([
      inRegion(input.regionCode),
      isPlaced && within !== undefined && sql<boolean>`${metres} <= ${within}`,
      keyword ? foundIn('clinic', sql`d.depa_code`, keyword) : undefined,
      payWay ? sql<boolean>`${payWay} = any(string_to_array(d.pay_way, ','))` : undefined,
      input.openToday &&
        sql<boolean>`jsonb_path_exists(d.hours, '$[*] ? (@.weekday == $weekday && @.periods.size() > 0)',
          jsonb_build_object('weekday', ${weekdayOf(today)}::int))`,
      asked &&
        sql<boolean>`exists (select 1 from clinic_products o where o.depa_code = d.depa_code and ${asked})`,
      afterCode !== undefined && sql<boolean>`${rank} > ${last}`,
    ])}
    order by ${rank}
    limit ${pageSize + 1} offset ${afterCode === undefined ? (pageNo - 1) * pageSize : 0}`;
}
