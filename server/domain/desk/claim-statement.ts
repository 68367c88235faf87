import { ORDER_COLUMNS } from '../booking/engine/booking-columns';

/**
 * Hands an appointment over to the account of the document's holder, in one statement: the conflicting order ends as
 * `claimed`, and one for the same time is made for the other account. The place passes from one order to the other, so
 * the slot's counter stays; a new order keeps the first owner from its code and from later changes.
 * The slot is locked before the order, as in every step.
 * $1 order, $2 person key, $3 clinic, $4 statuses, $5 account, $6 member, $7 new id, $8 reference, $9 idempotency key,
 * $10 mobile, $11 now, $12 staff, $13 reason, $14 changes allowed.
 */
export const CLAIM = `
with place as materialized (
  select s.id from slots s join orders o on o.slot_id = s.id where o.id = $1 for no key update of s
), old as materialized (
  select o.* from orders o, place where o.id = $1 and o.slot_id = place.id and o.person_key = $2 and o.depa_code = $3
    and o.status = any($4::text[]) and o.paid_cents = 0 and o.user_id is distinct from $5
  for no key update of o
), ended as (
  update orders o set status = 'CANCELLED', cancel_reason = 'claimed', updated_at = $11 from old where o.id = old.id
  returning o.id
), made as (
  insert into orders (${ORDER_COLUMNS})
  select $7, $8, $5, $6, person_key, $9, depa_code, product_id, vaccine_code, dose_no, slot_id, day, start_time, end_time,
    status, price_cents, service_fee_cents, $10, '', guideline_version, $14, $11::timestamptz, $11::timestamptz
  from old cross join (select count(*) from ended) after
  returning id, status
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, staff_id)
  select old.id, $11::timestamptz, 'clinic', 'cancelled', old.status, 'CANCELLED', $13, $12 from old
  union all select made.id, $11, 'clinic', 'created', null, made.status, '', $12 from made
)
select id from made`;
