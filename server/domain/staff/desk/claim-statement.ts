import { namedStatement } from '../../../db/named-statement';
import { ACTIVE_STATUSES } from '@contract/order/status-rules';
import { statusList } from '../../../shared/lifecycle/statuses';
import { ORDER_COLUMNS } from '../../booking/submission/engine/booking-columns';

const ACTIVE = statusList(ACTIVE_STATUSES);

/**
 * Hands an appointment over to the account of the document's holder, in one statement: the conflicting order ends as
 * `claimed`, and one for the same time is made for the other account. The place passes from one order to the other, so
 * the slot's counter stays; a new order keeps the first owner from its code and from later changes.
 * The desk has the document before it, so the member is proved from then on.
 * The slot is locked before the order, as in every step.
 */
export const CLAIM = namedStatement(
  'claim',
  'order personKey clinic statuses account member newId reference idempotencyKey mobile now staff reason changesAllowed',
)`
with place as materialized (
  select s.id from slots s join orders o on o.slot_id = s.id where o.id = :order for no key update of s
), old as materialized (
  select o.* from orders o, place
  where o.id = :order and o.slot_id = place.id and o.person_key = :personKey and o.depa_code = :clinic
    and o.status = any(:statuses::text[]) and o.paid_cents = 0 and o.user_id is distinct from :account
    and not exists (select from orders own where own.person_key = o.person_key and own.vaccine_code = o.vaccine_code
      and own.dose_no = o.dose_no and own.user_id = :account and own.status in (${ACTIVE}))
  for no key update of o
), ended as (
  update orders o set status = 'CANCELLED', cancel_reason = 'claimed', updated_at = :now from old where o.id = old.id
  returning o.id
), made as (
  insert into orders (${ORDER_COLUMNS})
  select :newId, :reference, :account, :member, person_key, :idempotencyKey, depa_code, product_id, vaccine_code,
    dose_no, slot_id, day, start_time, end_time,
    status, price_cents, service_fee_cents, :mobile, '', guideline_version, null, '', '', :changesAllowed, :now::timestamptz, :now::timestamptz
  from old cross join (select count(*) from ended) after
  returning id, status
), proved as (
  update linkmen l set proved_at = :now::timestamptz from made where l.id = :member
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, staff_id)
  select old.id, :now::timestamptz, 'clinic', 'cancelled', old.status, 'CANCELLED', :reason, :staff from old
  union all select made.id, :now, 'clinic', 'created', null, made.status, '', :staff from made
)
select id from made`;
