import { addDays } from '../linkman/age-rules';
import { addMonths, laterOf } from '../plan/date-rules';
import type { CourseDose } from './endpoints';

/** When a later dose of a course can be had; days are `YYYY-MM-DD`. */
export interface CourseDay {
  readonly doseNo: number;
  readonly label: string;
  /** First day that age and interval allow, were each dose before it given as early as it may be. */
  readonly earliest: string;
  /** The day that suits: whole calendar months after the dose before, and the age that the schedule names. */
  readonly recommended: string;
  /** The upper age has passed by then: ask the clinic. */
  readonly tooLate: boolean;
}

/** Intervals in the catalogue are days; those of whole months are meant as months. */
const DAYS_A_MONTH = 30;
const DAYS_A_YEAR = 365;
const MONTHS_A_YEAR = 12;

function monthsOf({ gapMonths, minIntervalDays }: CourseDose): number {
  if (gapMonths !== null) return gapMonths;
  if (minIntervalDays % DAYS_A_YEAR === 0) return (minIntervalDays / DAYS_A_YEAR) * MONTHS_A_YEAR;
  return minIntervalDays % DAYS_A_MONTH === 0 ? minIntervalDays / DAYS_A_MONTH : 0;
}

/** First day of a dose after the one before; a month that is too short means its last day. */
const soonest = (before: string, dose: CourseDose, months: number): string =>
  laterOf(addDays(before, dose.minIntervalDays), addMonths(before, months));

/**
 * Days of the doses that follow one that is taken on a day. Doses that are given or booked keep their own days.
 * @param doses of the course in their order
 */
export function courseDays(
  doses: readonly CourseDose[],
  birthday: string,
  doseNo: number,
  day: string,
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
    const byAge = addDays(birthday, dose.minAgeDays);
    const last = dose.maxAgeDays === null ? null : addDays(birthday, dose.maxAgeDays);
    earliest = laterOf(soonest(earliest, dose, dose.gapMonths ?? 0), byAge);
    const suits = laterOf(soonest(recommended, dose, monthsOf(dose)), byAge);
    recommended = laterOf(
      laterOf(suits, dose.ageMonths === null ? null : addMonths(birthday, dose.ageMonths)),
      earliest,
    );
    const tooLate = last !== null && earliest > last;
    if (!tooLate && last !== null && recommended > last) recommended = laterOf(last, earliest);
    days.push({ doseNo: dose.doseNo, label: dose.label, earliest, recommended, tooLate });
  }
  return days;
}
