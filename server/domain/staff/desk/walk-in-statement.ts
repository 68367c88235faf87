import { namedStatement } from '../../../db/named-statement';
import { groupOf } from '../../../shared/slots/slot-group';

/**
 * Makes the order of a walk-in, in one statement: it takes a place of an open slot of the clinic that its product shares, and changes nothing
 * where there is none or the dose is booked already. The slot is locked first and its counter computed from the row
 * that the lock read, as in every booking.
 */
export const WALK_IN = namedStatement(
  'walk-in',
  'id reference personKey turn idempotencyKey slot clinic product vaccine dose price fee mobile person now staff day',
)`
with place as materialized (
  select s.* from slots s where s.id = :slot and s.depa_code = :clinic and s.day = :day and s.closed_at is null
    and s.group_code = ${groupOf(':clinic', ':product')}
  for no key update
), made as (
  insert into orders (
    id, reference, person_key, idempotency_key, depa_code, product_id, vaccine_code, dose_no, slot_id, day, start_time,
    end_time, status, price_cents, service_fee_cents, mobile, guideline_version, remaining_changes, created_at, updated_at,
    source, person, person_turn
  )
  select :id, :reference, :personKey, :idempotencyKey, p.depa_code, :product, :vaccine, :dose, p.id, p.day, p.start_time, p.end_time, 'ARRIVED', :price, :fee,
    :mobile, '', 0, :now, :now, 'walk_in', :person::jsonb, :turn
  from place p where p.remaining > 0
  on conflict do nothing
  returning id, slot_id
), counted as (
  update slots s set remaining = p.remaining - 1 from place p, made where s.id = made.slot_id and p.id = s.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_after, staff_id)
  select id, :now, 'clinic', 'created', 'ARRIVED', :staff from made
)
select id from made`;
