import type { DeskSlot } from '@contract/desk/endpoints';

/** The clinic's current date and time: `YYYY-MM-DD` and `HH:mm`. */
export interface DeskClock {
  readonly today: string;
  readonly clock: string;
}

/**
 * Whether a day is closed: all of its slots that have not ended are closed; ended ones stay as they were. Null without
 * any such slot: there is nothing to close or to open.
 */
export function isDayClosed(
  slots: readonly Pick<DeskSlot, 'endTime' | 'closed'>[],
  day: string,
  { today, clock }: DeskClock,
): boolean | null {
  const left = slots.filter(({ endTime }) => day > today || (day === today && endTime > clock));
  return left.length > 0 ? left.every(({ closed }) => closed) : null;
}
