import type { PersonCheck } from './use-person-check';

/** The chosen dose if it can be booked, otherwise the suggested one. */
export function suitableDose(
  check: Pick<PersonCheck, 'doses' | 'suggestedDoseNo'>,
  chosen: number | null,
): number | null {
  const dose = check.doses.find((one) => one.doseNo === chosen);
  return dose && !dose.taken && dose.earliestDay !== null ? dose.doseNo : check.suggestedDoseNo;
}
