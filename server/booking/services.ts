import { createHmac } from 'node:crypto';
import type { Deps } from '../deps';
import { createAlternatives } from './alternatives';
import type { FindAlternatives } from './alternatives';
import { createAvailability } from './availability';
import type { Availability } from './availability';
import { createBookingEngine } from './engine';
import type { BookingEngine } from './engine';
import { createOffers } from './offer';
import type { Offer } from './offer';
import { createPeople } from './people';
import type { People } from './people';
import type { ShortCache } from './short-cache';
import { createSlots } from './slots';
import type { SlotPlace } from './slots';
import type { StatementRunner } from '../db/statement';

/** What the booking and order calls share in one process. */
export interface BookingServices {
  readonly runner: StatementRunner;
  readonly engine: BookingEngine;
  readonly availability: Availability;
  readonly people: People;
  readonly offers: ShortCache<string, Offer | null>;
  readonly slots: ShortCache<number, SlotPlace | null>;
  readonly alternatives: FindAlternatives;
  /** Signs the QR codes of orders. */
  readonly orderKey: Buffer;
}

/** Once a process: the batches of all calls are to meet. */
export function createBookingServices(deps: Deps): BookingServices {
  const runner: StatementRunner = deps.database.pool;
  const availability = createAvailability(runner);
  return {
    runner,
    availability,
    engine: createBookingEngine({
      runner,
      now: () => deps.clock.now(),
      onTaken: (booking) => availability.count(booking, -1),
    }),
    people: createPeople(runner, deps.personKey),
    offers: createOffers(deps.db),
    slots: createSlots(deps.db),
    alternatives: createAlternatives(deps.db, availability),
    orderKey: createHmac('sha256', deps.personKey).update('order code').digest(),
  };
}
