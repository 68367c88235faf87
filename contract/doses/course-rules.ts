import { inOrder } from './assessment-rules';
import type { DayNumber } from './day-number-rules';
import { firstDay, firstJudged, judge } from './judge-rules';
import type { History } from './evaluation-rules';
import type { TargetOf } from './judge-rules';
import type { Given } from './person';

/** A dose of a course that is still to be given. */
export interface CourseDose extends TargetOf {
  /** First day on which it may be given, with those before it given on theirs. */
  readonly day: DayNumber;
}

/** Most doses of one course. */
const MOST = 8;

/**
 * The doses of a product that a person still needs, from a day on, each as early as it may be given: how many depends on the
 * age at the first one. Doses that may only be repeated are not of the course.
 */
export function courseFrom(
  { code, product }: Pick<Given, 'code' | 'product'>,
  history: History,
  from: DayNumber,
): readonly CourseDose[] {
  const doses: CourseDose[] = [];
  let all = history.all;
  let day = from;
  while (doses.length < MOST) {
    const candidate: Given = { id: `course ${doses.length}`, code, product, day };
    const withAll: History = { ...history, all };
    const first = firstJudged(candidate, withAll, candidate.day);
    if (first === null) break;
    const { target, isRepeat } = first;
    day = first.day;
    // Another season, year or exposure is another course.
    if (target === null || (isRepeat && target.number === 1 && doses.length > 0)) break;
    if (isRepeat && target.number > target.row.repeatDoses) break;
    doses.push({ ...target, day });
    if (isRepeat && target.number === target.row.repeatDoses) break;
    all = inOrder([...all, { ...candidate, day }]);
  }
  return doses;
}

/** The next dose of a course that was begun. */
export interface NextOfCourse extends CourseDose {
  /** Day on which it is to be given by the schedule: {@link CourseDose.day}, or the recommended day where that is later. */
  readonly recommended: DayNumber;
  /** Last day that the schedule recommends; null where it names none, or none that is still possible. */
  readonly last: DayNumber | null;
}

/**
 * The next dose of the course that a person is in the middle of, with everything before it given on its day: a late dose moves
 * what follows it, and nothing begins anew. null where the course is complete, and where only a repetition would follow.
 * @param from the first day that is looked at
 * @param mayBegin whether a repetition may begin with it
 */
export function nextOfCourse(
  { code, product }: Pick<Given, 'code' | 'product'>,
  history: History,
  from: DayNumber,
  mayBegin = false,
): NextOfCourse | null {
  const candidate: Given = { id: 'next of course', code, product, day: from };
  const first = firstJudged(candidate, history, from);
  if (first === null) return null;
  const { day, target, isRepeat, dates } = first;
  if (target === null) return null;
  // A repetition is begun by a season, a year or an exposure, never by the dose before it.
  const isFirst = target.number === 1 && !mayBegin;
  if (isRepeat && (isFirst || target.number > target.row.repeatDoses)) return null;
  const wanted = dates.recommended ?? day;
  const isAllowed = (on: DayNumber): boolean =>
    judge({ ...candidate, day: on }, history).refusal === null;
  const onOrAfter = (on: DayNumber): DayNumber =>
    isAllowed(on) ? on : (firstDay(candidate, history, on) ?? day);
  const recommended = wanted > day ? onOrAfter(wanted) : day;
  const last = dates.pastDue;
  return { ...target, day, recommended, last: last !== null && last >= recommended ? last : null };
}
