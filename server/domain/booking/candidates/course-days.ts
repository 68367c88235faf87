import { nextOfCourse } from '@contract/doses/course-rules';
import { dayNumber, dayText } from '@contract/doses/day-number-rules';
import { judge } from '@contract/doses/judge-rules';
import type { CourseDay } from '@contract/subscribe/endpoints';
import type { StoredDose } from '../../../db/tables';
import { inLanguage } from '../../../kernel/language';
import type { Language } from '../../../kernel/language';
import type { Administered } from '../../../shared/doses/administered';
import type { Course, Person } from '../../../shared/doses/course';
import {
  candidateOf,
  evaluatedAs,
  FAR,
  historyOf,
  numberIn,
} from '../../../shared/doses/evaluated';
import { isActive } from '../../../shared/lifecycle/statuses';

/** A dose of a course on a day, from which the days of the later ones are counted. */
export interface Begun {
  readonly person: Pick<Person, 'birthday' | 'sex' | 'health'>;
  readonly course: Course<StoredDose>;
  readonly administered: readonly Administered[];
  readonly doseNo: number;
  /** `YYYY-MM-DD` */
  readonly day: string;
}

const asGiven = ({ product }: Course, doseNo: number, day: string): Administered => ({
  ...{ orderId: null, code: product.code, product: product.id },
  ...{ recordedNo: doseNo, doseNo, day, status: 'DONE' },
});

/**
 * Days of the doses that follow one on a given day, by the evaluation: each as early as it can be given with those before it on their
 * earliest days, and as the schedule recommends it with those before it on their recommended ones. Doses that are booked keep their
 * own days and are not among them. One that the person will be too old for has no days, and is the last.
 */
export function courseDays(
  { person, course, administered, doseNo, day }: Begun,
  language: Language,
): CourseDay[] {
  const product = evaluatedAs(course);
  const isOpen = ({ code, doseNo: no, status }: Administered): boolean =>
    code === product.code && no !== null && no >= doseNo && isActive(status);
  const booked = administered.filter(isOpen);
  const start = [...administered.filter((each) => !isOpen(each)), asGiven(course, doseNo, day)];
  const labels = new Map(course.doses.map((dose) => [dose.doseNo, dose.label]));
  const days: CourseDay[] = [];
  let soonest = { administered: start, day };
  let usual = soonest;
  const lastNo = Math.max(...labels.keys());
  for (let last = doseNo; last < lastNo;) {
    const history = historyOf(person, soonest.administered, product);
    const next = nextOfCourse(product, history, dayNumber(soonest.day));
    const dose = next ? { target: next } : judge(candidateOf(product, dayNumber(FAR)), history);
    const number = numberIn(product, dose);
    const label = labels.get(number ?? 0);
    if (number === null || number <= last || !label) return days;
    last = number;
    const own = booked.find((each) => each.doseNo === number);
    const shown = { doseNo: number, label: inLanguage(label, language) };
    if (next === null) {
      const isTooOld = 'refusal' in dose && dose.refusal === 'tooOld';
      return isTooOld ? [...days, { ...shown, earliest: null, recommended: null }] : days;
    }
    const on = (chain: typeof soonest, to: string): typeof soonest => ({
      administered: [...chain.administered, asGiven(course, number, to)],
      day: to,
    });
    if (own) {
      soonest = usual = on(soonest, own.day);
      continue;
    }
    const earliest = dayText(next.day);
    const wanted =
      usual === soonest
        ? next
        : nextOfCourse(
            product,
            historyOf(person, usual.administered, product),
            dayNumber(usual.day),
          );
    const recommended = dayText(Math.max(next.day, (wanted ?? next).recommended));
    days.push({ ...shown, earliest, recommended });
    soonest = on(soonest, earliest);
    usual = on(usual, recommended);
  }
  return days;
}
