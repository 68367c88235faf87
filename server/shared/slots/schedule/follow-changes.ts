import { sql } from 'kysely';
import { addDays } from '@contract/time/day-rules';
import type { Db } from '../../../db/database';
import { readClock } from '../clock-reading';
import type { ClockReading } from '../clock-reading';
import { planSlots } from './plan-slots';
import type { ExistingSlot, WantedSlot } from './plan-slots';
import { lockProgress } from './progress';
import { wantedSlots } from './read-schedules';
import type { ClinicProduct, Span } from './read-schedules';
import { deleteUnused, existingOf, existingSlots, insertSlots, updateSlots } from './slot-rows';

/** Days whose slots are locked at a time. */
const DAYS = 7;
/** ms after which what could not be done is tried again. */
const TRIED_AGAIN = 60_000;

/** A product of a clinic whose schedule has changed. */
interface Changed extends ClinicProduct {
  /** When, as text: it changes whenever the schedule changes again. */
  readonly since: string;
}

/** The slots of a product that are there and those that its schedule wants, of times that have not begun. */
async function readBoth(
  db: Db,
  product: ClinicProduct,
  span: Span,
  { today, clock }: ClockReading,
  isLocking: boolean,
) {
  const wanted = await wantedSlots(db, [product.depaCode], product.productId, span);
  const query = existingSlots(db, product, span, today, clock);
  const existing = await (isLocking ? query.forUpdate('s') : query).execute();
  return {
    existing: existing.map(existingOf),
    wanted: wanted.filter(({ day, startTime }) => day > today || startTime > clock),
  };
}

/** The first day of each week in which something is to change. */
function changedWeeks(
  existing: readonly ExistingSlot[],
  wanted: readonly WantedSlot[],
  { today, lastDay }: ClockReading,
): string[] {
  const weeks: string[] = [];
  for (let first = today; first <= lastDay; first = addDays(first, DAYS)) {
    const next = addDays(first, DAYS);
    const isIn = ({ day }: { readonly day: string }) => day >= first && day < next;
    const plan = planSlots(existing.filter(isIn), wanted.filter(isIn));
    if (plan.updates.length > 0 || plan.made.length > 0 || plan.waits) weeks.push(first);
  }
  return weeks;
}

/**
 * Makes the slots of a product those of its schedule, on some days, in one transaction.
 * @returns whether a release has to end first
 */
const followIn = (db: Db, product: ClinicProduct, span: Span, at: ClockReading): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockProgress(trx);
    const { existing, wanted } = await readBoth(trx, product, span, at, true);
    const { gone, updates, made, waits } = planSlots(existing, wanted);
    await deleteUnused(trx, gone);
    await updateSlots(trx, updates);
    await insertSlots(
      trx,
      made.map((slot) => ({ ...slot, ...product })),
    );
    return waits;
  });

/** @returns whether all of its slots are now as its schedule wants them */
async function follow(db: Db, product: ClinicProduct, at: ClockReading): Promise<boolean> {
  const { today, lastDay } = at;
  const { existing, wanted } = await readBoth(
    db,
    product,
    { first: today, last: lastDay },
    at,
    false,
  );
  let waits = false;
  for (const first of changedWeeks(existing, wanted, at)) {
    const end = addDays(first, DAYS - 1);
    const span = { first, last: end < lastDay ? end : lastDay };
    waits = (await followIn(db, product, span, at)) || waits;
  }
  return !waits;
}

/** @param except keys that are left out */
async function nextChanged(db: Db, except: readonly string[]): Promise<Changed | null> {
  const row = await db
    .selectFrom('stale_schedules')
    .select(['depa_code as depaCode', 'product_id as productId'])
    .select(sql<string>`since::text`.as('since'))
    .where(sql<string>`depa_code || ' ' || product_id`, '<>', sql<string>`all(${except}::text[])`)
    .orderBy('since')
    .orderBy('depa_code')
    .orderBy('product_id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Does not forget a schedule that has changed again. */
const forget = (db: Db, { depaCode, productId, since }: Changed) =>
  db
    .deleteFrom('stale_schedules')
    .where('depa_code', '=', depaCode)
    .where('product_id', '=', productId)
    .where(sql<string>`since::text`, '=', since)
    .execute();

/**
 * Follows changes of schedules (`stale_schedules`): a product of a clinic in each step. One whose release has to end first,
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
    const id = `${changed.depaCode} ${changed.productId}`;
    let isDone = false;
    await apart(id, async () => {
      isDone = await follow(db, changed, readClock(now));
      if (isDone) await forget(db, changed);
    });
    if (!isDone) postponed.set(id, now + TRIED_AGAIN);
    return true;
  };
}
