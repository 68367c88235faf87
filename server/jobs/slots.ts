import { sql } from 'kysely';
import { createApart } from '../db/apart';
import type { Deps } from '../deps';
import type { IsDue } from '../kernel/jobs';
import { readClock } from '../shared/slots/clock-reading';
import { createFollowChanges } from '../shared/slots/schedule/follow-changes';
import { makeDays } from '../shared/slots/schedule/make-days';
import { inSteps } from './in-steps';
import { stopAll } from './stop-all';

/** ms. */
const INTERVAL = 1_000;

const areDaysDue: IsDue = (now) => sql`exists (select from clinic_schedules) and not exists (
  select from progress where key = 'slots' and value = ${readClock(now).lastDay})`;
const areChangesDue: IsDue = () => sql`exists (select from stale_schedules)`;

/**
 * Makes slots as schedules have them, as far ahead as can be booked, and follows changes of schedules. Bookings go on
 * meanwhile: each step is a short transaction, and there are pauses between.
 * @returns stops it
 */
export function startSlots({ db, clock, jobs, log }: Deps): () => Promise<void> {
  const makeSome = inSteps((now) => makeDays(db, now));
  const followSome = inSteps(createFollowChanges(db, createApart(log, 'changed schedule')));
  const stops = [
    jobs.every({
      name: 'changed schedules',
      every: INTERVAL,
      run: () => followSome(clock.now()),
      isDue: areChangesDue,
    }),
    jobs.every({
      name: 'slots of new days',
      every: INTERVAL,
      run: () => makeSome(clock.now()),
      isDue: areDaysDue,
      isLowPriority: true,
    }),
  ];
  return stopAll(stops);
}
