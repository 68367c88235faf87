import { CHANGES_ALLOWED } from '@contract/order/status-rules';
import { CHANGE_DEADLINE, LIFECYCLE } from '../../../../shared/lifecycle/lifecycle';
import { breaksUniqueness } from '../../../../db/statement';
import { readClock } from '../../../../shared/slots/clock-reading';
import { slotUnavailability } from '../../../../shared/slots/slot-state';
import type { Booking, BookingFailure } from '../booking';
import { runAllOrNone, untilMade } from './all-or-none';
import type { AllOrNoneOptions } from './all-or-none';
import { bookingValues } from './booking-columns';
import { BOOK_COURSE } from './course-statement';

/** An order's move to another slot of its clinic and product. */
export interface Move {
  readonly orderId: string;
  readonly productId: string;
  readonly slotId: number;
  /** Its owner's own wish, of which there are only so many; a move that a late dose makes necessary is none. */
  readonly countsAsChange: boolean;
  /** As a booking's. */
  readonly personTurn: number;
}

/** Doses of one person, booked and moved all or none. */
export interface CourseBooking {
  readonly userId: string;
  /** The caregiver who acts for them. */
  readonly actedBy: string | null;
  readonly bookings: readonly Booking[];
  readonly moves: readonly Move[];
}

/** Result; the orders of the bookings in their order. `slotId`: which slot was not to be had. */
export type CourseOutcome =
  | { readonly kind: 'done'; readonly orderIds: readonly string[] }
  | { readonly kind: 'unbooked'; readonly why: BookingFailure; readonly slotId: number }
  | { readonly kind: 'notMovable'; readonly orderId: string };

/** Books and moves doses of a course; see {@link BOOK_COURSE}. */
export function createCourseBooking(
  options: AllOrNoneOptions,
): (course: CourseBooking) => Promise<CourseOutcome> {
  const { now, diagnose, slotNow, expire, shortProduct } = options;
  return untilMade<CourseBooking, CourseOutcome>({
    async attempt({ userId, actedBy, bookings, moves }) {
      const at = readClock(now());
      const made = await runAllOrNone(options, BOOK_COURSE, {
        ...bookingValues(bookings, at, CHANGES_ALLOWED),
        movedIds: moves.map(({ orderId }) => orderId),
        newSlots: moves.map(({ slotId }) => slotId),
        counts: moves.map(({ countsAsChange }) => countsAsChange),
        newTurns: moves.map(({ personTurn }) => personTurn),
        owner: userId,
        actedBy,
        statuses: LIFECYCLE.update.from,
        startsAfter: new Date(at.now + CHANGE_DEADLINE),
      });
      return made && { kind: 'done', orderIds: made.orderIds };
    },
    async failure({ bookings, moves }, broken) {
      const [moved] = bookings.length === 0 ? moves : [];
      if (moved && breaksUniqueness(broken))
        return { kind: 'unbooked', why: { kind: 'overtaken' }, slotId: moved.slotId };
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
      const wanted = [...bookings, ...moves];
      const orderIds = moves.map(({ orderId }) => orderId);
      const short = await shortProduct(wanted, { orderIds });
      const last = wanted.filter(({ productId }) => productId === short).at(-1);
      return last ? { kind: 'unbooked', why: { kind: 'noDoses' }, slotId: last.slotId } : null;
    },
    giveUp({ bookings, moves }) {
      const [moved] = moves;
      return moved
        ? { kind: 'notMovable', orderId: moved.orderId }
        : { kind: 'unbooked', why: { kind: 'full' }, slotId: bookings[0]?.slotId ?? 0 };
    },
  });
}
