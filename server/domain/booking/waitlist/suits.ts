import { isActive } from '../../../shared/lifecycle/statuses';
import { accepts, doseDays, earliestDay, personViolation } from '../../../shared/doses/eligibility';
import type { DoseDays, Ineligible } from '../../../shared/doses/eligibility';
import type { Administered } from '../../../shared/doses/administered';
import type { Course } from '../../../shared/doses/course';
import { ELSEWHERE, elsewhereViolation } from '../../../shared/doses/elsewhere';
import type { Records } from '../../../shared/doses/elsewhere';
import { atSameTime } from '../candidates/same-time';
import type { Whereabouts } from '../candidates/same-time';
import type { Recipient } from '../../../shared/recipients/recipient-history';
import type { StoredDose } from '../../../db/tables';

/** A dose that somebody waits for. */
export interface WaitedDose {
  readonly recipient: Recipient;
  readonly course: Course<StoredDose>;
  readonly doseNo: number;
  readonly records: Records;
}

/** Whether a record is the person's own appointment for the dose: taking an earlier place would replace it. */
const isReplaced =
  (doseNo: number) =>
  ({ orderId, doseNo: number, status }: Administered): boolean =>
    orderId !== null && number === doseNo && isActive(status);

/** What counts for a dose that is waited for: not the appointment that would be replaced. */
const without = ({ administered }: Records, doseNo: number): readonly Administered[] =>
  administered.filter((each) => !isReplaced(doseNo)(each));

/** The days of a dose that is waited for. */
export interface WaitedDays {
  readonly days: DoseDays;
  /** Why it can be booked on no day; null: it can. */
  readonly unfit: Ineligible | null;
}

/** Days of a dose that is waited for, by what is on record and booked now. */
export function waitedDays(waited: WaitedDose, today: string): WaitedDays {
  const { recipient, course, doseNo, records } = waited;
  const administered = without(records, doseNo);
  const isElsewhere = records.elsewhere.some(
    ({ status, doseNo: number }) => status === 'DONE' && number === doseNo,
  );
  return {
    days: doseDays(recipient, course, { doseNo }, administered),
    unfit:
      personViolation(recipient, course, doseNo, administered, today) ??
      (isElsewhere ? ELSEWHERE : null),
  };
}

/** The dose of a course that somebody could wait for: one that is not booked first; null: none. */
export function waitableDose(whose: Omit<WaitedDose, 'doseNo'>, today: string): number | null {
  const open = whose.course.doses
    .map(({ doseNo }) => doseNo)
    .filter((doseNo) => {
      const { days, unfit } = waitedDays({ ...whose, doseNo }, today);
      return unfit === null && earliestDay(days, today) !== null;
    });
  const { administered } = whose.records;
  return open.find((doseNo) => !administered.some(isReplaced(doseNo))) ?? open[0] ?? null;
}

/**
 * Whether booking would take the dose at a place, asked on `today`: by the evaluation of what is on record and booked now, what
 * other accounts booked for the person included, and where they are expected at no other clinic at that time.
 */
export function suits(waited: WaitedDose, slot: Whereabouts, today: string): boolean {
  const { recipient, course, doseNo, records } = waited;
  const dose = course.doses.find((each) => each.doseNo === doseNo);
  if (!dose) return false;
  const { days, unfit } = waitedDays(waited, today);
  if (unfit !== null || !accepts(days, slot.day)) return false;
  const history = { administered: without(records, doseNo), elsewhere: records.elsewhere };
  const asked = { person: recipient, course, dose, from: slot.day, today };
  if (elsewhereViolation(asked, history) !== null) return false;
  const replaced = records.administered.filter(isReplaced(doseNo)).map(({ orderId }) => orderId);
  const open = recipient.open.filter(
    ({ orderId }) => orderId === null || !replaced.includes(orderId),
  );
  return atSameTime(slot, open) === null;
}
