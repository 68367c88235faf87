import type { WantedSlot } from './plan-slots';

/** Places that a group's products have taken in slots of other groups. */
export interface TakenElsewhere {
  readonly day: string;
  /** `HH:mm`. */
  readonly startTime: string;
  readonly count: number;
}

/**
 * Slots less the places that are taken elsewhere by people who come during them: the clinic has those places once, whichever slot they
 * were booked in. One without a place left is not made.
 */
export function lessTaken<Slot extends WantedSlot>(
  wanted: readonly Slot[],
  taken: readonly TakenElsewhere[],
): Slot[] {
  if (taken.length === 0) return [...wanted];
  return wanted
    .map((slot) => {
      const during = taken.filter(
        ({ day, startTime }) =>
          day === slot.day && startTime >= slot.startTime && startTime < slot.endTime,
      );
      const count = during.reduce((sum, each) => sum + each.count, 0);
      return { ...slot, capacity: Math.max(0, slot.capacity - count) };
    })
    .filter(({ capacity }) => capacity > 0);
}
