import type { Deps } from '../deps';
import type { BookingServices } from '../domain/booking/submission/services';
import {
  areInteractionsDue,
  writeInteractionMessages,
} from '../domain/community/interactions/write-messages';
import { areEventsDue, eventNotifier } from '../domain/service/message/notify-events';
import { createReminders } from '../domain/service/message/reminders';
import { areDosesDue, createUncountedWatch } from '../domain/doses/plan/uncounted-message';
import { inSteps } from './in-steps';
import { stopAll } from './stop-all';

/** ms. */
const SOON = 1_000;
const NOW_AND_THEN = 30_000;

/**
 * Writes messages about events, interactions, appointments that are near and doses that do not count. Several processes may
 * run it: keys ensure that each is written once.
 * @returns stops it
 */
export function startMessages(deps: Deps, services: BookingServices): () => Promise<void> {
  const { db, clock, jobs } = deps;
  const notify = eventNotifier(services, db);
  const remind = inSteps(createReminders(services.runner));
  const watchDoses = createUncountedWatch(deps);
  const stops = [
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
    jobs.every({
      name: 'reminders',
      every: NOW_AND_THEN,
      run: () => remind(clock.now()),
      isLowPriority: true,
    }),
    jobs.every({
      name: 'uncounted doses',
      every: NOW_AND_THEN,
      run: () => watchDoses(clock.now()),
      isDue: areDosesDue,
    }),
  ];
  return stopAll(stops);
}
