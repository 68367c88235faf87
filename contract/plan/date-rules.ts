const MONTHS_A_YEAR = 12;

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** Days of a month; `month` counts from 0. */
const lengthOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The day a number of months after another, both `YYYY-MM-DD`. Where the month is too short its last day is meant:
 * a child born on 31 January is one month old on 28 or 29 February.
 */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const total = year * MONTHS_A_YEAR + month - 1 + months;
  const newYear = Math.floor(total / MONTHS_A_YEAR);
  const newMonth = total % MONTHS_A_YEAR;
  const newDate = Math.min(date, lengthOf(newYear, newMonth));
  return `${pad(newYear, 4)}-${pad(newMonth + 1, 2)}-${pad(newDate, 2)}`;
}

/** The later one of two days; an absent one does not count. */
export const laterOf = (a: string, b: string | null): string => (b !== null && b > a ? b : a);
