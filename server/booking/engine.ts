import { CHANGES_ALLOWED } from '@contract/order/status-rules';
import { createBatcher } from '../db/batcher';
import { BOOK_BATCH, bookBatchValues } from './book-statement';
import type { BookedRow } from './book-statement';
import type { Booking, Outcome } from './booking';
import { createFullMemory } from './full-memory';
import { LOOK_BATCH, lookBatchValues, outcomeOf } from './look-statement';
import type { LookRow } from './look-statement';
import { momentAt } from './moment';
import { newReference } from './order-id';
import { breaksIntegrity, runStatement } from '../db/statement';
import type { StatementRunner } from '../db/statement';

/** Takes places; see {@link createBookingEngine}. */
export interface BookingEngine {
  /**
   * Books, or says why not. Sending the same (user, key) again answers the first order, whatever else the request
   * says. Rejects with the database's error when it could not be asked; the outcome is unknown then and sending the
   * same request again is safe.
   */
  book(booking: Booking): Promise<Outcome>;
  /** A place of the slot was given back by this process: it need not be taken for full. */
  freed(slotId: number): void;
}

export interface BookingEngineOptions {
  readonly runner: StatementRunner;
  /** The provider's clock, ms. */
  readonly now: () => number;
  /** Called with each slot that lost a place. */
  readonly onTaken?: (booking: Booking) => void;
}

/** How often a booking that finds room on the second look is tried again. */
const TRIES = 8;

/**
 * The booking engine: bookings that arrive while one statement runs go out together as the next. It holds no state
 * that matters; the database's checks and unique indexes hold the rules, also between processes.
 */
export function createBookingEngine(options: BookingEngineOptions): BookingEngine {
  const { runner, now } = options;
  const full = createFullMemory();

  async function insert(batch: readonly Booking[]): Promise<(Outcome | null)[]> {
    const at = momentAt(now());
    const values = bookBatchValues(batch, at, CHANGES_ALLOWED);
    const outcomes = new Array<Outcome | null>(batch.length).fill(null);
    for (const row of await runStatement<BookedRow>(runner, 'book', BOOK_BATCH, values))
      outcomes[row.n - 1] = { kind: 'booked', orderId: row.id, replay: row.replay };
    return outcomes;
  }

  /** A row that the database refuses outright fails alone: the batch is halved until it is found. */
  async function insertApart(batch: readonly Booking[]): Promise<(Outcome | Error | null)[]> {
    try {
      return await insert(batch);
    } catch (error) {
      if (!breaksIntegrity(error)) throw error;
      if (batch.length === 1) return [error as Error];
      const half = batch.length >> 1;
      const first = await insertApart(batch.slice(0, half));
      return [...first, ...(await insertApart(batch.slice(half)))];
    }
  }

  const insertOne = createBatcher(insertApart);
  const lookAt = createBatcher(async (batch: readonly Booking[]): Promise<(Outcome | null)[]> => {
    const at = momentAt(now());
    const outcomes = new Array<Outcome | null>(batch.length).fill(null);
    for (const row of await runStatement<LookRow>(
      runner,
      'look',
      LOOK_BATCH,
      lookBatchValues(batch),
    ))
      outcomes[row.n - 1] = outcomeOf(row, at);
    return outcomes;
  });

  return {
    freed: (slotId) => full.forget(slotId),
    async book(asked) {
      let booking = asked;
      for (let tried = 1; tried <= TRIES; tried += 1) {
        if (!full.isFull(booking.slotId, now())) {
          const made = await insertOne(booking);
          if (made instanceof Error) throw made;
          if (made?.kind === 'booked' && !made.replay) options.onTaken?.(booking);
          if (made) return made;
        }
        const found = await lookAt(booking);
        if (found?.kind === 'full') full.remember(booking.slotId, now());
        if (found) return found;
        full.forget(booking.slotId);
        // A reference that another order happens to have would stand in the way of every further try.
        booking = { ...asked, reference: newReference() };
      }
      return { kind: 'full' };
    },
  };
}
