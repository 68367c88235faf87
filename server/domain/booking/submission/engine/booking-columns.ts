import type { Booking } from '../booking';
import { arrayLiteral } from '../../../../db/array-literal';
import { words } from '../../../../db/named-statement';
import type { ValuesOf } from '../../../../db/named-statement';
import type { ClockReading } from '../../../../shared/slots/clock-reading';
import { IS_IN_TIME, TIME_PARAMETERS, timeValues } from '../../../../shared/slots/bookable';

const COLUMNS =
  'orderId reference userId linkmanId personKey idempotencyKey slotId depaCode productId vaccineCode doseNo status priceCents serviceFeeCents mobile remark guidelineVersion personTurn claimant bookedBy';

/** What every booking statement asks for: an array a column, the time, and how often an order may be changed. */
export const BOOKING_PARAMETERS = `${COLUMNS} ${TIME_PARAMETERS} changesAllowed` as const;

/** The values of {@link BOOKING_PARAMETERS}. */
export function bookingValues(batch: readonly Booking[], at: ClockReading, changesAllowed: number) {
  const arrays = Object.fromEntries(
    words(COLUMNS).map((each) => [each, arrayLiteral(batch.map((booking) => booking[each]))]),
  ) as ValuesOf<typeof COLUMNS>;
  return { ...arrays, ...timeValues(at), changesAllowed };
}

/** The bookings as rows `asked`, `n` the position from 1, and as `prior` those of them whose key has an order already. */
export const ASKED = `asked as (
  select * from unnest(
    :orderId::text[], :reference::text[], :userId::text[], :linkmanId::text[], :personKey::text[],
    :idempotencyKey::text[], :slotId::bigint[], :depaCode::text[], :productId::text[], :vaccineCode::text[],
    :doseNo::smallint[], :status::text[], :priceCents::integer[], :serviceFeeCents::integer[], :mobile::text[],
    :remark::text[], :guidelineVersion::text[], :personTurn::integer[], :claimant::text[], :bookedBy::text[]
  ) with ordinality as a (
    id, reference, user_id, linkman_id, person_key, idempotency_key, slot_id, depa_code, product_id,
    vaccine_code, dose_no, status, price_cents, service_fee_cents, mobile, remark, guideline_version, person_turn, claimant, booked_by, n
  )
), prior as (
  select a.n, o.id from asked a cross join lateral (
    select o.id from orders o where o.user_id = a.user_id and o.idempotency_key = a.idempotency_key limit 1
  ) o
)`;

/** Whether anybody may book slot `s`; an announced release requires a ticket as long as it has a queue. */
export const IS_OPEN = `not s.drawn and ${IS_IN_TIME}`;

/** An order's columns up to its remaining changes and its two times, which are equal at first. */
export const ORDER_COLUMNS = `id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
    vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile, remark,
    guideline_version, person_turn, claimant, booked_by, remaining_changes, created_at, updated_at`;

/** Values for {@link ORDER_COLUMNS}. @param a alias of a row of `asked` @param s alias of its slot */
export const orderValues = (a: string, s: string): string =>
  `${a}.id, ${a}.reference, ${a}.user_id, ${a}.linkman_id, ${a}.person_key, ${a}.idempotency_key, ${a}.depa_code,
    ${a}.product_id, ${a}.vaccine_code, ${a}.dose_no, ${a}.slot_id, ${s}.day, ${s}.start_time, ${s}.end_time,
    ${a}.status, ${a}.price_cents, ${a}.service_fee_cents, ${a}.mobile, ${a}.remark, ${a}.guideline_version,
    ${a}.person_turn, ${a}.claimant, ${a}.booked_by, :changesAllowed, :now::timestamptz, :now::timestamptz`;

/**
 * Locks slots in id order as `places`, so that statements of several processes cannot deadlock; `got`: their ids. What is read after
 * `got` is read under the locks. @param ids array of slots, as SQL
 */
export const lockedSlots = (ids: string): string => `places as materialized (
  select s.id, s.depa_code, s.group_code, s.day, s.start_time, s.end_time, s.remaining, s.held, ${IS_IN_TIME} as is_open,
    case when s.drawn then s.release_id end as drawn_by
  from slots s where s.id = any(${ids})
  order by s.id for no key update
), got as materialized (
  select array_agg(id) as ids from places
)`;

/**
 * Counts the places that slots gained and holds that ended, rows `each` (slot, places, unheld), from the rows that the locks read.
 * Rows: `replay` and `made` with the position (from 1) and the order; `place` with the places that a slot gained; then `more`.
 */
export const counted = (each: string, more = ''): string => `gained as (
  select slot_id, sum(places)::integer as places, sum(unheld)::integer as unheld from (${each}) each group by slot_id
), counted as (
  update slots s set remaining = p.remaining + g.places, held = p.held - g.unheld
  from places p, gained g where p.id = g.slot_id and s.id = p.id
)
select 'replay' as what, n::integer as n, id, null::bigint as slot_id, '' as depa_code, 0 as places
  from prior
union all select 'made', a.n::integer, m.id, null, '', 0 from made m join asked a on a.id = m.id
union all select 'place', 0, '', p.id, p.depa_code, g.places from gained g join places p on p.id = g.slot_id
${more}`;
