import { doseDates } from '../plan/dose-date-rules';
import { addMonths, laterOf } from '../time/day-rules';
import type { CourseDose } from './endpoints';
import { firstOutside, isWithin } from './span-rules';
import type { Span } from './span-rules';

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

/** First day that the interval since the first dose leaves; null without one, or where that day is not known. */
function sinceFirst({ sinceFirst: least }: CourseDose, first: string | null): string | null {
  if (!least || first === null) return null;
  const { days: minIntervalDays, months: gapMonths } = least;
  const rule = { minAgeDays: 0, ageMonths: null, maxAgeDays: null, beforeMonths: null };
  return doseDates({ ...rule, minIntervalDays, gapMonths }, first, first).byInterval;
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
  const [begun] = doses;
  const firstDay = begun === undefined || begun.doseNo === doseNo ? day : begun.day;
  for (const dose of doses) {
    if (dose.doseNo <= doseNo) continue;
    if (dose.day !== null) {
      earliest = recommended = dose.day;
      continue;
    }
    const { byAge, byInterval, last } = doseDates(dose, birthday, earliest);
    const wholeMonths = addMonths(recommended, monthsOf(dose));
    const suits = laterOf(wholeMonths, doseDates(dose, birthday, recommended).byInterval);
    const soonest = laterOf(laterOf(byAge, byInterval), sinceFirst(dose, firstDay));
    earliest = firstOutside(soonest, tooNear);
    recommended = firstOutside(laterOf(earliest, suits), tooNear);
    const tooLate = last !== null && earliest > last;
    if (!tooLate && last !== null && recommended > last)
      recommended = isWithin(last, tooNear) ? earliest : laterOf(last, earliest);
    days.push({ doseNo: dose.doseNo, label: dose.label, earliest, recommended, tooLate });
  }
  return days;
}
