import { CHANGES_ALLOWED } from '@contract/order/status-rules';
import { CHANGE_DEADLINE, LIFECYCLE } from '../../lifecycle/lifecycle';
import { breaksIntegrity, runStatement } from '../../../db/statement';
import type { StatementRunner } from '../../../db/statement';
import { bookingValues } from './booking-columns';
import type { Booking, BookingFailure } from '../booking';
import type { FreedRow } from '../holds/end-hold-statement';
import type { Diagnose } from './diagnosis';
import { readClock } from '../../slots/clock-reading';
import { newReference } from '../../lifecycle/order-id';
import { BOOK_GROUP } from './group-statement';
import { slotUnavailability } from '../../slots/slot-state';
import type { SlotStock } from '../../slots/slot-state';

/** Bookings of one account that are made all or none. */
export interface GroupBooking {
  readonly bookings: readonly [Booking, ...Booking[]];
  readonly holdId: string | null;
  /** For each booking the order of the same person, vaccine and dose that it replaces, or null. */
  readonly replaceOrderIds: readonly (string | null)[];
  /** The orders' common id; null for a single one. */
  readonly visitId: string | null;
  /** Ticket of a release, where the slots need one. */
  readonly ticketId?: string | null;
}

/** Result of a group booking. `at`: position of the booking that failed. */
export type GroupOutcome =
  | { readonly kind: 'booked'; readonly orderIds: readonly string[]; readonly replay: boolean }
  | { readonly kind: 'unbooked'; readonly why: BookingFailure; readonly at: number }
  | { readonly kind: 'notReplaceable'; readonly at: number };

export interface GroupBookingOptions {
  readonly runner: StatementRunner;
  readonly now: () => number;
  readonly diagnose: Diagnose;
  readonly slotNow: (id: number) => Promise<SlotStock | null>;
  /** Ends a slot's expired holds. */
  readonly expire: (slotId: number) => Promise<unknown>;
  /** Called with the number of places that a slot gained (below 0: lost). */
  readonly onMoved: (row: FreedRow) => void;
}

const TRIES = 8;

type GroupRow =
  | { readonly what: 'replay' | 'made'; readonly n: number; readonly id: string }
  | ({ readonly what: 'moved' } & FreedRow);

/** Several bookings of one person follow one another. */
function inTurn(bookings: GroupBooking['bookings']): Booking[] {
  const seen = new Map<string, number>();
  return bookings.map((booking) => {
    const before = seen.get(booking.personKey) ?? 0;
    seen.set(booking.personKey, before + 1);
    return { ...booking, personTurn: booking.personTurn + before };
  });
}

function withNewReferences(group: GroupBooking): GroupBooking {
  const [first, ...others] = group.bookings;
  const anew = (booking: Booking): Booking => ({ ...booking, reference: newReference() });
  return { ...group, bookings: [anew(first), ...others.map(anew)] };
}

/** The first slot that has too few places for its participants. */
async function shortSlot(
  { now, slotNow, expire }: GroupBookingOptions,
  { bookings, ticketId }: GroupBooking,
): Promise<GroupOutcome | null> {
  const at = readClock(now());
  for (const slotId of new Set(bookings.map((booking) => booking.slotId))) {
    const places = bookings.filter((booking) => booking.slotId === slotId).length;
    const why = slotUnavailability(await slotNow(slotId), at, places, !!ticketId);
    if (why?.kind === 'expired') await expire(slotId);
    else if (why)
      return {
        kind: 'unbooked',
        why,
        at: bookings.map((booking) => booking.slotId).lastIndexOf(slotId),
      };
  }
  return null;
}

/** Books groups; see {@link BOOK_GROUP}. Not batched: they are few compared with single bookings. */
export function createGroupBooking(
  options: GroupBookingOptions,
): (group: GroupBooking) => Promise<GroupOutcome> {
  const { runner, now, diagnose, onMoved } = options;

  async function attempt(group: GroupBooking): Promise<GroupOutcome | null> {
    const at = readClock(now());
    const values = [
      ...bookingValues(inTurn(group.bookings), at, CHANGES_ALLOWED),
      group.holdId,
      group.replaceOrderIds,
      group.visitId,
      LIFECYCLE.cancel.from,
      new Date(at.now + CHANGE_DEADLINE),
      group.ticketId ?? null,
    ];
    const rows = await runStatement<GroupRow>(runner, 'book-party', BOOK_GROUP, values);
    const orderIds: string[] = [];
    let replay = false;
    for (const row of rows) {
      if (row.what === 'moved') onMoved(row);
      else {
        orderIds[row.n - 1] = row.id;
        replay ||= row.what === 'replay';
      }
    }
    return orderIds.length > 0
      ? { kind: 'booked', orderIds: Object.values(orderIds), replay }
      : null;
  }

  /**
   * Why it was not made; null where another try is worth it. @param broken a row broke a constraint of the database.
   */
  async function unavailability(
    group: GroupBooking,
    broken: boolean,
  ): Promise<GroupOutcome | null> {
    const found = await Promise.all(group.bookings.map(diagnose));
    if (found.some((why) => why?.kind === 'booked')) return null;
    for (const [at, why] of found.entries())
      if (why?.kind === 'duplicate' && why.orderId !== (group.replaceOrderIds[at] ?? ''))
        return { kind: 'unbooked', why, at };
    const overtaken = found.findIndex((why) => why?.kind === 'overtaken');
    if (overtaken >= 0) return { kind: 'unbooked', why: { kind: 'overtaken' }, at: overtaken };
    return broken ? null : shortSlot(options, group);
  }

  return async (group) => {
    let broken: unknown = null;
    let current = group;
    for (let tried = 1; tried <= TRIES; tried += 1) {
      broken = null;
      try {
        const made = await attempt(current);
        if (made) return made;
      } catch (error) {
        if (!breaksIntegrity(error)) throw error;
        broken = error;
      }
      const why = await unavailability(group, broken !== null);
      if (why) return why;
      // If a reference happens to exist already, it would make every further try fail.
      current = withNewReferences(group);
    }
    if (broken !== null) throw broken as Error;
    const at = group.replaceOrderIds.findIndex((orderId) => orderId !== null);
    if (at >= 0) return { kind: 'notReplaceable', at };
    return { kind: 'unbooked', why: { kind: 'full' }, at: 0 };
  };
}
