import { CHANGES_ALLOWED } from '@contract/order/status-rules';
import { CHANGE_DEADLINE, LIFECYCLE } from '../../../../shared/lifecycle/lifecycle';
import { bookingValues } from './booking-columns';
import type { Booking, BookingFailure } from '../booking';
import { runAllOrNone, untilMade } from './all-or-none';
import type { AllOrNoneOptions } from './all-or-none';
import { readClock } from '../../../../shared/slots/clock-reading';
import { BOOK_GROUP } from './group-statement';
import { slotUnavailability } from '../../../../shared/slots/slot-state';

/** Bookings of one account that are made all or none. */
export interface GroupBooking {
  readonly bookings: readonly Booking[];
  readonly holdId: string | null;
  /** For each booking the order of the same person, vaccine and dose that it replaces, or null. */
  readonly replaceOrderIds: readonly (string | null)[];
  /** The orders' common id; null for a single one. */
  readonly visitId: string | null;
  /** Ticket of a release, where the slots need one. */
  readonly ticketId?: string | null;
}

/** Result of a group booking. `index`: position of the booking that failed. */
export type GroupOutcome =
  | { readonly kind: 'booked'; readonly orderIds: readonly string[]; readonly replay: boolean }
  | { readonly kind: 'unbooked'; readonly why: BookingFailure; readonly index: number }
  | { readonly kind: 'notReplaceable'; readonly index: number };

/** Several bookings of one person follow one another. */
function inTurn(bookings: GroupBooking['bookings']): Booking[] {
  const seen = new Map<string, number>();
  return bookings.map((booking) => {
    const before = seen.get(booking.personKey) ?? 0;
    seen.set(booking.personKey, before + 1);
    return { ...booking, personTurn: booking.personTurn + before };
  });
}

/** The first slot that has too few places for its participants, or the last of them for whom there is no dose. */
async function shortSlot(
  { now, slotNow, expire, shortProduct }: AllOrNoneOptions,
  { bookings, ticketId, replaceOrderIds }: GroupBooking,
): Promise<GroupOutcome | null> {
  const at = readClock(now());
  for (const slotId of new Set(bookings.map((booking) => booking.slotId))) {
    const size = bookings.filter((booking) => booking.slotId === slotId).length;
    const why = slotUnavailability(await slotNow(slotId), at, size, !!ticketId);
    if (why?.kind === 'expired') await expire(slotId);
    else if (why)
      return {
        kind: 'unbooked',
        why,
        index: bookings.map((booking) => booking.slotId).lastIndexOf(slotId),
      };
  }
  const orderIds = replaceOrderIds.filter((orderId) => orderId !== null);
  const { userId = '' } = bookings[0] ?? {};
  const short = await shortProduct(bookings, { userId, orderIds });
  const products = bookings.map(({ productId }) => productId);
  return short === null
    ? null
    : { kind: 'unbooked', why: { kind: 'noDoses' }, index: products.lastIndexOf(short) };
}

/** Books groups; see {@link BOOK_GROUP}. Not batched: they are few compared with single bookings. */
export function createGroupBooking(
  options: AllOrNoneOptions,
): (group: GroupBooking) => Promise<GroupOutcome> {
  const { now, diagnose } = options;
  return untilMade<GroupBooking, GroupOutcome>({
    async attempt(group) {
      const at = readClock(now());
      const made = await runAllOrNone(options, BOOK_GROUP, {
        ...bookingValues(inTurn(group.bookings), at, CHANGES_ALLOWED),
        holdId: group.holdId,
        replacedIds: group.replaceOrderIds,
        visitId: group.visitId,
        statuses: LIFECYCLE.cancel.from,
        startsAfter: new Date(at.now + CHANGE_DEADLINE),
        ticketId: group.ticketId ?? null,
      });
      return made && { kind: 'booked', orderIds: made.orderIds, replay: made.isReplay };
    },
    async failure(group, broken) {
      const found = await Promise.all(group.bookings.map(diagnose));
      if (found.some((why) => why?.kind === 'booked')) return null;
      for (const [index, why] of found.entries())
        if (why?.kind === 'duplicate' && why.orderId !== (group.replaceOrderIds[index] ?? ''))
          return { kind: 'unbooked', why, index: index };
      const overtaken = found.findIndex((why) => why?.kind === 'overtaken');
      if (overtaken >= 0) return { kind: 'unbooked', why: { kind: 'overtaken' }, index: overtaken };
      return broken === null ? shortSlot(options, group) : null;
    },
    giveUp({ replaceOrderIds }) {
      const index = replaceOrderIds.findIndex((orderId) => orderId !== null);
      return index >= 0
        ? { kind: 'notReplaceable', index: index }
        : { kind: 'unbooked', why: { kind: 'full' }, index: 0 };
    },
  });
}
