import { seriesOf } from '@contract/plan/schedule-rules';
import type { ScheduledDose } from '@contract/plan/schedule-rules';
import { courseDays } from '@contract/subscribe/course-rules';
import type { Course, NextDose } from '@contract/subscribe/endpoints';
import type { Given } from '../../booking/eligibility';
import type { Offer } from '../../booking/offer';
import { inLanguage } from '../../http/language';
import type { Language } from '../../http/language';
import type { Checked } from './wish';

/** The oral vaccine's own course begins with the third dose against polio. */
const POLIO_DOSES_BEFORE_BOPV = 2;

/** The national schedule's row for a dose of a vaccine, where it has one. */
function scheduled(vaccineCode: string, doseNo: number): ScheduledDose | undefined {
  const isOral = vaccineCode === 'bopv';
  const series = seriesOf(isOral ? 'polio' : vaccineCode);
  const number = isOral ? doseNo + POLIO_DOSES_BEFORE_BOPV : doseNo;
  return series?.doses.find((dose) => dose.doseNo === number);
}

/** The whole course of an offer for a person, its doses with what their days are reckoned from, and its price. */
export function courseOf(offer: Offer, given: readonly Given[], language: Language): Course {
  const { course, priceCents, serviceFeeCents } = offer;
  const doses = course.doses.map((dose) => {
    const row = scheduled(offer.vaccineCode, dose.doseNo);
    const gap = row?.gap;
    return {
      doseNo: dose.doseNo,
      label: inLanguage(dose.label, language),
      minAgeDays: Math.max(course.minAgeDays, dose.minAgeDays),
      maxAgeDays: dose.maxAgeDays ?? course.maxAgeDays,
      minIntervalDays: dose.minIntervalDays,
      gapMonths: gap && 'months' in gap ? gap.months : null,
      ageMonths: row?.age ?? null,
      day: given.find(({ doseNo }) => doseNo === dose.doseNo)?.day ?? null,
    };
  });
  const each = priceCents + serviceFeeCents;
  return {
    doses,
    priceCents,
    serviceFeeCents,
    totalCents: doses.length * each,
    leftCents: doses.filter(({ day }) => day === null).length * each,
  };
}

/** A dose that is booked, with what the next one is reckoned from. */
type Booked = Pick<Checked, 'offer' | 'given' | 'recipient' | 'day'> & {
  readonly wish: Pick<Checked['wish'], 'doseNo'>;
};

/** The dose after one that is booked; null after the last, and where its upper age will have passed. */
export function nextDoseOf(checked: Booked, language: Language): NextDose | null {
  const { offer, given, recipient, wish, day } = checked;
  const { doses } = courseOf(offer, given, language);
  const next = courseDays(doses, recipient.birthday, wish.doseNo, day).find(
    ({ tooLate }) => !tooLate,
  );
  if (!next) return null;
  const { doseNo, label, earliest, recommended } = next;
  return { doseNo, label, earliest, recommended };
}
