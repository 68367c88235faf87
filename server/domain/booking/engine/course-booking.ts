import { CHANGES_ALLOWED } from '@contract/order/status-rules';
import { CHANGE_DEADLINE, LIFECYCLE } from '../../lifecycle/lifecycle';
import { breaksIntegrity, breaksUniqueness, runStatement } from '../../../db/statement';
import { newReference } from '../../lifecycle/order-id';
import { readClock } from '../../slots/clock-reading';
import { slotUnavailability } from '../../slots/slot-state';
import type { Booking, BookingFailure } from '../booking';
import type { FreedRow } from '../holds/end-hold-statement';
import { bookingValues } from './booking-columns';
import { BOOK_COURSE } from './course-statement';
import type { GroupBookingOptions } from './group-booking';

/** An order's move to another slot of its clinic and product. */
export interface Move {
  readonly orderId: string;
  readonly slotId: number;
  /** Its owner's own wish, of which there are only so many; a move that a late dose makes necessary is none. */
  readonly countsAsChange: boolean;
  /** As a booking's. */
  readonly personTurn: number;
}

/** Doses of one person, booked and moved all or none. */
export interface CourseBooking {
  readonly userId: string;
  readonly bookings: readonly Booking[];
  readonly moves: readonly Move[];
}

/** Result; the orders of the bookings in their order. `slotId`: which slot was not to be had. */
export type CourseOutcome =
  | { readonly kind: 'done'; readonly orderIds: readonly string[] }
  | { readonly kind: 'unbooked'; readonly why: BookingFailure; readonly slotId: number }
  | { readonly kind: 'notMovable'; readonly orderId: string };

const TRIES = 8;

type CourseRow =
  | { readonly what: 'replay' | 'made' | 'moved'; readonly n: number; readonly id: string }
  | ({ readonly what: 'place' } & FreedRow);

/** Books and moves doses of a course; see {@link BOOK_COURSE}. */
export function createCourseBooking(
  options: GroupBookingOptions,
): (course: CourseBooking) => Promise<CourseOutcome> {
  const { runner, now, diagnose, slotNow, expire, onMoved } = options;

  async function attempt({
    userId,
    bookings,
    moves,
  }: CourseBooking): Promise<CourseOutcome | null> {
    const at = readClock(now());
    const rows = await runStatement<CourseRow>(runner, 'book-course', BOOK_COURSE, [
      ...bookingValues(bookings, at, CHANGES_ALLOWED),
      moves.map(({ orderId }) => orderId),
      moves.map(({ slotId }) => slotId),
      moves.map(({ countsAsChange }) => countsAsChange),
      moves.map(({ personTurn }) => personTurn),
      userId,
      LIFECYCLE.update.from,
      new Date(at.now + CHANGE_DEADLINE),
    ]);
    const orderIds: string[] = [];
    for (const row of rows) {
      if (row.what === 'place') onMoved(row);
      else if (row.n > 0) orderIds[row.n - 1] = row.id;
    }
    return rows.length > 0 ? { kind: 'done', orderIds: Object.values(orderIds) } : null;
  }

  /** Why it was not done; null where another try is worth it. */
  async function failure({ bookings, moves }: CourseBooking): Promise<CourseOutcome | null> {
    for (const booking of bookings) {
      const why = await diagnose(booking);
      if (why?.kind === 'duplicate' || why?.kind === 'overtaken')
        return { kind: 'unbooked', why, slotId: booking.slotId };
    }
    const at = readClock(now());
    for (const { slotId } of [...bookings, ...moves]) {
      const why = slotUnavailability(await slotNow(slotId), at);
      if (why?.kind === 'expired') await expire(slotId);
      else if (why) return { kind: 'unbooked', why, slotId };
    }
    return null;
  }

  return async (course) => {
    let current = course;
    for (let tried = 1; tried <= TRIES; tried += 1) {
      try {
        const done = await attempt(current);
        if (done) return done;
      } catch (error) {
        if (!breaksIntegrity(error) || tried === TRIES) throw error;
        const [moved] = course.bookings.length === 0 ? course.moves : [];
        if (moved && breaksUniqueness(error))
          return { kind: 'unbooked', why: { kind: 'overtaken' }, slotId: moved.slotId };
      }
      const why = await failure(course);
      if (why) return why;
      // If a reference happens to exist already, it would make every further try fail.
      const bookings = course.bookings.map((one) => ({ ...one, reference: newReference() }));
      current = { ...course, bookings };
    }
    const [moved] = course.moves;
    return moved
      ? { kind: 'notMovable', orderId: moved.orderId }
      : { kind: 'unbooked', why: { kind: 'full' }, slotId: course.bookings[0]?.slotId ?? 0 };
  };
}
