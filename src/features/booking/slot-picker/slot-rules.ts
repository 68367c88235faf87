import type { Slot } from '@contract/subscribe/endpoints';
import { compareText } from '@contract/text/order-rules';
import { shanghaiInstant } from '@contract/time/shanghai-rules';
import type { ChosenSlot } from '@/features/booking/submission/form';

/** A slot of a day; one restored from the form may lack fields. */
export type DaySlot = ChosenSlot & Pick<Slot, 'maxSub' | 'residue' | 'byTicket'>;

/** A day's slots with the user's held slot: the provider does not count it as free, but the user can choose it. */
export function withChosenSlot(
  slots: readonly DaySlot[],
  retained: ChosenSlot | null,
): readonly DaySlot[] {
  if (!retained) return slots;
  const chosen = slots.find(({ id }) => id === retained.id);
  if (!chosen) return [...slots, { ...retained, maxSub: 1, residue: 1 }];
  const residue = Math.max(1, chosen.residue);
  return slots.map((slot) => (slot === chosen ? { ...slot, residue } : slot));
}

/**
 * Whether a slot is shown: it has remaining capacity and has not ended (specification §4).
 * @param now server time in ms
 */
export const isOffered = (slot: DaySlot, day: string, now: number): boolean =>
  slot.residue > 0 && shanghaiInstant(day, slot.endTime) > now;

/** Slots of a day that are shown, in order of time. */
export const offeredSlots = (slots: readonly DaySlot[], day: string, now: number): DaySlot[] =>
  slots
    .filter((slot) => isOffered(slot, day, now))
    .sort((a, b) => compareText(a.startTime, b.startTime));

/** Meaning of a time query's answer for the form. */
export type TimesOutcome =
  | { readonly kind: 'choose'; readonly slots: readonly DaySlot[] }
  /** No time is left on that day: say so and clear the date (specification §4). */
  | { readonly kind: 'none' };

export function timesOutcome(slots: readonly DaySlot[], day: string, now: number): TimesOutcome {
  const offered = offeredSlots(slots, day, now);
  return offered.length > 0 ? { kind: 'choose', slots: offered } : { kind: 'none' };
}
