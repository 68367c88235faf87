import { addDays, addMonths } from '@contract/time/day-rules';
import type { StoredDose } from '../../../db/tables';
import type { Course } from '../../../shared/doses/course';
import { askedHistory, evaluatedAs, evaluatedDays } from '../../../shared/doses/evaluated';
import { QUESTIONS } from './guide';
import type { Conditions, GuideOption } from './guide';

const MONTHS_A_YEAR = 12;
const SEXES = [1, 2] as const;

/** Whether a course can be begun at some age of a range, by the evaluation of somebody who has had nothing. */
function isBegun(
  course: Course<StoredDose>,
  [from, to]: NonNullable<GuideOption['years']>,
  sex: 1 | 2,
  today: string,
): boolean {
  const [first] = course.doses;
  if (!first || (course.sexLimit !== null && course.sexLimit !== sex)) return false;
  const product = evaluatedAs(course);
  const refusalFor = (birthday: string) => {
    const person = { birthday, sex, health: null, isHistoryAnswered: false };
    return evaluatedDays(product, askedHistory(person, [], product, first.doseNo)).on(today)
      .refusal;
  };
  const youngest = refusalFor(addMonths(today, -from * MONTHS_A_YEAR));
  if (youngest === 'tooOld' || youngest === 'wrongPerson') return false;
  if (to === null) return true;
  return refusalFor(addDays(addMonths(today, -to * MONTHS_A_YEAR), 1)) !== 'tooYoung';
}

function isExcluded(
  course: Course<StoredDose>,
  { years, sex }: GuideOption,
  today: string,
): boolean {
  if (years) return !SEXES.some((each) => isBegun(course, years, each, today));
  return sex !== undefined && course.sexLimit !== null && course.sexLimit !== sex;
}

/** The answers of the guide that say an age or a sex at which a course is not begun. @param today `YYYY-MM-DD` */
export type Exclusions = (course: Course<StoredDose>, today: string) => Conditions;

/** Answers are computed once a day for each course as the catalogue has it. */
export function createExclusions(): Exclusions {
  const conditions = new Map<string, Conditions>();
  let of = '';
  return (course, today) => {
    if (of !== today) conditions.clear();
    of = today;
    const key = JSON.stringify(course);
    const found =
      conditions.get(key) ??
      Object.fromEntries(
        QUESTIONS.flatMap(({ id, options }) => {
          const excluded = options.filter((option) => isExcluded(course, option, today));
          return excluded.length > 0 ? [[id, excluded.map((option) => option.id)]] : [];
        }),
      );
    conditions.set(key, found);
    return found;
  };
}
