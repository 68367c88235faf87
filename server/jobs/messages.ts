import { createCancelExpired } from '../domain/desk/cancel-expired';
import { writeInteractionMessages } from '../domain/community/interactions/write-messages';
import { sendNotices } from '../domain/messages/notices/send-notices';
import { remind } from '../domain/messages/reminders';
import { eventNotifier } from '../domain/messages/notify-events';
import { offerFreedSlots } from '../domain/waitlist/offer-freed-slots';
import { createCourseWatch } from '../domain/candidates/rest/late-courses';
import { endEntries } from '../domain/waitlist/end-entries';
import type { BookingServices } from '../domain/booking/services';
import type { Deps } from '../deps';

/** ms. */
const SOON = 1_000;
const NOW_AND_THEN = 15_000;

/** @param now ms @returns true where there is more to do at once */
type Work = (now: number) => Promise<unknown>;

/**
 * Background work: messages about events, reminders, waiting-list offers of freed slots, cancelling orders at closed
 * times. Every process runs it; keys and row locks ensure that each thing happens once.
 * @returns stops it.
 */
export function startMessages(deps: Deps, services: BookingServices): () => Promise<void> {
  const { db, clock, jobs } = deps;
  const { runner } = services;
  const cancelExpired = createCancelExpired(services, deps);
  const rarely: readonly { readonly name: string; readonly work: Work }[] = [
    { name: 'reminders', work: (now: number) => remind(runner, now) },
    {
      name: 'orders of closed slots',
      // Only while some were cancelled: one that cannot be is found again each time.
      work: async (now: number) => (await cancelExpired(now)) > 0,
    },
    { name: 'late courses', work: createCourseWatch(services, db) },
    { name: 'ended waiting', work: (now: number) => endEntries(runner, now) },
  ];
  const notify = eventNotifier(services, db);
  const stops = [
    jobs.every({ name: 'offers', every: SOON, run: () => offerFreedSlots(services, clock.now()) }),
    jobs.every({
      name: 'messages',
      every: SOON,
      run: () => notify(clock.now()),
      isLowPriority: true,
    }),
    jobs.every({
      name: 'interactions and notices',
      every: SOON,
      run: async () => {
        const isMore = await writeInteractionMessages(db, clock.now());
        return (await sendNotices(db, clock.now())) || isMore;
      },
      isLowPriority: true,
    }),
    // Each a task of its own: one that fails keeps no other from its work.
    ...rarely.map(({ name, work }) =>
      jobs.every({
        name,
        every: NOW_AND_THEN,
        run: async () => (await work(clock.now())) === true,
      }),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
