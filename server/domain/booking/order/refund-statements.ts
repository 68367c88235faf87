/**
 * Begins the refund of a prepaid order: status, refund and event together or not at all. The place stays taken, so only
 * the order is locked. The amounts were computed for a time and a sum, which must still be the order's.
 * $1 order, $2 owner (null: any), $3 allowed statuses, $4 only while it starts after (null: always), $5 now, $6 actor,
 * $7 cents refunded, $8 cents charged, $9 due at, $10 note, $11 cancel reason (null: unchanged), $12 day, $13 start,
 * $14 cents paid, $15 who of the clinic's staff.
 */
export const BEGIN_REFUND = `
with before as materialized (
  select o.id, o.status from orders o
  where o.id = $1 and ($2::text is null or o.user_id = $2) and o.removed_at is null and o.status = any($3::text[])
    and ($4::timestamptz is null or (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > $4)
    and o.day = $12::date and o.start_time = $13 and o.paid_cents = $14
  for no key update of o
), moved as (
  update orders o set status = 'REFUNDING', updated_at = $5, cancel_reason = coalesce($11, o.cancel_reason)
  from before where o.id = before.id
  returning o.id, before.status as status_before
), noted as (
  insert into refunds (order_id, state, started_by, status_before, refund_cents, charge_cents, requested_at, due_at)
  select id, 'waiting', $6, status_before, $7, $8, $5, $9 from moved
  on conflict (order_id) do update set state = 'waiting', started_by = excluded.started_by,
    status_before = excluded.status_before, refund_cents = excluded.refund_cents,
    charge_cents = excluded.charge_cents, requested_at = excluded.requested_at, due_at = excluded.due_at,
    claimed_at = null, settled_at = null
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, staff_id)
  select id, $5, $6, 'refund', status_before, 'REFUNDING', $10, $15 from moved
)
select id from moved`;

/**
 * Recalls a refund that its owner began and whose money has not been sent: the order has its former status again. Its slot
 * has been locked before. $1 order, $2 owner, $3 now. Rows: the order's status.
 */
export const RECALL_REFUND = `
with before as materialized (
  select o.id, r.status_before from orders o join refunds r on r.order_id = o.id
  where o.id = $1 and o.user_id = $2 and o.status = 'REFUNDING' and r.state = 'waiting' and r.started_by = 'user'
    and (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > $3
  for no key update of o, r
), moved as (
  update orders o set status = before.status_before, updated_at = $3, cancel_reason = ''
  from before where o.id = before.id
  returning o.id, o.status
), closed as (
  update refunds r set state = 'recalled', settled_at = $3 from moved where r.order_id = moved.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after)
  select id, $3, 'user', 'recalled', 'REFUNDING', status from moved
)
select status from moved`;

/**
 * Claims due refunds, each for one process; if its process dies, a refund is claimed again. $1 now, $2 died before,
 * $3 most.
 */
export const CLAIM_REFUNDS = `
update refunds r set state = 'paying', claimed_at = $1
from (
  select order_id from refunds
  where (state = 'waiting' and due_at <= $1) or (state = 'paying' and claimed_at < $2)
  order by due_at limit $3 for update skip locked
) due
where r.order_id = due.order_id
returning r.order_id, r.refund_cents`;

/**
 * Moves an order and its refund on by the payment's outcome: both or neither. The slot is locked before the order,
 * whose step depends on its status under the lock. If the order has been moved on already, only the refund changes; a
 * refund that was paid stays paid.
 * $1 order, $2 the refund's new state, $3 now; by position: $4 statuses, $5 the next status of each, $6 whether the
 * place is freed and $7 the actor.
 * Rows: the slot, and whether it gained a place.
 */
export const SETTLE_REFUND = `
with way as (
  select * from unnest($4::text[], $5::text[], $6::boolean[], $7::text[]) as w (status, next, is_back, actor)
), place as materialized (
  select s.id, s.remaining from slots s join orders o on o.slot_id = s.id where o.id = $1 for no key update of s
), before as materialized (
  select o.id, o.status, o.slot_id from orders o, place
  where o.id = $1 and o.slot_id = place.id and o.status = any($4::text[])
  for no key update of o
), moved as (
  update orders o set status = w.next, updated_at = $3::timestamptz
  from before b join way w on w.status = b.status where o.id = b.id
  returning o.id, o.slot_id, o.depa_code, o.product_id, b.status as status_before, w.next, w.is_back, w.actor
), given as (
  update slots s set remaining = place.remaining + 1 from moved m, place where m.is_back and s.id = m.slot_id and s.id = place.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after)
  select id, $3, actor, 'refund', status_before, next from moved
), settled as (
  update refunds r set state = $2, settled_at = $3
  where r.order_id = $1 and r.state <> 'paid' and (
    exists (select from moved) or exists (select from orders o where o.id = $1 and o.status = any($5::text[]))
  )
)
select slot_id, depa_code, product_id, is_back from moved`;

/** A row of {@link SETTLE_REFUND}'s answer. */
export interface SettledRow {
  readonly slot_id: number;
  readonly depa_code: string;
  readonly product_id: string;
  readonly is_back: boolean;
}
