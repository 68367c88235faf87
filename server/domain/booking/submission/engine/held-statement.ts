import { namedStatement } from '../../../../db/named-statement';
import { sharesHeldSlot } from '../../../../shared/slots/slot-group';
import { limitedProducts, lockedDosesLeft } from '../../../../shared/slots/remaining-doses';
import { ASKED, BOOKING_PARAMETERS, IS_OPEN, ORDER_COLUMNS, orderValues } from './booking-columns';

/**
 * Books a batch of held slots, one place each. Hold, order and counter change in this one statement: the hold is read
 * again under its slot's lock (owner, slot, still live by the provider's clock), and ended for exactly the rows that
 * became orders. Free places are never touched here. A waiting-list offer is valid only for the person and the dose
 * that waited: each offer's entry is found by its hold. The dose of a limited product is held with the place; another product than
 * the place is held for needs one that is left.
 * `holdIds` hold of each booking.
 * Every hold is reached by its key, one after another, whatever the planner assumes: whether it has ended is checked
 * outside of that lookup, so that no index of the live holds is a candidate. The rows of the batch carry all columns
 * from step to step, because joining them again costs the square of the batch.
 * Rows: as `BookedRow`.
 */
export const BOOK_HELD = namedStatement('book-held', `${BOOKING_PARAMETERS} holdIds`)`
with ${ASKED}, locked as materialized (
  select s.id, s.depa_code, s.group_code, s.day, s.start_time, s.end_time, s.held from slots s
  where s.id = any(:slotId::bigint[]) and ${IS_OPEN}
  order by s.id for no key update
), got as materialized (
  select array_agg(id) as ids from locked
), held as materialized (
  select a.*, h.id as hold_id, a.product_id = any(h.products) as has_dose from asked a cross join got cross join lateral (
    select h.id, h.user_id, h.ended_at, h.expires_at, h.places, h.kind, h.products,
      (select count(*) from holds o where o.id = h.id) as parts
    from holds h
    where h.id = (:holdIds::text[])[a.n] and h.part = 0 and h.slot_id = a.slot_id and a.slot_id = any(got.ids)
    limit 1 for update of h
  ) h
  where h.user_id = coalesce(nullif(a.booked_by, ''), a.user_id) and h.ended_at is null and h.expires_at > :now and h.places = 1 and h.parts = 1
    and not exists (select from prior p where p.n = a.n)
    and (h.kind = 'form' or (
      select true from waitlist_entries w where w.hold_id = h.id and w.linkman_id = a.linkman_id and w.dose_no = a.dose_no
      limit 1
    ))
), ${limitedProducts('select depa_code, product_id from held where not has_dose', 'held')}, wanting as materialized (
  select distinct on (h.hold_id) h.*, l.day, l.start_time, l.end_time,
    case when not h.has_dose then ${lockedDosesLeft({ depaCode: 'h.depa_code', productId: 'h.product_id', day: 'l.day' })} end as doses
  from held h
  join locked l on l.id = h.slot_id and ${sharesHeldSlot('h', 'l')}
  order by h.hold_id, h.n
), fitting as materialized (
  select * from (
    select w.*, row_number() over (partition by w.depa_code, w.product_id order by w.doses, w.n) as dose
    from wanting w where w.doses is null or w.doses > 0
  ) numbered where doses is null or dose <= doses
), made as (
  insert into orders (${ORDER_COLUMNS})
  select ${orderValues('f', 'f')}
  from fitting f
  order by f.person_key
  on conflict do nothing
  returning id, slot_id, status
), logged as (
  insert into order_events (order_id, at, actor, kind, status_after)
  select id, :now, 'user', 'created', status from made
), ended as (
  update holds h set ended_at = :now, ended_how = 'booked'
  where h.part = 0 and h.id = any(array(
    select f.hold_id from fitting f where (f.id in (select m.id from made m)) is true
  ))
  returning h.slot_id, h.places
), counted as (
  update slots s set held = l.held - e.places
  from locked l, (select slot_id, sum(places)::integer as places from ended group by slot_id) e
  where l.id = e.slot_id and s.id = l.id and s.id = any(:slotId::bigint[])
)
select n::integer, id, true as replay from prior
union all
select 0, id, false from made`;
