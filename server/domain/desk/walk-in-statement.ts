/**
 * Makes the order of a walk-in, in one statement: it takes a place of an open slot of the clinic, and changes nothing
 * where there is none or the dose is booked already. The slot is locked first and its counter computed from the row
 * that
 * the lock read, as in every booking.
 * $1 id, $2 reference, $3 person key, $4 idempotency key, $5 slot, $6 clinic, $7 vaccine, $8 dose, $9 price, $10 fee,
 * $11 mobile, $12 person, $13 now, $14 staff, $15 day.
 */
export const WALK_IN = `
with place as materialized (
  select s.* from slots s where s.id = $5 and s.depa_code = $6 and s.day = $15 and s.closed_at is null
  for no key update
), made as (
  insert into orders (
    id, reference, person_key, idempotency_key, depa_code, product_id, vaccine_code, dose_no, slot_id, day, start_time,
    end_time, status, price_cents, service_fee_cents, mobile, guideline_version, remaining_changes, created_at, updated_at,
    source, person
  )
  select $1, $2, $3, $4, p.depa_code, p.product_id, $7, $8, p.id, p.day, p.start_time, p.end_time, 'ARRIVED', $9, $10,
    $11, '', 0, $13, $13, 'walk_in', $12::jsonb
  from place p where p.remaining > 0
  on conflict do nothing
  returning id, slot_id
), counted as (
  update slots s set remaining = p.remaining - 1 from place p, made where s.id = made.slot_id and p.id = s.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_after, staff_id)
  select id, $13, 'clinic', 'created', 'ARRIVED', $14 from made
)
select id from made`;
