import { sql } from 'kysely';
import { columnArrays } from '../../../db/column-arrays';
import type { Db } from '../../../db/database';
import { namedStatement } from '../../../db/named-statement';
import { isUnused } from '../unused';
import type { ExistingSlot, SlotUpdate } from './plan-slots';
import type { SlotGroup, SlotOfGroup, Span } from './read-schedules';

/** Slots of one statement. */
const BATCH = 2_000;

const COLUMNS = 'depaCode groupCode day startTime endTime capacity releaseAt';
const INSERT = namedStatement('make-slots', COLUMNS)`
insert into slots (depa_code, group_code, day, start_time, end_time, capacity, remaining, release_at)
select depa_code, group_code, day, start_time, end_time, capacity, capacity, release_at from unnest(
  :depaCode::text[], :groupCode::text[], :day::date[], :startTime::text[], :endTime::text[], :capacity::integer[],
  :releaseAt::timestamptz[]
) as a (depa_code, group_code, day, start_time, end_time, capacity, release_at)
on conflict do nothing`;

/** Makes slots, as far as there are none at their times. @returns how many were made */
export async function insertSlots(trx: Db, slots: readonly SlotOfGroup[]): Promise<number> {
  let made = 0;
  for (let first = 0; first < slots.length; first += BATCH) {
    const values = columnArrays(slots.slice(first, first + BATCH), COLUMNS);
    const { numAffectedRows = 0n } = await trx.executeQuery(INSERT.query(values));
    made += Number(numAffectedRows);
  }
  return made;
}

/** A group's slots on some days that have not begun. */
export interface SlotRange extends SlotGroup, Span {
  readonly today: string;
  /** `HH:mm`. */
  readonly clock: string;
}

const slotsIn = (db: Db, { depaCode, groupCode, first, last, today, clock }: SlotRange) =>
  db
    .selectFrom('slots as s')
    .where('s.depa_code', '=', depaCode)
    .where('s.group_code', '=', groupCode)
    .where('s.day', '>=', first)
    .where('s.day', '<=', last)
    .where((eb) => eb.or([eb('s.day', '>', today), eb('s.start_time', '>', clock)]))
    .orderBy('s.id');

/**
 * Locks slots, in the order in which bookings do. In a statement of its own, so that what is read of them after it is of a
 * moment after it, too.
 */
export async function lockSlots(trx: Db, range: SlotRange): Promise<void> {
  await slotsIn(trx, range).select('s.id').forUpdate().execute();
}

const existingRows = (db: Db, range: SlotRange) =>
  slotsIn(db, range)
    .select(['s.id', 's.day', 's.start_time', 's.end_time', 's.capacity', 's.remaining'])
    .select(['s.release_at', 's.scheduled_capacity'])
    .select((eb) => [
      eb
        .exists(eb.selectFrom('capacity_changes as c').whereRef('c.slot_id', '=', 's.id'))
        .as('is_set_by_hand'),
      eb
        .exists(
          eb
            .selectFrom('releases as r')
            .whereRef('r.id', '=', 's.release_id')
            .where('r.state', '<>', 'ended'),
        )
        .as('is_announced'),
    ])
    .execute();

type Row = Awaited<ReturnType<typeof existingRows>>[number];

const existingOf = (row: Row): ExistingSlot => ({
  id: row.id,
  day: row.day,
  startTime: row.start_time,
  endTime: row.end_time,
  capacity: row.capacity,
  remaining: row.remaining,
  releaseAt: row.release_at?.getTime() ?? null,
  scheduledCapacity: row.scheduled_capacity,
  isSetByHand: Boolean(row.is_set_by_hand),
  isAnnounced: Boolean(row.is_announced),
});

/** The slots that are there. */
export const existingSlots = async (db: Db, range: SlotRange): Promise<ExistingSlot[]> =>
  (await existingRows(db, range)).map(existingOf);

/** Deletes those of some slots that nobody has used. Within a transaction that has locked them. */
export async function deleteUnused(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from slots s where s.id = any(${ids}::bigint[]) and ${isUnused}`.execute(trx);
}

const UPDATED = 'id endTime capacity remaining releaseAt scheduledCapacity';
const UPDATE = namedStatement('', UPDATED)`
update slots s set end_time = a.end_time, capacity = a.capacity, remaining = a.remaining, release_at = a.release_at,
  scheduled_capacity = a.scheduled_capacity
from unnest(
  :id::bigint[], :endTime::text[], :capacity::integer[], :remaining::integer[], :releaseAt::timestamptz[],
  :scheduledCapacity::integer[]
) as a (id, end_time, capacity, remaining, release_at, scheduled_capacity)
where s.id = a.id`;

/** Within a transaction that has locked the slots since their plan was made. */
export async function updateSlots(trx: Db, updates: readonly SlotUpdate[]): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map((update) => ({
    ...update,
    releaseAt: update.releaseAt === null ? null : new Date(update.releaseAt),
  }));
  await trx.executeQuery(UPDATE.query(columnArrays(rows, UPDATED)));
}
