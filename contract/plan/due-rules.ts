import { compareText } from '../text/order-rules';
import { addDays } from '../time/day-rules';
import type { PlannedDose } from './planned-dose';

/** Days ahead that count as soon. */
export const SOON_DAYS = 30;

/** Doses of a person that need action, the most urgent first. */
export interface DueDoses {
  readonly overdue: readonly PlannedDose[];
  readonly due: readonly PlannedDose[];
  /** Can be administered within {@link SOON_DAYS}. */
  readonly soon: readonly PlannedDose[];
  /** Unknown, as the family has not yet entered the dose history. */
  readonly unknown: readonly PlannedDose[];
}

/**
 * Doses of a plan that are late, can be administered now, or soon; vaccines with an appointment are left out.
 * @param booked catalogue codes with an active order
 */
export function dueOf(
  doses: readonly PlannedDose[],
  booked: ReadonlySet<string>,
  today: string,
): DueDoses {
  const open = doses.filter((dose) => !booked.has(dose.code));
  const last = addDays(today, SOON_DAYS);
  const byLimit = (a: PlannedDose, b: PlannedDose): number =>
    compareText(a.completeBefore ?? '9', b.completeBefore ?? '9');
  return {
    overdue: open.filter(({ status }) => status === 'overdue').sort(byLimit),
    due: open.filter(({ status }) => status === 'due').sort(byLimit),
    soon: open.filter(
      ({ status, bookFrom }) => status === 'upcoming' && bookFrom !== null && bookFrom <= last,
    ),
    unknown: open.filter(({ status }) => status === 'unknown'),
  };
}
