import { createCancelExpired } from '../domain/desk/cancel-expired';
import {
  areInteractionsDue,
  writeInteractionMessages,
} from '../domain/community/interactions/write-messages';
import { createReminders } from '../domain/messages/reminders';
import { areEventsDue, eventNotifier } from '../domain/messages/notify-events';
import { createLateEntries } from '../domain/waitlist/late-entries';
import { createOffers } from '../domain/waitlist/offer-freed-slots';
import { areOffersDue } from '../domain/waitlist/offer-statement';
import { areCoursesDue, createCourseWatch } from '../domain/candidates/rest/late-courses';
import { areDosesDue, createUncountedWatch } from '../domain/plan/uncounted-message';
import { createEntryRounds } from '../domain/waitlist/end-entries';
import type { BookingServices } from '../domain/booking/services';
import type { Deps } from '../deps';
import { inSteps } from './in-steps';
import type { Task } from '../kernel/jobs';

/** ms. */
const SOON = 1_000;
const NOW_AND_THEN = 30_000;

/** @param now ms @returns true where there is more to do at once */
type Work = (now: number) => Promise<unknown>;

type Rare = Pick<Task, 'name' | 'isLowPriority' | 'isDue'> & { readonly work: Work };

/**
 * Background work: messages about events, reminders, waiting-list offers of freed slots, cancelling orders at closed
 * times. Several processes may run it; keys and row locks ensure that each thing happens once.
 * @returns stops it.
 */
export function startMessages(deps: Deps, services: BookingServices): () => Promise<void> {
  const { db, clock, jobs } = deps;
  const { runner } = services;
  const offer = createOffers(services);
  const cancelExpired = createCancelExpired(services, deps);
  const rarely: readonly Rare[] = [
    { name: 'reminders', work: inSteps(createReminders(runner)), isLowPriority: true },
    {
      name: 'orders of closed slots',
      // Only while some were cancelled: one that cannot be is found again each time.
      work: async (now: number) => (await cancelExpired(now)) > 0,
    },
    { name: 'late courses', work: createCourseWatch(services, db), isDue: areCoursesDue },
    { name: 'uncounted doses', work: createUncountedWatch(deps), isDue: areDosesDue },
    { name: 'ended waiting', work: inSteps(createEntryRounds(runner)), isLowPriority: true },
    { name: 'late waiting', work: createLateEntries(services, db), isLowPriority: true },
  ];
  const notify = eventNotifier(services, db);
  const stops = [
    jobs.every({
      name: 'offers',
      every: SOON,
      run: () => offer(clock.now()),
      isDue: areOffersDue,
    }),
    jobs.every({
      name: 'messages',
      every: SOON,
      run: () => notify(clock.now()),
      isDue: areEventsDue,
      isLowPriority: true,
    }),
    jobs.every({
      name: 'interactions',
      every: SOON,
      run: () => writeInteractionMessages(db, clock.now()),
      isDue: areInteractionsDue,
      isLowPriority: true,
    }),
    // Each a task of its own: one that fails keeps no other from its work.
    ...rarely.map(({ work, ...task }) =>
      jobs.every({
        ...task,
        every: NOW_AND_THEN,
        run: async () => (await work(clock.now())) === true,
      }),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
