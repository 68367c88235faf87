import type { Deps } from '../deps';
import type { BookingServices } from '../domain/booking/submission/services';
import { areCoursesDue, createCourseWatch } from '../domain/booking/candidates/rest/late-courses';
import { createCancelExpired } from '../domain/staff/desk/cancel-expired';
import { stopAll } from './stop-all';

/** ms. */
const INTERVAL = 30_000;

/**
 * Cancels appointments of closed slots whose owners can no longer move them, and looks after courses of which one was missed.
 * Each a task of its own: one that fails keeps no other from its work.
 * @returns stops it
 */
export function startAppointments(deps: Deps, services: BookingServices): () => Promise<void> {
  const { db, clock, jobs } = deps;
  const cancelExpired = createCancelExpired(services, deps);
  const watchCourses = createCourseWatch(services, db);
  const stops = [
    jobs.every({
      name: 'orders of closed slots',
      every: INTERVAL,
      // Only while some were cancelled: one that cannot be is found again each time.
      run: async () => (await cancelExpired(clock.now())) > 0,
    }),
    jobs.every({
      name: 'late courses',
      every: INTERVAL,
      run: () => watchCourses(clock.now()),
      isDue: areCoursesDue,
    }),
  ];
  return stopAll(stops);
}
