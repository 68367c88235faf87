import { addDays, addMonths, laterOf } from '../time/day-rules';
import type { CourseDose } from './endpoints';
import { firstOutside, isWithin } from './span-rules';
import type { Span } from './span-rules';

/** What the first day of a dose depends on. Official months are calendar months and replace the days. */
export interface DoseRule {
  /** Least days of life. */
  readonly minAgeDays: number;
  /** Least months of life, where the catalogue or the national schedule has the age of this dose in months. */
  readonly ageMonths: number | null;
  /** Least days since the dose before. */
  readonly minIntervalDays: number;
  /** Least months since the dose before, where the national schedule has it in months. */
  readonly gapMonths: number | null;
}

/** Upper age of a dose. Months are calendar months and replace the days. */
export interface AgeLimit {
  /** Most days of life; null: any age. */
  readonly maxAgeDays: number | null;
  /** To be administered before this many months of life. */
  readonly beforeMonths: number | null;
}

const after = (day: string, months: number | null, days: number): string =>
  months === null ? addDays(day, days) : addMonths(day, months);

/** The first day on which somebody is old enough for a dose; days are `YYYY-MM-DD`. */
export const oldEnoughOn = (birthday: string, rule: DoseRule): string =>
  after(birthday, rule.ageMonths, rule.minAgeDays);

/** The last day on which somebody is young enough for a dose; null: no limit. Days are `YYYY-MM-DD`. */
export function youngEnoughUntil(birthday: string, limit: AgeLimit): string | null {
  const { maxAgeDays, beforeMonths } = limit;
  if (beforeMonths !== null) return addDays(addMonths(birthday, beforeMonths), -1);
  return maxAgeDays === null ? null : addDays(birthday, maxAgeDays);
}

/** The first day on which the interval since the dose before is over; days are `YYYY-MM-DD`. */
export const intervalEndsOn = (before: string, rule: DoseRule): string =>
  after(before, rule.gapMonths, rule.minIntervalDays);

/** When a later dose of a course can be administered; days are `YYYY-MM-DD`. */
export interface CourseDay {
  readonly doseNo: number;
  readonly label: string;
  /** First day that age and interval allow, if each dose before it is administered as early as possible. */
  readonly earliest: string;
  /** The recommended day: whole calendar months after the dose before. */
  readonly recommended: string;
  /** The upper age is exceeded by then: ask the clinic. */
  readonly tooLate: boolean;
}

/** Intervals in the catalogue are days; multiples of this mean months. */
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

function monthsOf({ gapMonths, minIntervalDays }: CourseDose): number {
  if (gapMonths !== null) return gapMonths;
  if (minIntervalDays % DAYS_A_YEAR === 0) return (minIntervalDays / DAYS_A_YEAR) * MONTHS_A_YEAR;
  return minIntervalDays % DAYS_A_MONTH === 0 ? minIntervalDays / DAYS_A_MONTH : 0;
}

/**
 * Days of the doses that follow one on a given day. Doses that are administered or booked keep their own days. Booking
 * accepts the first other one from its `earliest` on.
 * @param doses of the course in their order
 * @param tooNear days too near to other injected live vaccines, on which no dose can be administered
 */
export function courseDays(
  doses: readonly CourseDose[],
  birthday: string,
  doseNo: number,
  day: string,
  tooNear: readonly Span[] = [],
): readonly CourseDay[] {
  const days: CourseDay[] = [];
  let earliest = day;
  let recommended = day;
  for (const dose of doses) {
    if (dose.doseNo <= doseNo) continue;
    if (dose.day !== null) {
      earliest = recommended = dose.day;
      continue;
    }
    const byAge = oldEnoughOn(birthday, dose);
    const last = youngEnoughUntil(birthday, dose);
    const wholeMonths = addMonths(recommended, monthsOf(dose));
    earliest = firstOutside(laterOf(intervalEndsOn(earliest, dose), byAge), tooNear);
    const suits = [wholeMonths, intervalEndsOn(recommended, dose), byAge].reduce(laterOf, earliest);
    recommended = firstOutside(suits, tooNear);
    const tooLate = last !== null && earliest > last;
    if (!tooLate && last !== null && recommended > last)
      recommended = isWithin(last, tooNear) ? earliest : laterOf(last, earliest);
    days.push({ doseNo: dose.doseNo, label: dose.label, earliest, recommended, tooLate });
  }
  return days;
}
