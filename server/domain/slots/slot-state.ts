import type { Moment } from './moment';

/** What decides whether a slot can be taken. */
export interface SlotTimes {
  readonly day: string;
  readonly endTime: string;
  readonly closed: boolean;
  /** ms; null or past: released. */
  readonly releaseAt: number | null;
}

/** Why nobody can take a place of a slot, however many are left. */
export type SlotFault = 'closed' | 'past' | 'outOfWindow' | 'notReleased';

/** A slot can be taken until it ends (specification §4 "Calendar day"), within the window, once released. */
export function slotFault(slot: SlotTimes, at: Moment): SlotFault | null {
  if (slot.closed) return 'closed';
  if (slot.day < at.today || (slot.day === at.today && slot.endTime <= at.clock)) return 'past';
  if (slot.day > at.lastDay) return 'outOfWindow';
  return (slot.releaseAt ?? 0) > at.now ? 'notReleased' : null;
}
