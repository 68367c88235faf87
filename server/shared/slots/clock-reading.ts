import { BOOKABLE_MONTHS } from '@contract/subscribe/calendar-rules';
import { monthEnd } from '@contract/time/day-rules';
import { dayOf, timeOf } from '../../kernel/clock';

/** One reading of the provider's clock in the forms that the rules need, all Asia/Shanghai. */
export interface ClockReading {
  /** ms since 1970 UTC. */
  readonly now: number;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** `HH:mm`. */
  readonly clock: string;
  /** Last day of the booking window, the end of the last bookable calendar month. */
  readonly lastDay: string;
}

/** End of the last bookable month, counted from a day's month. */
export const windowEnd = (today: string): string => monthEnd(today, BOOKABLE_MONTHS - 1);

/** ms; day and time of day are the same within it. */
const MINUTE = 60_000;
let minute = Number.NaN;
let inMinute = { today: '', clock: '', lastDay: '' };

/** Converts a time (ms) to day, time of day and window. */
export function readClock(now: number): ClockReading {
  const present = Math.floor(now / MINUTE);
  // A rush calls this thousands of times within the same minute.
  if (present !== minute) {
    const today = dayOf(now);
    inMinute = { today, clock: timeOf(now), lastDay: windowEnd(today) };
    minute = present;
  }
  return { now, ...inMinute };
}
