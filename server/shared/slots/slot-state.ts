import type { ClockReading } from './clock-reading';

/** What decides whether a slot can be booked. */
export interface SlotTimes {
  readonly day: string;
  readonly endTime: string;
  readonly closed: boolean;
  /** ms; null or past: released. */
  readonly releaseAt: number | null;
}

/** Why nobody can book a slot, whatever remains of it. */
export type SlotClosure = 'closed' | 'past' | 'outOfWindow' | 'notReleased';

/** A slot can be booked until it ends (specification §4 "Calendar day"), within the window, once released. */
export function slotClosure(slot: SlotTimes, at: ClockReading): SlotClosure | null {
  if (slot.closed) return 'closed';
  if (slot.day < at.today || (slot.day === at.today && slot.endTime <= at.clock)) return 'past';
  if (slot.day > at.lastDay) return 'outOfWindow';
  return (slot.releaseAt ?? 0) > at.now ? 'notReleased' : null;
}

/** What remains of a slot, and for whom. */
export interface SlotStock extends SlotTimes {
  readonly remaining: number;
  /** Of the product that is asked about, for the slot's day; null or left out: they do not limit it. */
  readonly doses?: number | null;
  /** The release whose ticket is required; null: none is. */
  readonly drawnBy: string | null;
  /** Some of its places are in expired holds that have not been ended. */
  readonly expired?: boolean;
}

/** Why a slot is unavailable. */
export type Unavailable =
  | { readonly kind: 'full' | Exclude<SlotClosure, 'notReleased'> | 'noSuchSlot' }
  /** There are places, but no dose of the product for that day. */
  | { readonly kind: 'noDoses' }
  | { readonly kind: 'notReleased'; readonly releaseAt: number }
  /** Only with an admitted ticket of this release. */
  | { readonly kind: 'byTicket'; readonly releaseId: string };

/** A slot that becomes available once its expired holds have been ended. */
export interface ExpiredHolds {
  readonly kind: 'expired';
}

/** The reason for callers that do not wait for those holds to end. */
export const publicReason = (why: Unavailable | ExpiredHolds): Unavailable =>
  why.kind === 'expired' ? { kind: 'full' } : why;

/**
 * Why a slot does not take so many people; null: it does (by now).
 * @param hasTicket whether they are admitted in the queue of the slot's release
 */
export function slotUnavailability(
  slot: SlotStock | null | undefined,
  at: ClockReading,
  people = 1,
  hasTicket = false,
): Unavailable | ExpiredHolds | null {
  if (!slot) return { kind: 'noSuchSlot' };
  const violation = slotClosure(slot, at);
  if (violation === 'notReleased') return { kind: violation, releaseAt: slot.releaseAt ?? at.now };
  if (violation) return { kind: violation };
  if (slot.drawnBy !== null && !hasTicket) return { kind: 'byTicket', releaseId: slot.drawnBy };
  if (slot.remaining >= people && (slot.doses ?? people) < people) return { kind: 'noDoses' };
  if (slot.remaining >= people) return null;
  return { kind: slot.expired ? 'expired' : 'full' };
}
