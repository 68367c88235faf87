/** A number of days in a common unit. */
export interface Span {
  readonly unit: 'days' | 'weeks' | 'months' | 'years';
  readonly count: number;
}

const WEEK = 7;
const MONTH = 30.4375;
const YEAR = 365.25;
/** Below this many days the unit is weeks. */
const WEEKS_BELOW = 28;
/** Below this many months, years are too coarse. */
const MONTHS_BELOW = 24;

/** From this many days on, an interval is said in months, like the recommended time of its dose. */
const MONTHS_FROM = 60;

/** The least interval between two doses: a month is not 28 days. @param days days */
export const intervalOf = (days: number): Span =>
  days < MONTHS_FROM ? { unit: 'days', count: days } : spanOf(days);

/** Days as whole weeks, months or years; the provider stores the earliest or latest day of a unit. */
export function spanOf(days: number): Span {
  if (days < WEEKS_BELOW) {
    return days > 0 && days % WEEK === 0
      ? { unit: 'weeks', count: days / WEEK }
      : { unit: 'days', count: days };
  }
  const months = Math.round(days / MONTH);
  if (months < MONTHS_BELOW && months % 12 !== 0) return { unit: 'months', count: months };
  return { unit: 'years', count: Math.round(days / YEAR) };
}
