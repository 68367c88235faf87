import type { ClockReading } from './clock-reading';

/** What decides whether a slot can be taken. */
export interface SlotTimes {
  readonly day: string;
  readonly endTime: string;
  readonly closed: boolean;
  /** ms; null or past: released. */
  readonly releaseAt: number | null;
}

/** Why nobody can take a place of a slot, however many are left. */
export type SlotClosure = 'closed' | 'past' | 'outOfWindow' | 'notReleased';

/** A slot can be taken until it ends (specification §4 "Calendar day"), within the window, once released. */
export function slotClosure(slot: SlotTimes, at: ClockReading): SlotClosure | null {
  if (slot.closed) return 'closed';
  if (slot.day < at.today || (slot.day === at.today && slot.endTime <= at.clock)) return 'past';
  if (slot.day > at.lastDay) return 'outOfWindow';
  return (slot.releaseAt ?? 0) > at.now ? 'notReleased' : null;
}

/** What a slot has left, and for whom. */
export interface SlotStock extends SlotTimes {
  readonly remaining: number;
  /** The release without whose ticket nobody takes a place. */
  readonly drawnBy: string | null;
  /** Some of its places are held although the time is over. */
  readonly expired?: boolean;
}

/** Why a slot is not to be had. */
export type Unavailable =
  | { readonly kind: 'full' | Exclude<SlotClosure, 'notReleased'> | 'noSuchSlot' }
  | { readonly kind: 'notReleased'; readonly releaseAt: number }
  /** Only for those in the line of this release. */
  | { readonly kind: 'byTicket'; readonly releaseId: string };

/** A slot that is to be had once the holds whose time is over have ended. */
export interface ExpiredHolds {
  readonly kind: 'expired';
}

/** What one is told who does not wait for those holds to end. */
export const publicReason = (why: Unavailable | ExpiredHolds): Unavailable =>
  why.kind === 'expired' ? { kind: 'full' } : why;

/**
 * Why a slot does not take so many people; null: nothing stands in the way (any more).
 * @param hasTicket whether their turn in the line of the slot's release has come
 */
export function slotUnavailability(
  slot: SlotStock | null | undefined,
  at: ClockReading,
  places = 1,
  hasTicket = false,
): Unavailable | ExpiredHolds | null {
  if (!slot) return { kind: 'noSuchSlot' };
  const violation = slotClosure(slot, at);
  if (violation === 'notReleased') return { kind: violation, releaseAt: slot.releaseAt ?? at.now };
  if (violation) return { kind: violation };
  if (slot.drawnBy !== null && !hasTicket) return { kind: 'byTicket', releaseId: slot.drawnBy };
  if (slot.remaining >= places) return null;
  return { kind: slot.expired ? 'expired' : 'full' };
}
