import type { Deps } from '../deps';
import type { BookingServices } from '../domain/booking/submission/services';
import { createEntryRounds } from '../domain/booking/waitlist/end-entries';
import { createLateEntries } from '../domain/booking/waitlist/late-entries';
import { createOffers } from '../domain/booking/waitlist/offer-freed-slots';
import { areOffersDue } from '../domain/booking/waitlist/offer-statement';
import { inSteps } from './in-steps';
import { stopAll } from './stop-all';

/** ms. */
const SOON = 1_000;
const NOW_AND_THEN = 30_000;

/**
 * Offers freed places to the waiting list, and ends the entries whose time is over or whose dose is too late. Several
 * processes may run it: keys and row locks ensure that a place is offered once.
 * @returns stops it
 */
export function startWaitlist(
  { db, clock, jobs }: Deps,
  services: BookingServices,
): () => Promise<void> {
  const offer = createOffers(services);
  const rarely = (name: string, work: (now: number) => Promise<boolean>) =>
    jobs.every({ name, every: NOW_AND_THEN, run: () => work(clock.now()), isLowPriority: true });
  const stops = [
    jobs.every({
      name: 'offers',
      every: SOON,
      run: () => offer(clock.now()),
      isDue: areOffersDue,
    }),
    rarely('ended waiting', inSteps(createEntryRounds(services.runner))),
    rarely('late waiting', createLateEntries(services, db)),
  ];
  return stopAll(stops);
}
