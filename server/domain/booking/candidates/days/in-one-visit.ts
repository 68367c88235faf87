import { dayViolation, doseDays, personViolation } from '../../../../shared/doses/eligibility';
import { administeredOf, codesFor } from '../../../../shared/doses/administered';
import type { Administered, AdministeredRow } from '../../../../shared/doses/administered';
import { findDose } from '../candidate';
import type { Checked } from '../booking-request';

/** A dose that is asked for in a visit. */
export type VisitDose = Pick<
  Checked,
  'request' | 'clinicProduct' | 'recipient' | 'administered' | 'day'
>;

/** What another dose of the same visit is for a dose; null where their vaccines have nothing to do with each other. */
function asGiven(
  { clinicProduct: { vaccineCode } }: VisitDose,
  { clinicProduct: other, recipient, request, day }: VisitDose,
): Administered | null {
  if (!codesFor(vaccineCode).includes(other.vaccineCode)) return null;
  const row: AdministeredRow = {
    ...({ id: '', user_id: recipient.userId, source: 'online', status: 'BOOKED', day } as const),
    ...{ vaccine_code: other.vaccineCode, product_id: other.productId, dose_no: request.doseNo },
  };
  return administeredOf(row, vaccineCode, recipient);
}

/** Whether a dose is refused beside others on their days, by the evaluation of all of them. */
function isRefused(dose: VisitDose, others: readonly Administered[], today: string): boolean {
  const { recipient, clinicProduct, request, day } = dose;
  const { course } = clinicProduct;
  const administered = [...dose.administered, ...others];
  const days = doseDays(recipient, course, findDose(course.doses, request.doseNo), administered);
  return (
    personViolation(recipient, course, request.doseNo, administered, today) !== null ||
    dayViolation(days, day) !== null
  );
}

/** Two doses of a person that cannot be given in one visit. */
export interface Apart<Dose extends VisitDose> {
  readonly dose: Dose;
  readonly other: Dose;
}

/**
 * The first dose of a visit that is refused because of another one that the same person is to have in it; null where all may be
 * given together. Each dose has passed the checks of a booking of its own; vaccines that only must not follow each other too soon, as
 * injected live ones, may be given on one day.
 * @param today `YYYY-MM-DD`
 */
export function findApart<Dose extends VisitDose>(
  doses: readonly Dose[],
  today: string,
): Apart<Dose> | null {
  for (const dose of doses) {
    const others = doses.flatMap((other) => {
      if (other === dose || other.recipient.personKey !== dose.recipient.personKey) return [];
      const given = asGiven(dose, other);
      return given ? [{ other, given }] : [];
    });
    const [first] = others;
    const all = others.map(({ given }) => given);
    if (first === undefined || !isRefused(dose, all, today)) continue;
    const alone = others.find(({ given }) => isRefused(dose, [given], today)) ?? first;
    return { dose, other: alone.other };
  }
  return null;
}
