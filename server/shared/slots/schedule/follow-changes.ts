import { sql } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import { readClock } from '../clock-reading';
import type { ClockReading } from '../clock-reading';
import { planSlots } from './plan-slots';
import type { ExistingSlot, WantedSlot } from './plan-slots';
import { lockProgress } from './progress';
import { wantedSlots } from './read-schedules';
import type { SlotGroup, Span } from './read-schedules';
import { lessTaken } from './taken-elsewhere-rules';
import { takenElsewhere } from './taken-elsewhere';
import { deleteUnused, existingSlots, insertSlots, lockSlots, updateSlots } from './slot-rows';
import type { SlotRange } from './slot-rows';

/** Days whose slots are locked at a time. */
const DAYS = 7;
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

/** What is to be done about a group. */
interface Difference {
  /** Weeks in which slots are to change. */
  readonly weeks: readonly Span[];
  /** Slots differ that only change when their release has ended. */
  readonly waits: boolean;
}

function differenceOf(
  existing: readonly ExistingSlot[],
  wanted: readonly WantedSlot[],
  { today, lastDay }: ClockReading,
): Difference {
  const weeks: Span[] = [];
  let waits = false;
  for (let first = today; first <= lastDay; first = addDays(first, DAYS)) {
    const end = addDays(first, DAYS - 1);
    const last = end < lastDay ? end : lastDay;
    const isIn = ({ day }: { readonly day: string }) => day >= first && day <= last;
    const plan = planSlots(existing.filter(isIn), wanted.filter(isIn));
    if (plan.updates.length > 0 || plan.made.length > 0) weeks.push({ first, last });
    waits ||= plan.waits;
  }
  return { weeks, waits };
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
 * What is to be done about a group; where nothing is, its change is forgotten. In one transaction, in which nobody else
 * follows a change: they could have read the schedule as it was before.
 */
const findDifference = (db: Db, changed: Changed, at: ClockReading): Promise<Difference> =>
  db.transaction().execute(async (trx) => {
    await lockProgress(trx);
    const window = { first: at.today, last: at.lastDay };
    const { existing, wanted } = await readBoth(trx, { ...changed, ...at, ...window });
    const difference = differenceOf(existing, wanted, at);
    if (difference.weeks.length === 0 && !difference.waits) await forget(trx, changed);
    return difference;
  });

/** Makes the slots of a group those of its schedule, on some days, in one transaction. */
const followIn = (db: Db, group: SlotGroup, span: Span, at: ClockReading): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockProgress(trx);
    const range = { ...group, ...at, ...span };
    await lockSlots(trx, range);
    const { existing, wanted } = await readBoth(trx, range);
    const { gone, updates, made } = planSlots(existing, wanted);
    await deleteUnused(trx, gone);
    await updateSlots(trx, updates);
    await insertSlots(
      trx,
      made.map((slot) => ({ ...slot, ...group })),
    );
  });

/** @returns whether the group has to be looked at again later, as a release has to end first */
async function follow(db: Db, changed: Changed, at: ClockReading): Promise<boolean> {
  const { depaCode, groupCode } = changed;
  const { weeks, waits } = await findDifference(db, changed, at);
  for (const week of weeks) await followIn(db, { depaCode, groupCode }, week, at);
  // Otherwise the next look forgets it.
  return waits && weeks.length === 0;
}

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
