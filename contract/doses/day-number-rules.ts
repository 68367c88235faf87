import { DAY_MS } from '../time/duration-rules';

/** A day as the number of days since 1970-01-01, so that the many comparisons of an evaluation are of integers. */
export type DayNumber = number;

/** An age or an interval: calendar months first, then days; either may be negative ("6 months - 4 days"). */
export interface Duration {
  readonly months: number;
  readonly days: number;
}

/** The number of a day; `month` counts from 0, and a day past the month's end is one of the next month. */
const numberOf = (year: number, month: number, day: number): DayNumber =>
  Date.UTC(year, month, day) / DAY_MS;

/** The number of a day `YYYY-MM-DD`. */
export const dayNumber = (day: string): DayNumber =>
  numberOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10)));

/** The day of a number, `YYYY-MM-DD`. */
export const dayText = (at: DayNumber): string => new Date(at * DAY_MS).toISOString().slice(0, 10);

/**
 * The day a duration after another. A day that the resulting month does not have is the first of the next month: 31
 * August and 6 months is 1 March (CDSi Logic Specification 4.5, 3.4, CALCDT-5). Nobody is given a dose a day early by it.
 */
export function plus(at: DayNumber, { months, days }: Duration): DayNumber {
  if (months === 0) return at + days;
  const from = new Date(at * DAY_MS);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  return Math.min(numberOf(year, month, from.getUTCDate()), numberOf(year, month + 1, 1)) + days;
}

/** The first day of a season that contains a day; a season begins each year on a day `MM-DD`. */
export function seasonStart(at: DayNumber, begins: string): DayNumber {
  const year = new Date(at * DAY_MS).getUTCFullYear();
  const [month = 1, day = 1] = begins.split('-').map(Number);
  const start = numberOf(year, month - 1, day);
  return start <= at ? start : numberOf(year - 1, month - 1, day);
}

/** Days of a month on average, enough to order ages and intervals of a schedule. */
const MONTH_DAYS = 30.44;

/** Orders durations of a schedule by their length. */
export const compareDurations = (a: Duration, b: Duration): number =>
  (a.months - b.months) * MONTH_DAYS + a.days - b.days;

const UNITS: Readonly<Record<string, Duration>> = {
  year: { months: 12, days: 0 },
  month: { months: 1, days: 0 },
  week: { months: 0, days: 7 },
  day: { months: 0, days: 1 },
};
const PART = /([+-]?)\s*(\d+)\s*(year|month|week|day)s?/gy;

/** A duration from words: "6 weeks - 4 days", "16 months + 4 weeks". @throws Error for anything else */
export function duration(words: string): Duration {
  let months = 0;
  let days = 0;
  const text = words.trim();
  let index = 0;
  PART.lastIndex = 0;
  while (index < text.length) {
    PART.lastIndex = index;
    const found = PART.exec(text);
    const unit = UNITS[found?.[3] ?? ''];
    if (!found || !unit || (index > 0 && found[1] === '')) throw new Error(`no duration: ${words}`);
    const count = Number(found[2]) * (found[1] === '-' ? -1 : 1);
    months += unit.months * count;
    days += unit.days * count;
    index = PART.lastIndex;
    while (text[index] === ' ') index += 1;
  }
  if (index === 0) throw new Error(`no duration: ${words}`);
  return { months, days };
}
