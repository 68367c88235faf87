import { BOOK_BATCH } from '../../../server/domain/booking/submission/engine/book-statement';
import type { BookedRow } from '../../../server/domain/booking/submission/engine/book-statement';
import type { Booking } from '../../../server/domain/booking/submission/booking';
import { bookingValues } from '../../../server/domain/booking/submission/engine/booking-columns';
import { BOOK_HELD } from '../../../server/domain/booking/submission/engine/held-statement';
import { BOOK_GROUP } from '../../../server/domain/booking/submission/engine/group-statement';
import { AT, NOW } from './statement-world';
import type { StatementWorld } from './statement-world';

const CHANGES = 3;
/** The first parameters of the booking statements. */
export const valuesOf = (bookings: readonly Booking[]) => bookingValues(bookings, AT, CHANGES);

export interface GroupRequest {
  readonly holdId?: string;
  readonly replaced?: readonly (string | null)[];
  readonly ticketId?: string;
  /** ms since 1970: conflicting orders that start later are replaced. */
  readonly startsAfter?: number;
}

/** The booking statements; each returns the orders that it made. */
export const bookingIn = (world: StatementWorld) => ({
  book: (...bookings: Booking[]) =>
    BOOK_BATCH.run<BookedRow>(world.database.pool, valuesOf(bookings)),
  bookHeld: (holdId: string, ...bookings: Booking[]) =>
    BOOK_HELD.run<BookedRow>(world.database.pool, {
      ...valuesOf(bookings),
      holdIds: bookings.map(() => holdId),
    }),
  async bookGroup(
    bookings: readonly Booking[],
    { holdId, replaced, ticketId, startsAfter = NOW }: GroupRequest = {},
  ) {
    const rows = await BOOK_GROUP.run<{ what: string; id: string }>(world.database.pool, {
      ...valuesOf(bookings),
      holdId: holdId ?? null,
      replacedIds: replaced ?? bookings.map(() => null),
      visitId: null,
      statuses: ['BOOKED'],
      startsAfter: new Date(startsAfter),
      ticketId: ticketId ?? null,
    });
    return rows.filter(({ what }) => what === 'made');
  },
});
