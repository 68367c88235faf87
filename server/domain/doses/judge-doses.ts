import { doseDays, earliestDay, periodFault, personFault } from './eligibility';
import type { DoseDays, Ineligible } from './eligibility';
import type { Given } from './given';
import type { Course, Person } from './course';
import { ELSEWHERE } from './elsewhere';
import type { Moment } from '../slots/moment';

/** A dose as it stands for a person today. */
export interface Judged {
  readonly doseNo: number;
  readonly earliestDay: string | null;
  /** The days on which it may be given. */
  readonly days: DoseDays;
  readonly taken: boolean;
  readonly booked: boolean;
  /** null: it can be booked, today or from `earliestDay` on. */
  readonly fault: Ineligible | null;
}

/** Judges every dose of a course; a day that can still come within the window is no reason against booking. */
export function judgeDoses(
  person: Person,
  course: Course,
  given: readonly Given[],
  at: Pick<Moment, 'today' | 'lastDay'>,
): Judged[] {
  return course.doses.map((dose) => {
    const own = given.filter((order) => order.doseNo === dose.doseNo);
    const days = doseDays(person, course, dose, given);
    return {
      doseNo: dose.doseNo,
      earliestDay: earliestDay(days, at.today),
      days,
      taken: own.length > 0,
      booked: own.length > 0 && own.every(({ status }) => status !== 'DONE'),
      fault:
        personFault(person, course, dose.doseNo, given, at.today) ??
        periodFault(days, at.today, at.lastDay),
    };
  });
}

/** The same, without those that something of another account is in the way of. */
export const withElsewhere = (
  judged: readonly Judged[],
  elsewhere: readonly Given[],
): readonly Judged[] =>
  judged.map((dose) => {
    const isThere = elsewhere.some(({ doseNo }) => doseNo === dose.doseNo);
    return dose.fault === null && isThere ? { ...dose, fault: ELSEWHERE } : dose;
  });

/** The first dose that nothing stands in the way of; null where there is none. */
export const bookableDose = (judged: readonly Judged[]): Judged | null =>
  judged.find(({ fault }) => fault === null) ?? null;
