import { VISIT_LIMITS } from '@contract/subscribe/one-visit-rules';
import { namedStatement } from '../../../../db/named-statement';
import { sharesHeldSlot, sharesSlot } from '../../../../shared/slots/slot-group';
import { limitedProducts, undosedRequests } from '../../../../shared/slots/remaining-doses';
import {
  ASKED,
  BOOKING_PARAMETERS,
  counted,
  lockedSlots,
  ORDER_COLUMNS,
  orderValues,
} from './booking-columns';

/** Whose hold is used: that of who books. */
const HOLDER = `coalesce(nullif((:bookedBy::text[])[1], ''), (:userId::text[])[1])`;

/**
 * Books one group, an order each, all or none. The account's hold is used up, and orders of the same person and dose
 * are replaced where that is asked for. A person who is booked already breaks the unique index, which undoes the whole
 * statement. Every slot concerned is locked first, in id order: those asked for, those of the hold, and those of the
 * replaced orders; hold and orders are then read in their newest version. If a hold covers more than is booked, the
 * rest is freed; a hold of the waiting list is valid only for the person and dose that waited. Of limited products there are doses for
 * all, with those of the hold and of the replaced orders, or nothing is booked.
 * The bookings are of one account; `holdId` and `visitId` may be null; `replacedIds` the order that each booking replaces, by
 * position, or null; `statuses` of an order that can be replaced, which must start later than `startsAfter`; `ticketId` admitted
 * ticket of the slots' release or null; it is used up in the same statement.
 * Rows: as {@link counted} has them.
 */
export const BOOK_GROUP = namedStatement(
  'book-party',
  `${BOOKING_PARAMETERS} holdId replacedIds visitId statuses startsAfter ticketId`,
)`
with ${ASKED}, ${lockedSlots(`
    :slotId::bigint[]
    || array(select h.slot_id from holds h where h.id = :holdId::text and h.user_id = ${HOLDER} and h.ended_at is null)
    || array(select o.slot_id from orders o where o.id = any(:replacedIds::text[]) and o.user_id = (:userId::text[])[1])
`)}, hold as materialized (
  select h.part, h.slot_id, h.places, h.products from holds h, got
  where h.id = :holdId::text and h.user_id = ${HOLDER} and h.slot_id = any(got.ids)
    and h.ended_at is null and h.expires_at > :now
    and (h.kind = 'form' or exists (
      select from waitlist_entries w join asked a on a.linkman_id = w.linkman_id and a.dose_no = w.dose_no
      where w.hold_id = h.id
    ))
  for update of h
), old as materialized (
  select o.id, o.slot_id, o.status, o.depa_code, o.product_id, o.day from asked a join orders o on o.id = (:replacedIds::text[])[a.n::integer], got
  where o.user_id = a.user_id and o.slot_id = any(got.ids) and o.status = any(:statuses::text[])
    and o.paid_cents = 0
    and (o.day + o.start_time::time) at time zone 'Asia/Shanghai' > :startsAfter
    and o.person_key = a.person_key and o.vaccine_code = a.vaccine_code and o.dose_no = a.dose_no
  for no key update of o
), ticket as materialized (
  select t.id, t.release_id, t.places from release_tickets t, got
  where t.id = :ticketId::text and t.user_id = (:userId::text[])[1] and t.state = 'admitted' and t.admitted_until > :now
    and got.ids is not null
  for update of t
), ${limitedProducts('select depa_code, product_id from asked', 'ticket')}, ${undosedRequests(`
  select 1 as n, a.depa_code, a.product_id, p.day, 1 as doses from asked a join places p on p.id = a.slot_id
  union all
  select 1, p.depa_code, h.product_id, p.day, -1 from places p join (
    select k.slot_id, unnest(k.products) as product_id from hold k
  ) h on h.slot_id = p.id
  union all
  select 1, o.depa_code, o.product_id, o.day, -1 from old o
`)}, short as (
  select wish.slot_id from (select slot_id, count(*) as people from asked group by slot_id) wish
  left join places p on p.id = wish.slot_id
  where p.id is null or not p.is_open
    or exists (select from asked a where a.slot_id = wish.slot_id and not coalesce(${sharesSlot('a', 'p')}, false)
      and not (${sharesHeldSlot('a', 'p')} and exists (select from hold h where h.slot_id = a.slot_id)))
    or (p.drawn_by is not null and not exists (select from ticket k where k.release_id = p.drawn_by))
    or wish.people > p.remaining
    + (select coalesce(sum(h.places), 0) from hold h where h.slot_id = wish.slot_id)
    + (select count(*) from old o where o.slot_id = wish.slot_id)
), go as materialized (
  select 1 where not exists (select from prior) and not exists (select from short) and not exists (select from undosed)
    and (select count(*) from old) = cardinality(array_remove(:replacedIds::text[], null))
    and (select count(*) from asked) <= coalesce((select k.places from ticket k), ${VISIT_LIMITS.mostDoses})
), ended as (
  update holds h set ended_at = :now, ended_how = 'booked' from go, hold k
  where h.id = :holdId::text and h.part = k.part and h.ended_at is null
  returning h.slot_id, h.places
), used as (
  update release_tickets t set state = 'used', ended_at = :now from go, ticket k where t.id = k.id
), cancelled as (
  update orders o set status = 'CANCELLED', updated_at = :now, cancel_reason = 'replaced' from go, old
  where o.id = old.id
  returning o.id, o.slot_id, old.status as status_before
), made as (
  insert into orders (${ORDER_COLUMNS}, visit_id)
  select ${orderValues('a', 's')}, :visitId::text
  from asked a join places s on s.id = a.slot_id cross join go cross join (select count(*) from cancelled) after
  order by a.person_key
  returning id, slot_id, status
), logged as (
  insert into order_events (order_id, at, actor, kind, status_before, status_after, acted_by)
  select id, :now::timestamptz, 'user', 'created', null, status, nullif((:bookedBy::text[])[1], '') from made
  union all select id, :now, 'user', 'cancelled', status_before, 'CANCELLED', nullif((:bookedBy::text[])[1], '') from cancelled
), ${counted(`
    select slot_id, places, places as unheld from ended
    union all select slot_id, 1, 0 from cancelled
    union all select slot_id, -1, 0 from made
`)}`;
