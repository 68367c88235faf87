import type { Booking } from '../booking';
import { arrayLiteral } from '../../../../db/array-literal';
import type { ClockReading } from '../../../../shared/slots/clock-reading';
import { isInTime } from '../../../../shared/slots/bookable';

/** The columns of a booking in the order of the statements' first 19 values. */
const COLUMNS = [
  'orderId',
  'reference',
  'userId',
  'linkmanId',
  'personKey',
  'idempotencyKey',
  'slotId',
  'depaCode',
  'productId',
  'vaccineCode',
  'doseNo',
  'status',
  'priceCents',
  'serviceFeeCents',
  'mobile',
  'remark',
  'guidelineVersion',
  'personTurn',
  'claimant',
] as const satisfies readonly (keyof Booking)[];

/** $1 … $19 of the booking statements, then $20 now, $21 today, $22 time of day, $23 last day, $24 changes allowed. */
export const bookingValues = (
  batch: readonly Booking[],
  at: ClockReading,
  changesAllowed: number,
): unknown[] => [
  ...COLUMNS.map((column) => arrayLiteral(batch.map((booking) => booking[column]))),
  new Date(at.now),
  at.today,
  at.clock,
  at.lastDay,
  changesAllowed,
];

/** The bookings as rows `asked`; `n` is the position from 1. */
export const ASKED = `asked as (
  select * from unnest(
    $1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::text[], $9::text[],
    $10::text[], $11::smallint[], $12::text[], $13::integer[], $14::integer[], $15::text[], $16::text[], $17::text[],
    $18::integer[], $19::text[]
  ) with ordinality as a (
    id, reference, user_id, linkman_id, person_key, idempotency_key, slot_id, depa_code, product_id,
    vaccine_code, dose_no, status, price_cents, service_fee_cents, mobile, remark, guideline_version, person_turn, claimant, n
  )
)`;

/** Those of them whose key has an order already. */
export const PRIOR = `prior as (
  select a.n, o.id from asked a cross join lateral (
    select o.id from orders o where o.user_id = a.user_id and o.idempotency_key = a.idempotency_key limit 1
  ) o
)`;

/** Whether slot `s` can be booked at the time $20 … $23, by those who may book it. */
export const IS_IN_TIME = isInTime('$20', '$21', '$22', '$23');

/** Whether anybody may book slot `s`; an announced release requires a ticket as long as it has a queue. */
export const IS_OPEN = `not s.drawn and ${IS_IN_TIME}`;

/** An order's columns up to its remaining changes and its two times, which are equal at first. */
export const ORDER_COLUMNS = `id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
    vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile, remark,
    guideline_version, person_turn, claimant, remaining_changes, created_at, updated_at`;

/** Values for {@link ORDER_COLUMNS}. @param a alias of a row of `asked` @param s alias of its slot */
export const orderValues = (a: string, s: string): string =>
  `${a}.id, ${a}.reference, ${a}.user_id, ${a}.linkman_id, ${a}.person_key, ${a}.idempotency_key, ${a}.depa_code,
    ${a}.product_id, ${a}.vaccine_code, ${a}.dose_no, ${a}.slot_id, ${s}.day, ${s}.start_time, ${s}.end_time,
    ${a}.status, ${a}.price_cents, ${a}.service_fee_cents, ${a}.mobile, ${a}.remark, ${a}.guideline_version,
    ${a}.person_turn, ${a}.claimant, $24, $20::timestamptz, $20::timestamptz`;

/**
 * Locks slots in id order as `places`, so that statements of several processes cannot deadlock; `got`: their ids. What is read after
 * `got` is read under the locks. @param ids array of slots, as SQL
 */
export const lockedSlots = (ids: string): string => `places as materialized (
  select s.id, s.depa_code, s.product_id, s.day, s.start_time, s.end_time, s.remaining, s.held, ${IS_IN_TIME} as is_open,
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
select 'replay' as what, n::integer as n, id, null::bigint as slot_id, '' as depa_code, '' as product_id, 0 as places
  from prior
union all select 'made', a.n::integer, m.id, null, '', '', 0 from made m join asked a on a.id = m.id
union all select 'place', 0, '', p.id, p.depa_code, p.product_id, g.places from gained g join places p on p.id = g.slot_id
${more}`;
