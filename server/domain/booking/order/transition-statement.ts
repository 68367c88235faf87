/**
 * One step of the order lifecycle in one statement. The slot is locked before the order, in the same order as bookings
 * lock them; the step happens only from a status that allows it, so that a place is freed exactly once however often
 * and from wherever the step is requested.
 * A prepaid order is never just cancelled.
 * $1 order, $2 owner (null: any), $3 allowed statuses, $4 new status, $5 whether the place is freed, $6 now,
 * $7 actor, $8 kind of event, $9 note, $10 cancel reason (null: unchanged), $11 only while it starts after (null:
 * always),
 * $12 lot number (null: unchanged), $13 who of the clinic's staff (null: nobody), $14 whom the dose was given (null:
 * unchanged; a walk-in's stays), $15 which product and dose were given instead of what was booked (null: the booked ones).
 */
export const TRANSITION = `
with place as materialized (
  select s.id, s.remaining from slots s join orders o on o.slot_id = s.id where o.id = $1 for no key update of s
), before as materialized (
  select o.id, o.status from orders o, place
  where o.id = $1 and ($2::text is null or o.user_id = $2) and o.slot_id = place.id and o.status = any($3::text[])
    and ($4::text <> 'CANCELLED' or o.paid_cents = 0)
    and ($11::timestamptz is null or (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > $11)
  for no key update of o
), moved as (
  update orders o set status = $4, updated_at = $6, cancel_reason = coalesce($10, o.cancel_reason),
    lot = coalesce($12, o.lot), person = coalesce(o.person, $14::jsonb),
    booked = case when $15::jsonb is null then o.booked else jsonb_build_object(
      'productId', o.product_id, 'vaccineCode', o.vaccine_code, 'doseNo', o.dose_no) end,
    product_id = coalesce($15::jsonb ->> 'productId', o.product_id),
    vaccine_code = coalesce($15::jsonb ->> 'vaccineCode', o.vaccine_code),
    dose_no = coalesce(($15::jsonb ->> 'doseNo')::integer, o.dose_no)
  from before where o.id = before.id
  returning o.id, o.slot_id, o.depa_code, o.product_id, before.status as status_before
), given as (
  update slots s set remaining = place.remaining + 1 from moved, place where $5 and s.id = moved.slot_id and s.id = place.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, staff_id)
  select id, $6, $7, $8, status_before, $4, $9, $13 from moved
)
select slot_id, depa_code, product_id from moved`;

/** The slot of the order; no row where the step was not allowed. */
export interface TransitionRow {
  readonly slot_id: number;
  readonly depa_code: string;
  readonly product_id: string;
}
