import type { Slot } from '@contract/subscribe/endpoints';
import { shanghaiInstant } from '@contract/time/shanghai-rules';
import type { ChosenSlot } from '@/features/booking/form';

/** A time of a day; of one that the form has kept, not everything may be known any more. */
export type DaySlot = ChosenSlot & Pick<Slot, 'maxSub' | 'residue'>;

/** A day's slots with the one that is kept for the caller: its place is not counted as free, yet it is theirs. */
export function withChosenSlot(
  slots: readonly DaySlot[],
  retained: ChosenSlot | null,
): readonly DaySlot[] {
  if (!retained) return slots;
  const known = slots.find(({ id }) => id === retained.id);
  if (!known) return [...slots, { ...retained, maxSub: 1, residue: 1 }];
  const residue = Math.max(1, known.residue);
  return slots.map((slot) => (slot === known ? { ...slot, residue } : slot));
}

/**
 * Whether a slot is offered: places are left and its end is still to come (specification §4).
 * @param now server time in ms
 */
export const isOffered = (slot: DaySlot, day: string, now: number): boolean =>
  slot.residue > 0 && shanghaiInstant(day, slot.endTime) > now;

/** Slots of a day that are offered, in order of time. */
export const offeredSlots = (slots: readonly DaySlot[], day: string, now: number): DaySlot[] =>
  slots
    .filter((slot) => isOffered(slot, day, now))
    .sort((a, b) => a.startTime.localeCompare(b.startTime));

/** What the answer to a day's time query means for the form. */
export type TimesOutcome =
  | { readonly kind: 'choose'; readonly slots: readonly DaySlot[] }
  /** Nothing is left on that day: say so and clear the date (specification §4). */
  | { readonly kind: 'none' };

export function timesOutcome(slots: readonly DaySlot[], day: string, now: number): TimesOutcome {
  const offered = offeredSlots(slots, day, now);
  return offered.length > 0 ? { kind: 'choose', slots: offered } : { kind: 'none' };
}
