import { compareText } from '@contract/text/order-rules';
import type { SlotView } from '../../../../shared/slots/availability';

/** An entry of a limited product: how many doses for this day or later may still be booked. */
export interface DoseEntry {
  /** `YYYY-MM-DD`. */
  readonly fromDay: string;
  readonly remaining: number;
}

/**
 * Slots as who has an appointment sees them: the dose that is booked for it comes with them to another time.
 * @param ownDay of the appointment
 */
export function withOwnDose(
  slots: readonly SlotView[],
  entries: readonly DoseEntry[],
  ownDay: string,
): SlotView[] {
  const leftOn = new Map<string, number>();
  const left = (day: string): number => {
    const before = leftOn.get(day);
    if (before !== undefined) return before;
    const counted = entries.filter(({ fromDay }) => compareText(fromDay, day) <= 0);
    const all = counted.map(({ fromDay, remaining }) => {
      const own = fromDay <= ownDay ? 1 : 0;
      // Where more is booked than there is, whoever moves takes nothing away from others.
      return Math.max(remaining, 0) + own;
    });
    const least = Math.min(...all);
    leftOn.set(day, least);
    return least;
  };
  return slots.map((slot) =>
    (slot.doses ?? null) === null ? slot : { ...slot, doses: left(slot.day) },
  );
}
