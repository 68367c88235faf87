import { namedStatement } from '../../../../db/named-statement';
import { sharesSlot } from '../../../../shared/slots/slot-group';
import { limitedProducts, undosedRequests } from '../../../../shared/slots/remaining-doses';
import {
  ASKED,
  BOOKING_PARAMETERS,
  counted,
  lockedSlots,
  ORDER_COLUMNS,
  orderValues,
} from './booking-columns';

/**
 * Books doses of one person and moves others of theirs to new slots, all or none. Moved orders keep their id, code and payment.
 * Every slot concerned is locked first, in id order: those asked for, and those of the moved orders, which count as free for the
 * others. A key that has an order already changes nothing.
 * The bookings are of one account, none where orders are only moved; `movedIds` orders to move, `newSlots` their new slots, `counts`
 * whether each counts as a change of its owner's, `newTurns` the person's turn of each, `owner` theirs, `actedBy` the caregiver who acts for them or null, `statuses` of an order that
 * can be moved, which must start later than `startsAfter`.
 * Rows: as {@link counted} has them, and `moved` with the order.
 */
export const BOOK_COURSE = namedStatement(
  'book-course',
  `${BOOKING_PARAMETERS} movedIds newSlots counts newTurns owner actedBy statuses startsAfter`,
)`
with ${ASKED}, moving as (
  select * from unnest(:movedIds::text[], :newSlots::bigint[], :counts::boolean[], :newTurns::integer[]) as a (order_id, slot_id, counts, person_turn)
), ${lockedSlots(`
    :slotId::bigint[] || :newSlots::bigint[]
    || array(select o.slot_id from orders o where o.id = any(:movedIds::text[]) and o.user_id = :owner::text)
`)}, old as materialized (
  select o.id, o.slot_id, o.status, o.depa_code, o.product_id, o.day, m.slot_id as to_slot, m.counts, m.person_turn,
    to_char(o.day, 'YYYY-MM-DD') || ' ' || o.start_time as from_time
  from moving m join orders o on o.id = m.order_id, got
  where o.user_id = :owner::text and o.slot_id = any(got.ids) and o.status = any(:statuses::text[])
    and (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > :startsAfter::timestamptz
    and (not m.counts or o.remaining_changes > 0)
  for no key update of o
), wish as (
  select slot_id, depa_code, product_id from asked
  union all select to_slot, depa_code, product_id from old
), ${limitedProducts('select depa_code, product_id from wish', 'old')}, ${undosedRequests(`
  select 1 as n, w.depa_code, w.product_id, p.day, 1 as doses from wish w join places p on p.id = w.slot_id
  union all
  select 1, o.depa_code, o.product_id, o.day, -1 from old o
`)}, short as (
  select w.slot_id from (select slot_id, count(*) as people from wish group by slot_id) w
  left join places p on p.id = w.slot_id
  where p.id is null or not p.is_open or p.drawn_by is not null
    or exists (select from wish a where a.slot_id = w.slot_id and not coalesce(${sharesSlot('a', 'p')}, false))
    or w.people > p.remaining + (select count(*) from old o where o.slot_id = w.slot_id)
), go as materialized (
  select 1 where not exists (select from prior) and not exists (select from short) and not exists (select from undosed)
    and (select count(*) from old) = cardinality(:movedIds::text[])
), moved as (
  update orders o set slot_id = p.id, day = p.day, start_time = p.start_time, end_time = p.end_time,
    remaining_changes = o.remaining_changes - case when old.counts then 1 else 0 end,
    person_turn = old.person_turn, updated_at = :now
  from go, old join places p on p.id = old.to_slot
  where o.id = old.id
  returning o.id, old.slot_id as from_slot, p.id as to_slot, old.status, old.from_time
), made as (
  insert into orders (${ORDER_COLUMNS})
  select ${orderValues('a', 's')}
  from asked a join places s on s.id = a.slot_id cross join go
  returning id, slot_id, status
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, note, acted_by)
  select id, :now::timestamptz, 'user', 'created', null, status, '', :actedBy::text from made
  union all select id, :now, 'user', 'changed', status, status, from_time, :actedBy from moved
), ${counted(
  `select from_slot as slot_id, 1 as places, 0 as unheld from moved
    union all select to_slot, -1, 0 from moved
    union all select slot_id, -1, 0 from made`,
  `union all select 'moved', 0, m.id, null, '', 0 from moved m`,
)}`;
