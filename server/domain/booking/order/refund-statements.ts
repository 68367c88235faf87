import { namedStatement } from '../../../db/named-statement';

/**
 * Begins the refund of a prepaid order: status, refund and event together or not at all. The place stays taken, so only
 * the order is locked. The amounts were computed for a time and a sum, which must still be the order's.
 * `userId` owner (null: any), `statuses` that allow it, `startsAfter` only while the order does (null: always),
 * `cancelReason` null: unchanged, `day`, `startTime` and `paidCents` as the order had them, `staffId` who of the clinic (null: nobody),
 * `actedBy` the caregiver who acts for the owner or null.
 */
export const BEGIN_REFUND = namedStatement(
  'begin-refund',
  'orderId userId statuses startsAfter now actor refundCents chargeCents dueAt note cancelReason day startTime paidCents staffId actedBy',
)`
with before as materialized (
  select o.id, o.status from orders o
  where o.id = :orderId and (:userId::text is null or o.user_id = :userId) and o.removed_at is null and o.status = any(:statuses::text[])
    and (:startsAfter::timestamptz is null or (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > :startsAfter)
    and o.day = :day::date and o.start_time = :startTime and o.paid_cents = :paidCents
  for no key update of o
), moved as (
  update orders o set status = 'REFUNDING', updated_at = :now, cancel_reason = coalesce(:cancelReason, o.cancel_reason)
  from before where o.id = before.id
  returning o.id, before.status as status_before
), noted as (
  insert into refunds (order_id, state, started_by, status_before, refund_cents, charge_cents, requested_at, due_at)
  select id, 'waiting', :actor, status_before, :refundCents, :chargeCents, :now, :dueAt from moved
  on conflict (order_id) do update set state = 'waiting', started_by = excluded.started_by,
    status_before = excluded.status_before, refund_cents = excluded.refund_cents,
    charge_cents = excluded.charge_cents, requested_at = excluded.requested_at, due_at = excluded.due_at,
    claimed_at = null, settled_at = null
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, staff_id, acted_by)
  select id, :now, :actor, 'refund', status_before, 'REFUNDING', :note, :staffId, :actedBy::text from moved
)
select id from moved`;

/**
 * Recalls a refund that its owner began and whose money has not been sent: the order has its former status again. Its slot
 * has been locked before. Rows: the order's status.
 */
export const RECALL_REFUND = namedStatement('recall-refund', 'orderId userId now')`
with before as materialized (
  select o.id, r.status_before from orders o join refunds r on r.order_id = o.id
  where o.id = :orderId and o.user_id = :userId and o.status = 'REFUNDING' and r.state = 'waiting' and r.started_by = 'user'
    and (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > :now
  for no key update of o, r
), moved as (
  update orders o set status = before.status_before, updated_at = :now, cancel_reason = ''
  from before where o.id = before.id
  returning o.id, o.status
), closed as (
  update refunds r set state = 'recalled', settled_at = :now from moved where r.order_id = moved.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after)
  select id, :now, 'user', 'recalled', 'REFUNDING', status from moved
)
select status from moved`;

/** Claims due refunds, each for one process; one claimed before `diedBefore` is claimed again, as its process has died. */
export const CLAIM_REFUNDS = namedStatement('claim-refunds', 'now diedBefore most')`
update refunds r set state = 'paying', claimed_at = :now
from (
  select order_id from refunds
  where (state = 'waiting' and due_at <= :now) or (state = 'paying' and claimed_at < :diedBefore)
  order by due_at limit :most for update skip locked
) due
where r.order_id = due.order_id
returning r.order_id, r.refund_cents`;

/**
 * Moves an order and its refund on by the payment's outcome: both or neither. The slot is locked before the order,
 * whose step depends on its status under the lock. If the order has been moved on already, only the refund changes; a
 * refund that was paid stays paid.
 * `state` the refund's new state; by position: `from` statuses, `to` the next status of each, `isBack` whether the place is
 * freed, `actors`.
 * Rows: the slot, and whether it gained a place.
 */
export const SETTLE_REFUND = namedStatement(
  'settle-refund',
  'orderId state now from to isBack actors',
)`
with way as (
  select * from unnest(:from::text[], :to::text[], :isBack::boolean[], :actors::text[]) as w (status, next, is_back, actor)
), place as materialized (
  select s.id, s.remaining from slots s join orders o on o.slot_id = s.id where o.id = :orderId for no key update of s
), before as materialized (
  select o.id, o.status, o.slot_id from orders o, place
  where o.id = :orderId and o.slot_id = place.id and o.status = any(:from::text[])
  for no key update of o
), moved as (
  update orders o set status = w.next, updated_at = :now::timestamptz
  from before b join way w on w.status = b.status where o.id = b.id
  returning o.id, o.slot_id, o.depa_code, b.status as status_before, w.next, w.is_back, w.actor
), given as (
  update slots s set remaining = place.remaining + 1 from moved m, place where m.is_back and s.id = m.slot_id and s.id = place.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after)
  select id, :now, actor, 'refund', status_before, next from moved
), settled as (
  update refunds r set state = :state, settled_at = :now
  where r.order_id = :orderId and r.state <> 'paid' and (
    exists (select from moved) or exists (select from orders o where o.id = :orderId and o.status = any(:to::text[]))
  )
)
select slot_id, depa_code, is_back from moved`;

/** A row of {@link SETTLE_REFUND}'s answer. */
export interface SettledRow {
  readonly slot_id: number;
  readonly depa_code: string;
  readonly is_back: boolean;
}
