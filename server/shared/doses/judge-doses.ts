import { doseDays, duplicate, earliestDay, periodViolation, unfitPerson } from './eligibility';
import type { DoseDays, Ineligible } from './eligibility';
import type { Administered } from './administered';
import type { Course, Person } from './course';
import { elsewhereViolation } from './elsewhere';
import type { Records } from './elsewhere';
import { courseRecords } from './evaluated';
import type { ClockReading } from '../slots/clock-reading';

/** A dose of a person, judged today. */
export interface Judged {
  readonly doseNo: number;
  readonly earliestDay: string | null;
  /** The days on which it may be administered. */
  readonly days: DoseDays;
  readonly taken: boolean;
  readonly booked: boolean;
  /** null: it can be booked, today or from `earliestDay` on. */
  readonly violation: Ineligible | null;
}

/** Judges every dose of a course; a dose that is allowed later within the window has no violation. */
export function judgeDoses(
  person: Person,
  course: Course,
  administered: readonly Administered[],
  at: Pick<ClockReading, 'today' | 'lastDay'>,
): Judged[] {
  const records = courseRecords(person, course, administered, at.today);
  return course.doses.map((dose) => {
    const own = records.get(dose.doseNo);
    const days = doseDays(person, course, dose, administered);
    return {
      doseNo: dose.doseNo,
      // Where it was given, looking for another day of it would cost a hundred evaluations.
      earliestDay: own === undefined ? earliestDay(days, at.today) : null,
      days,
      taken: own !== undefined,
      booked: own !== undefined && own.status !== 'DONE',
      violation:
        unfitPerson(person, course, at.today) ??
        (own ? duplicate(own) : null) ??
        periodViolation(days, at.today, at.lastDay),
    };
  });
}

/** The same, with a violation for doses that a record of another account excludes on every day, as booking has it. */
export const withElsewhere = (
  judged: readonly Judged[],
  person: Person,
  course: Course,
  records: Records,
  { today, lastDay }: Pick<ClockReading, 'today' | 'lastDay'>,
): readonly Judged[] =>
  judged.map((dose) => {
    const limits = course.doses.find(({ doseNo }) => doseNo === dose.doseNo);
    if (dose.violation !== null || !limits) return dose;
    const asked = { person, course, dose: limits, from: today, to: lastDay, today };
    return { ...dose, violation: elsewhereViolation(asked, records) };
  });

/** The first dose without a violation; null where there is none. */
export const bookableDose = (judged: readonly Judged[]): Judged | null =>
  judged.find(({ violation }) => violation === null) ?? null;
