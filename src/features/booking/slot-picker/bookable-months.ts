import { addMonths } from '@contract/time/day-rules';
import { BOOKABLE_MONTHS } from '@contract/subscribe/calendar-rules';

/** Months shown in the calendar, `YYYY-MM`: this one and the next (specification §2). */
export function bookableMonths(today: string): string[] {
  return Array.from({ length: BOOKABLE_MONTHS }, (_, ahead) => addMonths(today, ahead).slice(0, 7));
}
