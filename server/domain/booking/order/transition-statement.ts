import { namedStatement } from '../../../db/named-statement';

/**
 * One step of the order lifecycle in one statement. The slot is locked before the order, in the same order as bookings
 * lock them; the step happens only from a status that allows it, so that a place is freed exactly once however often
 * and from wherever the step is requested.
 * A prepaid order is never just cancelled.
 * `userId` owner (null: any), `isBack` whether the place is freed, `cancelReason` and `lot` null: unchanged, `startsAfter` only while
 * the order does (null: always), `staffId` null: nobody of the clinic, `actedBy` the caregiver who acts for the owner or null, `person` whom the dose was given (null: unchanged; a walk-in's
 * stays), `given` which product and dose were given instead of what was booked (null: the booked ones).
 */
export const TRANSITION = namedStatement(
  'transition',
  'orderId userId statuses to isBack now actor kind note cancelReason startsAfter lot staffId actedBy person given',
)`
with place as materialized (
  select s.id, s.remaining from slots s join orders o on o.slot_id = s.id where o.id = :orderId for no key update of s
), before as materialized (
  select o.id, o.status from orders o, place
  where o.id = :orderId and (:userId::text is null or o.user_id = :userId) and o.slot_id = place.id and o.status = any(:statuses::text[])
    and (:to::text <> 'CANCELLED' or o.paid_cents = 0)
    and (:startsAfter::timestamptz is null or (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > :startsAfter)
  for no key update of o
), moved as (
  update orders o set status = :to, updated_at = :now, cancel_reason = coalesce(:cancelReason, o.cancel_reason),
    lot = coalesce(:lot, o.lot), person = coalesce(o.person, :person::jsonb),
    booked = case when :given::jsonb is null then o.booked else jsonb_build_object(
      'productId', o.product_id, 'vaccineCode', o.vaccine_code, 'doseNo', o.dose_no) end,
    product_id = coalesce(:given::jsonb ->> 'productId', o.product_id),
    vaccine_code = coalesce(:given::jsonb ->> 'vaccineCode', o.vaccine_code),
    dose_no = coalesce((:given::jsonb ->> 'doseNo')::integer, o.dose_no)
  from before where o.id = before.id
  returning o.id, o.slot_id, o.depa_code, before.status as status_before
), given as (
  update slots s set remaining = place.remaining + 1 from moved, place where :isBack and s.id = moved.slot_id and s.id = place.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, staff_id, acted_by)
  select id, :now, :actor, :kind, status_before, :to, :note, :staffId, :actedBy::text from moved
)
select slot_id, depa_code from moved`;

/** The slot of the order; no row where the step was not allowed. */
export interface TransitionRow {
  readonly slot_id: number;
  readonly depa_code: string;
}
