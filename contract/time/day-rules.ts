import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

// Days are `YYYY-MM-DD` and counted in UTC, so that no machine's zone or daylight saving time moves one.
dayjs.extend(utc);

// With its time, as dayjs would take a year below 100 for one of the 20th century.
const read = (day: string): dayjs.Dayjs => dayjs.utc(`${day}T00:00:00Z`);
const written = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD');

/** Whether a text is a day of the calendar, as `YYYY-MM-DD`; a database has no year 0. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text >= '0001' && written(read(text)) === text;

/** The day a number of days after another. */
export const addDays = (day: string, days: number): string => written(read(day).add(days, 'day'));

/**
 * The day a number of months after another. Where the month is too short, its last day is used: a child born on 31
 * January is one month old on 28 or 29 February. Schedules of doses count otherwise (contract/doses/day-number-rules.ts).
 */
export const addMonths = (day: string, months: number): string =>
  written(read(day).add(months, 'month'));

/** Whole days from one day to another; negative where it is earlier. */
export const daysBetween = (from: string, to: string): number => read(to).diff(read(from), 'day');

/** Whole months from one day to another; in a month that is too short, the last day counts. */
export const monthsBetween = (from: string, to: string): number =>
  read(to).diff(read(from), 'month');

/** The last day of a day's month, or of the month a number of months later. */
export const monthEnd = (day: string, months = 0): string =>
  written(read(day).add(months, 'month').endOf('month'));

/** Every day from `first` to `last`, both included. */
export function daysFrom(first: string, last: string): string[] {
  const start = read(first);
  const count = Math.max(0, daysBetween(first, last) + 1);
  return Array.from({ length: count }, (_, ahead) => written(start.add(ahead, 'day')));
}

/** The later one of two days; an absent one does not count. */
export const laterOf = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
