import { monthAfter } from '@contract/time/shanghai-rules';
import { BOOKABLE_MONTHS } from '@contract/subscribe/calendar-rules';

/** Months shown in the calendar, `YYYY-MM`: this one and the next (specification §2). */
export function bookableMonths(today: string): string[] {
  const months = [today.slice(0, 7)];
  while (months.length < BOOKABLE_MONTHS) months.push(monthAfter(months[months.length - 1] ?? ''));
  return months;
}
