import { dosesOfCourse } from '@contract/subscribe/dose-choice-rules';
import type { PersonCheck } from './use-person-check';

/** The chosen dose if it can be booked, otherwise the suggested one. */
export function suitableDose(
  check: Pick<PersonCheck, 'doses' | 'suggestedDoseNo'>,
  chosen: number | null,
): number | null {
  const dose = check.doses.find((one) => one.doseNo === chosen);
  return dose && !dose.taken && dose.earliestDay !== null ? dose.doseNo : check.suggestedDoseNo;
}

/** Whether somebody chooses among doses, or says what was given before: not where their course is one dose of those of the product. */
export const asksForDose = (
  { canSubscribe, asksHistory, doses, course }: PersonCheck,
  chosen: number | null,
): boolean =>
  canSubscribe &&
  doses.length > 1 &&
  (asksHistory || dosesOfCourse(doses, course.doses, chosen).length > 1);
