import { allIn } from '@contract/vaccine/price-rules';
import { laterOf } from '@contract/time/day-rules';
import { courseDays } from '@contract/subscribe/course-rules';
import type { Course, NextDose } from '@contract/subscribe/endpoints';
import { liveDays } from '../doses/eligibility';
import type { Administered } from '../doses/administered';
import type { ClinicProduct } from '../catalogue/clinic-product';
import { inLanguage } from '../../kernel/language';
import type { Language } from '../../kernel/language';
import { liveGapBetween } from '../doses/live-gap';
import type { Checked } from './booking-request';

/** The day on which a dose was administered or is booked; of several the latest. */
const dayOf = (administered: readonly Administered[], doseNo: number): string | null =>
  administered.reduce<string | null>(
    (last, order) => (order.doseNo === doseNo ? laterOf(order.day, last) : last),
    null,
  );

/**
 * The course of a clinic product for a person: its doses, with what their days are computed from, and its price.
 * @param from the first day to be searched for a dose
 */
export function courseOf(
  offer: ClinicProduct,
  administered: readonly Administered[],
  from: string,
  language: Language,
): Course {
  const { course, priceCents, serviceFeeCents } = offer;
  const doses = course.doses.map((dose) => ({
    doseNo: dose.doseNo,
    label: inLanguage(dose.label, language),
    minAgeDays: dose.minAgeDays,
    maxAgeDays: dose.maxAgeDays,
    beforeMonths: dose.beforeMonths,
    minIntervalDays: dose.minIntervalDays,
    gapMonths: dose.gapMonths,
    ageMonths: dose.ageMonths,
    day: dayOf(administered, dose.doseNo),
  }));
  const each = allIn(offer);
  return {
    doses,
    priceCents,
    serviceFeeCents,
    totalCents: doses.length * each,
    leftCents: doses.filter(({ day }) => day === null).length * each,
    ...liveGapBetween(liveDays(administered), from, null, language),
  };
}

/** A booked dose, with what the next one is computed from. */
type Booked = Pick<Checked, 'offer' | 'administered' | 'recipient' | 'day'> & {
  readonly request: Pick<Checked['request'], 'doseNo'>;
};

/** The dose after a booked one; null after the last, and where its upper age will have passed. */
export function nextDoseOf(checked: Booked, language: Language): NextDose | null {
  const { offer, administered, recipient, request, day } = checked;
  const { doses, liveGap } = courseOf(offer, administered, day, language);
  const days = courseDays(doses, recipient.birthday, request.doseNo, day, liveGap?.spans);
  const next = days.find(({ tooLate }) => !tooLate);
  if (!next) return null;
  const { doseNo, label, earliest, recommended } = next;
  return { doseNo, label, earliest, recommended };
}
