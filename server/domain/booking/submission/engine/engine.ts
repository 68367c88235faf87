import { CHANGES_ALLOWED } from '@contract/order/status-rules';
import { createBatcher } from '../../../../db/batcher';
import { breaksUniqueness } from '../../../../db/statement';
import type { StatementRunner } from '../../../../db/statement';
import { BOOK_BATCH, BOOK_FITTING } from './book-statement';
import type { BookedRow } from './book-statement';
import type { Booking, Outcome } from '../booking';
import { bookingValues } from './booking-columns';
import { createFullMemory } from '../../../../shared/slots/full-memory';
import type { FullMemory } from '../../../../shared/slots/full-memory';
import { BOOK_HELD } from './held-statement';
import { createDiagnosis } from './diagnosis';
import type { Diagnose } from './diagnosis';
import { readClock } from '../../../../shared/slots/clock-reading';
import { newReference } from '../../../../shared/lifecycle/order-id';

/** Books slots; see {@link createBookingEngine}. */
export interface BookingEngine {
  /**
   * Books, or answers why not. The same (user, key) again answers the first order, whatever else the request says.
   * Rejects with the database's error when it could not be reached; the outcome is unknown then and sending the same
   * request again is safe.
   */
  book(booking: Booking): Promise<Outcome>;
  /** Books a held slot; null where the hold is not, or no longer, for exactly that slot. */
  bookHeld(booking: Booking, holdId: string): Promise<Outcome | null>;
  /** This process freed a place of the slot: it is no longer assumed to be full. */
  freed(slotId: number): void;
}

export interface BookingEngineOptions {
  readonly runner: StatementRunner;
  /** The provider's clock, ms. */
  readonly now: () => number;
  /** Called with each new booking of a free place, not with replays or bookings of held slots. */
  readonly onBooked?: (booking: Booking) => void;
  /** Called after each statement that books. @param size bookings @param ms how long it took */
  readonly onBatch?: (size: number, ms: number) => void;
  readonly full?: FullMemory;
  readonly diagnose?: Diagnose;
  /** Ends a slot's expired holds. */
  readonly expire?: (slotId: number) => Promise<unknown>;
}

interface HeldBooking {
  readonly booking: Booking;
  readonly holdId: string;
}

/** ms during which the faster statement is not used after one of its rows broke a unique index. */
export const CONFLICT_MODE_FOR = 1_000;
/** How often a booking is tried again when the diagnosis finds room. */
const TRIES = 8;

/**
 * The booking engine: bookings that arrive while one statement runs are sent together as the next. Its state is only a
 * cache; the database's checks and unique indexes enforce the rules, also across processes.
 */
export function createBookingEngine(options: BookingEngineOptions): BookingEngine {
  const { runner, now } = options;
  const full = options.full ?? createFullMemory();
  const diagnose = options.diagnose ?? createDiagnosis(runner, now);

  /** ms. */
  let conflictModeUntil = 0;

  type Made = Outcome | null;
  const read = (rows: readonly BookedRow[], batch: readonly Booking[]): Made[] => {
    const outcomes = new Array<Made>(batch.length).fill(null);
    const indexByOrder = new Map(batch.map(({ orderId }, index) => [orderId, index]));
    for (const { n, id, replay } of rows)
      outcomes[replay ? n - 1 : (indexByOrder.get(id) ?? 0)] = {
        kind: 'booked',
        orderId: id,
        replay,
      };
    return outcomes;
  };

  /** A concurrent booking of the same person or key is rare; for a while after one, each row is checked first. */
  async function insert(batch: readonly Booking[]): Promise<Made[]> {
    const at = now();
    const values = bookingValues(batch, readClock(at), CHANGES_ALLOWED);
    if (at >= conflictModeUntil)
      try {
        return read(await BOOK_BATCH.run<BookedRow>(runner, values), batch);
      } catch (error) {
        if (!breaksUniqueness(error)) throw error;
        conflictModeUntil = at + CONFLICT_MODE_FOR;
      }
    return read(await BOOK_FITTING.run<BookedRow>(runner, values), batch);
  }

  async function insertHeld(batch: readonly HeldBooking[]): Promise<Made[]> {
    const bookings = batch.map(({ booking }) => booking);
    const values = bookingValues(bookings, readClock(now()), CHANGES_ALLOWED);
    const holdIds = batch.map(({ holdId }) => holdId);
    const rows = await BOOK_HELD.run<BookedRow>(runner, { ...values, holdIds });
    return read(rows, bookings);
  }

  /** Measures a statement, also one that fails. */
  const measured =
    <Item>(run: (batch: readonly Item[]) => Promise<Made[]>) =>
    async (batch: readonly Item[]): Promise<Made[]> => {
      const begun = performance.now();
      try {
        return await run(batch);
      } finally {
        options.onBatch?.(batch.length, performance.now() - begun);
      }
    };
  const insertOne = createBatcher(measured(insert));
  const insertOneHeld = createBatcher(measured(insertHeld));

  return {
    freed: (slotId) => full.forget(slotId),
    bookHeld: (booking, holdId) => insertOneHeld({ booking, holdId }),
    async book(asked) {
      let booking = asked;
      for (let tried = 1; tried <= TRIES; tried += 1) {
        if (!full.isFull(booking.slotId, now())) {
          const made = await insertOne(booking);
          if (made?.kind === 'booked' && !made.replay) options.onBooked?.(booking);
          if (made) return made;
        }
        const found = await diagnose(booking);
        if (found?.kind === 'expired') await options.expire?.(booking.slotId);
        else if (found) {
          if (found.kind === 'full') full.remember(booking.slotId, now());
          return found;
        }
        full.forget(booking.slotId);
        // If the reference happens to exist already, it would make every further try fail.
        booking = { ...asked, reference: newReference() };
      }
      return { kind: 'full' };
    },
  };
}
