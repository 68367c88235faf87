import { namedStatement } from '../../../../db/named-statement';
import { sharesSlot } from '../../../../shared/slots/slot-group';
import { limitedProducts, lockedDosesLeft } from '../../../../shared/slots/remaining-doses';
import { ASKED, BOOKING_PARAMETERS, IS_OPEN, ORDER_COLUMNS } from './booking-columns';

const ON_DAY_OF_SLOT = { depaCode: 'a.depa_code', productId: 'a.product_id', day: 'l.day' };

/**
 * Books a batch in one statement, which is one transaction. Requests whose key already has an order are answered with
 * it; the slots of the others are locked in id order, so that batches of several processes cannot deadlock; of each
 * slot's requests the first `remaining` become orders, each with its first event; and the counter falls by the number
 * of rows that were inserted.
 * Of a product that is limited by its stock, the row is locked after the slots, and at most as many become orders as it has doses for
 * the day. Numbered by how many are left for their day, no entry of the row is exceeded: whoever counts against one has at most as
 * many left. A request that has no dose takes no place.
 * The counter is computed from the row that the lock read. Computed from the updated row, it would first be evaluated
 * on the version of the statement's snapshot, and the table's check would reject a place that was freed meanwhile.
 * Every table is reached row by row through an index, whatever sizes the planner assumes: a plan made while the tables
 * are empty serves the rush that fills them.
 * Rows: as {@link BookedRow}.
 */
const bookBatch = (onConflict: string): string => `
with ${ASKED}, locked as materialized (
  select s.id, s.depa_code, s.group_code, s.day, s.start_time, s.end_time, s.remaining from slots s
  where s.id = any(:slotId::bigint[]) and ${IS_OPEN}
  order by s.id for no key update
), ${limitedProducts('select depa_code, product_id from asked', 'locked')}, opened as (
  select a.*, l.day, l.start_time, l.end_time, l.remaining, ${lockedDosesLeft(ON_DAY_OF_SLOT)} as doses
  from asked a
  join locked l on l.id = a.slot_id and ${sharesSlot('a', 'l')}
  where not exists (select from prior p where p.n = a.n)
), dosed as (
  select o.*, row_number() over (partition by o.depa_code, o.product_id order by o.doses, o.n) as dose
  from opened o where o.doses is null or o.doses > 0
), fitting as (
  select * from (
    select d.*, row_number() over (partition by d.slot_id order by d.n) as place
    from dosed d where d.doses is null or d.dose <= d.doses
  ) queue where place <= remaining
), made as (
  insert into orders (${ORDER_COLUMNS})
  select id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id, vaccine_code, dose_no,
    slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile, remark, guideline_version,
    person_turn, claimant, booked_by, :changesAllowed, :now, :now
  from fitting order by person_key
  ${onConflict}
  returning id, slot_id, status
), logged as (
  insert into order_events (order_id, at, actor, kind, status_after)
  select id, :now, 'user', 'created', status from made
), counted as (
  update slots s set remaining = l.remaining - taken.places
  from locked l, (select slot_id, count(*)::integer as places from made group by slot_id) taken
  where l.id = taken.slot_id and s.id = l.id and s.id = any(:slotId::bigint[])
)
select n::integer, id, true as replay from prior
union all
select 0, id, false from made`;

/** If one row breaks a unique index, none is inserted; this saves checking each of these indexes for every row. */
export const BOOK_BATCH = namedStatement('book', BOOKING_PARAMETERS)`${bookBatch('')}`;

/** A row that breaks a unique index is left out; the others are inserted. */
export const BOOK_FITTING = namedStatement('book-fitting', BOOKING_PARAMETERS)`
${bookBatch('on conflict do nothing')}`;

/** A row of {@link BOOK_BATCH}'s answer. */
export interface BookedRow {
  /** Position in the batch (from 1) of a replay; 0 for a new order, which is found by its id. */
  readonly n: number;
  readonly id: string;
  /** The order existed before. */
  readonly replay: boolean;
}
