/** A number of days in a common unit. */
interface Span {
  readonly unit: 'days' | 'months' | 'years';
  readonly count: number;
}

const MONTH = 30.4375;
const YEAR = 365.25;
/** Below this many months, years are too coarse. */
const MONTHS_BELOW = 24;

/** From this many days on, an interval is said in months, like the recommended time of its dose. */
const MONTHS_FROM = 60;

/** The least interval between two doses: a month is not 28 days. @param days days */
export function intervalOf(days: number): Span {
  if (days < MONTHS_FROM) return { unit: 'days', count: days };
  const months = Math.round(days / MONTH);
  if (months < MONTHS_BELOW && months % 12 !== 0) return { unit: 'months', count: months };
  return { unit: 'years', count: Math.round(days / YEAR) };
}
