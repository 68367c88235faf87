const MONTHS_A_YEAR = 12;
/** A day, ms. */
export const DAY_MS = 86_400_000;

const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const FEBRUARY = 1;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** The day a number of days after another, `YYYY-MM-DD`; parses no date text, as a booking computes many. */
export function addDays(day: string, days: number): string {
  const at = new Date(0);
  const date = Number(day.slice(8, 10)) + days;
  at.setUTCFullYear(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, date);
  return `${pad(at.getUTCFullYear(), 4)}-${pad(at.getUTCMonth() + 1, 2)}-${pad(at.getUTCDate(), 2)}`;
}

/** Whole days from one day to another; both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days of a month; `month` counts from 0. */
const lengthOf = (year: number, month: number): number =>
  month === FEBRUARY && isLeap(year) ? 29 : (LENGTHS[month] as number);

/**
 * The day a number of months after another, both `YYYY-MM-DD`. Where the month is too short, its last day is used: a
 * child born on 31 January is one month old on 28 or 29 February.
 */
export function addMonths(day: string, months: number): string {
  const total = Number(day.slice(0, 4)) * MONTHS_A_YEAR + Number(day.slice(5, 7)) - 1 + months;
  const newYear = Math.floor(total / MONTHS_A_YEAR);
  const newMonth = total % MONTHS_A_YEAR;
  const newDate = Math.min(Number(day.slice(8, 10)), lengthOf(newYear, newMonth));
  return `${pad(newYear, 4)}-${pad(newMonth + 1, 2)}-${pad(newDate, 2)}`;
}

/** The later one of two days; an absent one does not count. */
export const laterOf = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
