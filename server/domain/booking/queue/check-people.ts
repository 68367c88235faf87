import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { doseDays, periodViolation, personViolation } from '../../../shared/doses/eligibility';
import type { Ineligible } from '../../../shared/doses/eligibility';
import { elsewhereViolation } from '../../../shared/doses/elsewhere';
import { refused, refusedFor, refusedPerson } from '../refusal/refuse';
import type { BookingServices } from '../submission/services';
import type { UserContext } from '../../../http/context';
import type { DomainError } from '../../../http/domain-error';
import { findDose, findRecipientHistory, findClinicProduct } from '../candidates/candidate';
import { aboutPerson, clinicOf } from '../candidates/remedy-facts';
import type { Entry } from './enter-rules';
import type { Release } from '@contract/release/endpoints';

type Asked = ParsedInputOf<'POST /subscribe/release/enter.do'>['people'];

/**
 * Checks that each person of an entry could be booked on a day of the release, so that nobody waits in vain.
 * @throws DomainError naming whom it is about
 */
export function checkPeople(
  services: BookingServices,
  release: Pick<Release, 'depaCode' | 'productId' | 'firstDay' | 'lastDay'>,
  people: Asked,
  { userId, today }: UserContext,
): Promise<Entry['people']> {
  return Promise.all(
    people.map(async ({ linkmanId, doseNo }) => {
      const clinicProduct = await findClinicProduct(services, release.depaCode, release.productId);
      if (!clinicProduct.isOffered) throw refused(CODE.NOT_FOUND, { case: 'notOffered' });
      const { course, vaccineCode } = clinicProduct;
      const history = await findRecipientHistory(services, { linkmanId, userId }, vaccineCode);
      const { recipient: person, administered, elsewhere } = history;
      const fail = (violation: DomainError): DomainError =>
        people.length > 1 ? refusedFor({ linkmanId, name: person.name }, violation) : violation;
      const unfit = personViolation(person, course, doseNo, administered, today);
      const refuse = (violation: Ineligible): DomainError =>
        fail(
          refusedPerson(violation, undefined, {
            ...aboutPerson(person, violation, today),
            ...clinicOf(clinicProduct),
          }),
        );
      if (unfit) throw refuse(unfit);
      const dose = findDose(course.doses, doseNo);
      const { firstDay: from, lastDay: to } = release;
      const untimely = periodViolation(doseDays(person, course, dose, administered), from, to);
      if (untimely) throw refuse(untimely);
      const asked = { person, course, dose, from, to, today };
      const hidden = elsewhereViolation(asked, { administered, elsewhere });
      if (hidden) throw refuse(hidden);
      return { linkmanId, personKey: person.personKey, doseNo };
    }),
  );
}
