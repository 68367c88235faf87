import { dayNumber, dayText, plus } from '../doses/day-number-rules';
import { addDays } from '../time/day-rules';

/** The least age of a dose and the interval since the dose before. Months are calendar months and replace the days. */
export interface DoseRule {
  /** Least days of life. */
  readonly minAgeDays: number;
  /** Least months of life, where the age is meant in months. */
  readonly ageMonths: number | null;
  /** Least days since the dose before. */
  readonly minIntervalDays: number;
  /** Least months since the dose before, where the interval is meant in months. */
  readonly gapMonths: number | null;
}

/** Upper limits of a dose. Months are calendar months and replace the days. */
export interface AgeLimit {
  /** Most days of life; null: any age. */
  readonly maxAgeDays: number | null;
  /** To be administered before this many months of life. */
  readonly beforeMonths: number | null;
}

/** First and last day of a dose, both included, `YYYY-MM-DD`. */
export interface DoseDates {
  /** First day on which the person is old enough. */
  readonly byAge: string;
  /** First day on which the interval since the dose before is over; null where none is known. */
  readonly byInterval: string | null;
  /** Last day on which the person is young enough; null: no upper age. */
  readonly last: string | null;
}

/** Months as the evaluation of doses counts them: 31 August and 6 months is 1 March. */
const addMonths = (day: string, months: number): string =>
  dayText(plus(dayNumber(day), { months, days: 0 }));

const after = (day: string, months: number | null, days: number): string =>
  months === null ? addDays(day, days) : addMonths(day, months);

const lastOf = (birthday: string, { maxAgeDays, beforeMonths }: AgeLimit): string | null => {
  if (beforeMonths !== null) return addDays(addMonths(birthday, beforeMonths), -1);
  return maxAgeDays === null ? null : addDays(birthday, maxAgeDays);
};

const intervalEndsOn = (before: string, rule: DoseRule): string =>
  after(before, rule.gapMonths, rule.minIntervalDays);

/**
 * The days of a dose by age and interval, for the plan and for bookings alike. Days are `YYYY-MM-DD`.
 * @param before day of the dose before; null where none is known
 */
export const doseDates = (
  rule: DoseRule & AgeLimit,
  birthday: string,
  before: string | null,
): DoseDates => ({
  byAge: after(birthday, rule.ageMonths, rule.minAgeDays),
  byInterval: before === null ? null : intervalEndsOn(before, rule),
  last: lastOf(birthday, rule),
});
