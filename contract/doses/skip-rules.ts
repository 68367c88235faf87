import { plus, seasonStart } from './day-number-rules';
import type { DayNumber } from './day-number-rules';
import type { Evaluated, Given, Patient } from './person';
import type { Comparison, Skip, SkipCondition, SkipSet } from './tables';

/** Series groups of an antigen that one of their series completed, by the doses given before a day. */
export interface CompletedGroups {
  has(group: string, before: DayNumber): boolean;
}

/** What a conditional skip is asked about (6.2). */
export interface SkipQuestion {
  readonly patient: Patient;
  /** Doses evaluated before the one in question, or all of them for a forecast, in order. */
  readonly before: readonly Evaluated[];
  /** All doses of the person, in order. */
  readonly all: readonly Given[];
  /** CONDSKIP-2: the day of the dose, of the assessment, or of the forecast that is validated. */
  readonly reference: DayNumber;
  readonly completedGroups: CompletedGroups;
  /**
   * Only doses before this day complete a group. Table 6-7 names no day; as tables 6-6 and 6-8 look at the day of the dose in
   * question, so does this: a dose counted for a risk also where it completed the standard course.
   */
  readonly completedBefore: DayNumber;
}

/** Of evaluating a dose, or of a forecast. */
type SkipContext = 'evaluation' | 'forecast';

const COMPARE: Readonly<Record<Comparison, (found: number, count: number) => boolean>> = {
  more: (found, count) => found > count,
  equal: (found, count) => found === count,
  fewer: (found, count) => found < count,
};

function isConditionMet(
  condition: SkipCondition,
  asked: SkipQuestion,
  context: SkipContext,
): boolean {
  const { patient, before, reference, completedGroups } = asked;
  switch (condition.kind) {
    case 'age': {
      const { begin, end } = condition;
      return (
        (begin === null || reference >= plus(patient.born, begin)) &&
        (end === null || reference < plus(patient.born, end))
      );
    }
    case 'interval': {
      const last = before[before.length - 1];
      return last !== undefined && reference >= plus(last.given.day, condition.interval);
    }
    case 'completed':
      return [...condition.seriesGroups].some((group) =>
        completedGroups.has(group, asked.completedBefore),
      );
    case 'count': {
      const { codes, products, isValidOnly, compare, count, from, until } = condition;
      const begin = condition.begin === null ? -Infinity : plus(patient.born, condition.begin);
      const end = condition.end === null ? Infinity : plus(patient.born, condition.end);
      let found = 0;
      for (const { given, status } of before)
        if (
          (codes === null || codes.has(given.code)) &&
          (products === null || (given.product !== null && products.has(given.product))) &&
          given.day >= begin &&
          given.day < end &&
          given.day >= from &&
          given.day < until &&
          (!isValidOnly || status === 'valid')
        )
          found += 1;
      return COMPARE[compare](found, count);
    }
    case 'given': {
      const end = condition.end === null ? Infinity : plus(patient.born, condition.end);
      // A dose is compared with those before it, a forecast follows those of its own day too.
      const last = context === 'evaluation' ? reference - 1 : reference;
      const found = asked.all.filter(
        ({ code, day }) => day <= last && day < end && condition.codes.has(code),
      );
      return COMPARE[condition.compare](found.length, condition.count);
    }
    case 'laterSeason': {
      const last = [...before].reverse().find(({ status }) => status === 'valid');
      return last !== undefined && last.given.day < seasonStart(reference, condition.begins);
    }
  }
}

const isSetMet = (
  { isAll, conditions, from, until }: SkipSet,
  asked: SkipQuestion,
  context: SkipContext,
): boolean =>
  asked.reference >= from &&
  asked.reference < until &&
  (isAll
    ? conditions.every((each) => isConditionMet(each, asked, context))
    : conditions.some((each) => isConditionMet(each, asked, context)));

/**
 * Whether a target dose is not needed (CDSi 4.5, 6.2, tables 6-6 to 6-11).
 * @param context of the question: of evaluating a dose, or of a forecast
 */
export const canSkip = (
  skips: readonly Skip[],
  context: SkipContext,
  asked: SkipQuestion,
): boolean =>
  skips.some(
    ({ context: meant, isAll, sets }) =>
      (meant === context || meant === 'both') &&
      (isAll
        ? sets.every((each) => isSetMet(each, asked, context))
        : sets.some((each) => isSetMet(each, asked, context))),
  );
