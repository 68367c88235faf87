import { cancelLapsed } from '../domain/desk/lapsed';
import { remind } from '../domain/messages/reminders';
import { eventTeller } from '../domain/messages/tell-events';
import { offerPlaces } from '../domain/waitlist/offer-places';
import { endEntries } from '../domain/waitlist/end-entries';
import type { BookingServices } from '../domain/booking/services';
import type { Deps } from '../deps';
import { every } from './every';

/** ms. */
const SOON = 1_000;
const NOW_AND_THEN = 15_000;

/**
 * What the provider does on its own account: messages of what happened, reminders, offers of freed places, the end of
 * orders at closed times. Every process does it; keys and row locks let each thing happen once.
 * @returns stops it.
 */
export function startMessages(
  { db, clock, log }: Deps,
  services: BookingServices,
): () => Promise<void> {
  const { runner } = services;
  const tell = eventTeller(services, db);
  const stops = [
    every({ name: 'offers', every: SOON, run: () => offerPlaces(services, clock.now()) }, log),
    every({ name: 'messages', every: SOON, run: () => tell(clock.now()), isModest: true }, log),
    every(
      {
        name: 'reminders',
        every: NOW_AND_THEN,
        run: async () => {
          await remind(runner, clock.now());
          await cancelLapsed(services, db, clock.now());
          await endEntries(runner, clock.now());
          return false;
        },
      },
      log,
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
