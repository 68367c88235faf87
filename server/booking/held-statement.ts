import { ASKED, IS_OPEN, ORDER_COLUMNS, ORDER_VALUES, PRIOR } from './booking-columns';

/**
 * Books a batch of places that are held for those who ask, one each. Hold, order and counter change in this one
 * statement: the hold is looked at again under its slot's lock (owner, slot, still live by the provider's clock), and
 * ended for exactly the rows that became orders. Places that nobody holds are never touched here.
 * $1 … $22 as `bookingValues` has them, $23 hold of each booking.
 * Rows: position in the batch (from 1), order id, whether the order was there before.
 */
export const BOOK_HELD = `
with ${ASKED}, ${PRIOR}, wish as (
  select n, hold_id from unnest($23::text[]) with ordinality as w (hold_id, n)
), locked as materialized (
  select s.id, s.depa_code, s.product_id, s.day, s.start_time, s.end_time, s.held from slots s
  where s.id = any($7::bigint[]) and ${IS_OPEN}
  order by s.id for no key update
), got as materialized (
  select array_agg(id) as ids from locked
), held as materialized (
  select h.id, h.user_id, h.slot_id from holds h, got
  where h.id = any($23::text[]) and h.slot_id = any(got.ids) and h.ended_at is null and h.expires_at > $18
    and h.places = 1 and not exists (select from holds o where o.id = h.id and o.part <> h.part)
  for update of h
), fitting as (
  select distinct on (h.id) a.n, h.id as hold_id
  from asked a join wish w on w.n = a.n
  join held h on h.id = w.hold_id and h.slot_id = a.slot_id and h.user_id = a.user_id
  join locked l on l.id = a.slot_id and l.depa_code = a.depa_code and l.product_id = a.product_id
  where not exists (select from prior p where p.n = a.n)
  order by h.id, a.n
), made as (
  insert into orders (${ORDER_COLUMNS})
  select ${ORDER_VALUES}
  from fitting f join asked a on a.n = f.n join locked s on s.id = a.slot_id
  order by a.person_key
  on conflict do nothing
  returning id, slot_id, status
), logged as (
  insert into order_events (order_id, at, actor, kind, status_after)
  select id, $18, 'user', 'created', status from made
), ended as (
  update holds h set ended_at = $18, ended_how = 'booked'
  where h.id = any(array(
    select f.hold_id from made m join asked a on a.id = m.id join fitting f on f.n = a.n
  )) and h.ended_at is null
  returning h.slot_id, h.places
), counted as (
  update slots s set held = l.held - e.places
  from locked l, (select slot_id, sum(places)::integer as places from ended group by slot_id) e
  where l.id = e.slot_id and s.id = l.id and s.id = any($7::bigint[])
)
select n::integer, id, true as replay from prior
union all
select a.n::integer, made.id, false from made join asked a on a.id = made.id`;
