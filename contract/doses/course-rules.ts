import { inOrder } from './assessment-rules';
import type { DayNumber } from './day-number-rules';
import { firstDay, judge } from './judge-rules';
import type { History, TargetOf } from './judge-rules';
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
  let day: DayNumber | null = from;
  while (doses.length < MOST) {
    const candidate: Given = { id: `course ${doses.length}`, code, product, day: day ?? from };
    const known: History = { ...history, all };
    day = firstDay(candidate, known, candidate.day);
    if (day === null) break;
    const { target, isRepeat } = judge({ ...candidate, day }, known);
    if (target === null || (isRepeat && doses.length > 0)) break;
    doses.push({ ...target, day });
    if (isRepeat) break;
    all = inOrder([...all, { ...candidate, day }]);
  }
  return doses;
}
