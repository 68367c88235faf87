import type { PlannedDose } from '@contract/plan/planned-dose';
import type { DueVisit } from '@contract/subscribe/visit-endpoints';
import type { BookingPrefill, BookingTarget } from '@/features/booking/submission/form';

/**
 * Catalogue codes that a plan has as late or due, without those that have an appointment.
 * @param booked codes with an appointment
 */
export const dueCodes = (
  doses: readonly Pick<PlannedDose, 'code' | 'status'>[],
  booked: readonly string[],
): readonly string[] => [
  ...new Set(
    doses
      .filter(({ status }) => status === 'overdue' || status === 'due')
      .map(({ code }) => code)
      .filter((code) => !booked.includes(code)),
  ),
];

/** Form and prefill of a visit for everything that is due at a clinic; null where it has nothing. */
export function bookingOf(
  { depaCode, doses }: Pick<DueVisit, 'depaCode' | 'doses'>,
  linkmanId: string,
  today: string,
): { readonly target: BookingTarget; readonly prefill: BookingPrefill } | null {
  const [first, ...further] = doses;
  if (!first) return null;
  const { productId, doseNo } = first;
  return {
    target: { depaCode, productId },
    prefill: {
      ...{ linkmanId, doseNo, earliest: today, why: '' },
      further: further.map((dose) => ({ productId: dose.productId, doseNo: dose.doseNo })),
    },
  };
}
