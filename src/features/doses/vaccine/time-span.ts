/** An interval in a common unit. */
interface Span {
  readonly unit: 'days' | 'months' | 'years';
  readonly count: number;
}

interface Interval {
  /** Days. */
  readonly minIntervalDays: number;
  /** Calendar months, which replace the days; null: it is meant in days. */
  readonly gapMonths: number | null;
}

const MONTH = 30.4375;
const YEAR = 365.25;
/** Below this many months, years are too coarse. */
const MONTHS_BELOW = 24;

/** Up to this many days an interval is said in days, as the schedule has it: 28 days are no month, and 60 are not two. */
const MOST_DAYS = 60;

const ofMonths = (months: number): Span =>
  months < MONTHS_BELOW && months % 12 !== 0
    ? { unit: 'months', count: months }
    : { unit: 'years', count: Math.round(months / 12) };

/** The least interval between two doses, in the unit that it is meant in; many days are said in months or years. */
export function intervalOf({ minIntervalDays, gapMonths }: Interval): Span {
  if (gapMonths !== null) return ofMonths(gapMonths);
  if (minIntervalDays <= MOST_DAYS) return { unit: 'days', count: minIntervalDays };
  const months = Math.round(minIntervalDays / MONTH);
  const { unit, count } = ofMonths(months);
  return unit === 'years' ? { unit, count: Math.round(minIntervalDays / YEAR) } : { unit, count };
}
