import { namedStatement } from '../../../db/named-statement';
import { sharesSlot } from '../../../shared/slots/slot-group';
import { limitedProducts, undosedRequests } from '../../../shared/slots/remaining-doses';
import { IS_IN_TIME, TIME_PARAMETERS } from '../../../shared/slots/bookable';

/**
 * Moves an order to another slot of the same clinic and product in one statement: both slots are locked in id order,
 * one place is freed, the other is taken, the order keeps its id. It changes nothing where the new slot is full,
 * closed, not released, past or out of the window, has no dose of a limited product for its day, or the order may not be changed (any more). `held` makes sure that
 * both slots are locked before the order; otherwise a cancellation, which starts with its slot, could deadlock with it.
 * `userId` owner, `actedBy` the caregiver who acts for them or null, `slotId` the new slot, `statuses` that allow it; only while the order starts after `startsAfter`.
 */
export const CHANGE = namedStatement(
  'change',
  `orderId userId actedBy slotId statuses startsAfter personTurn ${TIME_PARAMETERS}`,
)`
with places as materialized (
  select s.* from slots s
  where s.id = :slotId or s.id = (select o.slot_id from orders o where o.id = :orderId)
  order by s.id for no key update
), target as (
  select * from places s
  where s.id = :slotId and s.remaining > 0 and not s.drawn and ${IS_IN_TIME}
), held as materialized (
  select array_agg(p.id) as ids from places p
), before as materialized (
  select o.id, o.status, o.slot_id, o.day, o.start_time, o.depa_code, o.product_id from orders o, held
  where o.id = :orderId and o.user_id = :userId and o.slot_id <> :slotId and o.slot_id = any(held.ids)
    and o.status = any(:statuses::text[]) and o.remaining_changes > 0
    and (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > :startsAfter
  for no key update of o
), ${limitedProducts('select depa_code, product_id from before', 'before')}, ${undosedRequests(`
  select 1 as n, b.depa_code, b.product_id, target.day, 1 as doses from before b, target
  union all
  select 1, b.depa_code, b.product_id, b.day, -1 from before b
`)}, moved as (
  update orders o set slot_id = target.id, day = target.day, start_time = target.start_time,
    end_time = target.end_time, remaining_changes = o.remaining_changes - 1, person_turn = :personTurn,
    updated_at = :now
  from before, target
  where o.id = before.id and not exists (select from undosed) and ${sharesSlot('o', 'target')}
  returning o.id, o.depa_code, before.slot_id as from_slot, target.id as to_slot, o.status,
    to_char(before.day, 'YYYY-MM-DD') || ' ' || before.start_time as from_time
), counted as (
  update slots s set remaining = p.remaining + case when p.id = moved.to_slot then -1 else 1 end
  from moved, places p where p.id in (moved.from_slot, moved.to_slot) and s.id = p.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, acted_by)
  select id, :now, 'user', 'changed', status, status, from_time, :actedBy::text from moved
)
select from_slot, to_slot, depa_code from moved`;

/** The two slots of an order that was changed. */
export interface ChangeRow {
  readonly from_slot: number;
  readonly to_slot: number;
  readonly depa_code: string;
}
