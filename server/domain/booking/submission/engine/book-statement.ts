import { namedStatement } from '../../../../db/named-statement';
import { sharesSlot } from '../../../../shared/slots/slot-group';
import { ASKED, BOOKING_PARAMETERS, IS_OPEN, ORDER_COLUMNS } from './booking-columns';

/**
 * Books a batch in one statement, which is one transaction. Requests whose key already has an order are answered with
 * it; the slots of the others are locked in id order, so that batches of several processes cannot deadlock; of each
 * slot's requests the first `remaining` become orders, each with its first event; and the counter falls by the number
 * of rows that were inserted.
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
), fitting as (
  select * from (
    select a.*, l.day, l.start_time, l.end_time, l.remaining,
      row_number() over (partition by a.slot_id order by a.n) as place
    from asked a
    join locked l on l.id = a.slot_id and ${sharesSlot('a', 'l')}
    where not exists (select from prior p where p.n = a.n)
  ) queue where place <= remaining
), made as (
  insert into orders (${ORDER_COLUMNS})
  select id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id, vaccine_code, dose_no,
    slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile, remark, guideline_version,
    person_turn, claimant, :changesAllowed, :now, :now
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
