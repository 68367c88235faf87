import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { readClock } from '../clock-reading';
import type { ClockReading } from '../clock-reading';
import { planSlots } from './plan-slots';
import { lockProgress } from './progress';
import { wantedSlots } from './read-schedules';
import type { SlotGroup } from './read-schedules';
import { lessTaken } from './taken-elsewhere-rules';
import { takenElsewhere } from './taken-elsewhere';
import { deleteUnused, existingSlots, insertSlots, lockSlots, updateSlots } from './slot-rows';
import type { SlotRange } from './slot-rows';

/** ms after which what could not be done is tried again. */
const TRIED_AGAIN = 60_000;

/** A group whose schedule or products have changed. */
interface Changed extends SlotGroup {
  /** When, as text: it changes whenever the schedule changes again. */
  readonly since: string;
}

/**
 * The slots of a group that are there and those that its schedule wants, of times that have not begun; less the places that its
 * products' appointments take in slots of groups that they have left.
 */
async function readBoth(trx: Db, range: SlotRange) {
  const { depaCode, groupCode, today, clock } = range;
  const wanted = lessTaken(
    await wantedSlots(trx, [depaCode], groupCode, range),
    await takenElsewhere(trx, range),
  );
  return {
    existing: await existingSlots(trx, range),
    wanted: wanted.filter(({ day, startTime }) => day > today || startTime > clock),
  };
}

/** Forgets that a schedule has changed, unless it has again since. */
const forget = (trx: Db, { depaCode, groupCode, since }: Changed) =>
  trx
    .deleteFrom('stale_schedules')
    .where('depa_code', '=', depaCode)
    .where('group_code', '=', groupCode)
    .where(sql<string>`since::text`, '=', since)
    .execute();

/**
 * Makes the slots of a group those of its schedule, in one transaction, in which nobody else follows a change: they could have
 * read the schedule as it was before.
 * @returns whether the group has to be looked at again later, as a release has to end first
 */
const follow = (db: Db, changed: Changed, at: ClockReading): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockProgress(trx);
    const group = { depaCode: changed.depaCode, groupCode: changed.groupCode };
    const range = { ...group, ...at, first: at.today, last: at.lastDay };
    await lockSlots(trx, range);
    const { existing, wanted } = await readBoth(trx, range);
    const { gone, updates, made, waits } = planSlots(existing, wanted);
    await deleteUnused(trx, gone);
    await updateSlots(trx, updates);
    await insertSlots(
      trx,
      made.map((slot) => ({ ...slot, ...group })),
    );
    if (!waits) await forget(trx, changed);
    return waits;
  });

/** @param except keys that are left out */
async function nextChanged(db: Db, except: readonly string[]): Promise<Changed | null> {
  const row = await db
    .selectFrom('stale_schedules')
    .select(['depa_code as depaCode', 'group_code as groupCode'])
    .select(sql<string>`since::text`.as('since'))
    .where(sql<string>`depa_code || ' ' || group_code`, '<>', sql<string>`all(${except}::text[])`)
    // Not the text of the same name: an index has the instants.
    .orderBy('stale_schedules.since')
    .orderBy('depa_code')
    // What nobody is booked into any more comes first: its appointments are then counted where their products are now.
    .orderBy((eb) =>
      eb.exists(
        eb
          .selectFrom('slot_group_products as g')
          .whereRef('g.depa_code', '=', 'stale_schedules.depa_code')
          .whereRef('g.group_code', '=', 'stale_schedules.group_code'),
      ),
    )
    .orderBy('group_code')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Follows changes of schedules (`stale_schedules`): a group of a clinic in each step. One whose release has to end first,
 * or which failed, comes again a minute later.
 * @param apart keeps one that fails from the others @returns takes a step (ms), and returns whether there may be more
 */
export function createFollowChanges(
  db: Db,
  apart: (id: string, step: () => Promise<unknown>) => Promise<boolean>,
): (now: number) => Promise<boolean> {
  let postponed = new Map<string, number>();
  return async (now) => {
    postponed = new Map([...postponed].filter(([, until]) => until > now));
    const changed = await nextChanged(db, [...postponed.keys()]);
    if (!changed) return false;
    const id = `${changed.depaCode} ${changed.groupCode}`;
    let isLater = true;
    await apart(id, async () => {
      isLater = await follow(db, changed, readClock(now));
    });
    if (isLater) postponed.set(id, now + TRIED_AGAIN);
    return true;
  };
}
