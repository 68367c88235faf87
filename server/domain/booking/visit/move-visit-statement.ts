import { namedStatement } from '../../../db/named-statement';
import { limitedProducts, undosedRequests } from '../../../shared/slots/remaining-doses';
import { sharesSlot } from '../../../shared/slots/slot-group';
import { IS_IN_TIME, TIME_PARAMETERS } from '../../../shared/slots/bookable';

/**
 * Moves several orders of one account to other slots of their clinic in one statement, all or none. Every slot concerned is locked
 * first, in id order; then the orders, so that a cancellation, which starts with its slot, cannot deadlock with it. Places that the
 * orders leave are free for the others of them. It changes nothing where one of the orders may not be changed (any more), or one of
 * the slots is full, closed, not released, past or out of the window, or a limited product has not a dose for each. An order that is wished where it is stays and keeps its changes.
 * By position: `orderId`, `slotId` its slot afterwards, `personTurn`; `userId` owner, `actedBy` the caregiver who acts for them or null, `statuses` that allow it; only while the orders
 * start after `startsAfter`. Rows: a slot each with the places that it gained (below 0: lost); none: nothing was moved.
 */
export const MOVE_VISIT = namedStatement(
  'move-visit',
  `orderId slotId personTurn userId actedBy statuses startsAfter ${TIME_PARAMETERS}`,
)`
with wish as (
  select * from unnest(:orderId::text[], :slotId::bigint[], :personTurn::integer[]) as w (order_id, slot_id, person_turn)
), places as materialized (
  select s.*, (not s.drawn and ${IS_IN_TIME}) as is_open from slots s
  where s.id = any(:slotId::bigint[]) or s.id in (select o.slot_id from orders o where o.id = any(:orderId::text[]))
  order by s.id for no key update
), held as materialized (
  select array_agg(p.id) as ids from places p
), before as materialized (
  select o.id, o.status, o.slot_id, o.depa_code, o.product_id, o.day, o.start_time from orders o, held
  where o.id = any(:orderId::text[]) and o.user_id = :userId and o.removed_at is null and o.slot_id = any(held.ids)
    and o.status = any(:statuses::text[]) and o.remaining_changes > 0
    and (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > :startsAfter
  order by o.id for no key update of o
), moving as (
  select b.*, w.slot_id as to_slot, w.person_turn from before b join wish w on w.order_id = b.id where w.slot_id <> b.slot_id
), ${limitedProducts('select depa_code, product_id from moving', 'before')}, ${undosedRequests(`
  select 1 as n, m.depa_code, m.product_id, p.day, 1 as doses from moving m join places p on p.id = m.to_slot
  union all
  select 1, m.depa_code, m.product_id, m.day, -1 from moving m
`)}, gained as (
  select slot_id, sum(places)::integer as places from (
    select slot_id, 1 as places from moving union all select to_slot, -1 from moving
  ) each group by slot_id
), short as (
  select from moving m left join places p on p.id = m.to_slot left join gained g on g.slot_id = p.id
  where p.id is null or not p.is_open or not coalesce(${sharesSlot('m', 'p')}, false) or p.remaining + g.places < 0
), go as materialized (
  select 1 where not exists (select from short) and not exists (select from undosed) and (select count(*) from before) = cardinality(:orderId::text[])
), moved as (
  update orders o set slot_id = p.id, day = p.day, start_time = p.start_time, end_time = p.end_time,
    remaining_changes = o.remaining_changes - 1, person_turn = m.person_turn, updated_at = :now
  from go, moving m join places p on p.id = m.to_slot where o.id = m.id
  returning o.id, o.status, to_char(m.day, 'YYYY-MM-DD') || ' ' || m.start_time as from_time
), counted as (
  update slots s set remaining = p.remaining + g.places from go, gained g join places p on p.id = g.slot_id
  where s.id = p.id
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, acted_by)
  select id, :now, 'user', 'changed', status, status, from_time, :actedBy::text from moved
)
select p.id as slot_id, p.depa_code, g.places from go, gained g join places p on p.id = g.slot_id`;

/** A slot whose places a move of a visit has changed. */
export interface MovedSlot {
  readonly slot_id: number;
  readonly depa_code: string;
  readonly places: number;
}
