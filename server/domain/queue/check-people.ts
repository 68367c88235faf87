import type { ParsedInputOf } from '@contract/endpoints';
import { doseDays, periodFault, personFault } from '../doses/eligibility';
import type { Ineligible } from '../doses/eligibility';
import { elsewhereFault } from '../doses/elsewhere';
import { refusedFor, refusedPerson } from '../refusals/refuse';
import type { BookingServices } from '../booking/services';
import type { UserContext } from '../../http/context';
import type { Refused } from '../../http/refused';
import { findDose, findKnown, findOffer } from '../candidates/candidate';
import { aboutPerson, clinicOf } from '../candidates/ways-on';
import type { Entry } from './enter-rules';
import type { Release } from '@contract/release/endpoints';

type Asked = ParsedInputOf<'POST /subscribe/release/enter.do'>['people'];

/**
 * The people of an entry, each of whom could be booked on a day of the release: nobody is to wait in vain.
 * @throws Refused naming whom it is about
 */
export function checkPeople(
  services: BookingServices,
  release: Pick<Release, 'depaCode' | 'productId' | 'firstDay' | 'lastDay'>,
  people: Asked,
  { userId, today }: UserContext,
): Promise<Entry['people']> {
  return Promise.all(
    people.map(async ({ linkmanId, doseNo }) => {
      const offer = await findOffer(services, release.depaCode, release.productId);
      const { course, vaccineCode } = offer;
      const known = await findKnown(services, { linkmanId, userId }, vaccineCode);
      const { recipient: person, given, elsewhere } = known;
      const fail = (fault: Refused): Refused =>
        people.length > 1 ? refusedFor({ linkmanId, name: person.name }, fault) : fault;
      const unfit = personFault(person, course, doseNo, given, today);
      const refuse = (fault: Ineligible): Refused =>
        fail(
          refusedPerson(fault, undefined, {
            ...aboutPerson(person, fault, today),
            ...clinicOf(offer),
          }),
        );
      if (unfit) throw refuse(unfit);
      const dose = findDose(course.doses, doseNo);
      const { firstDay: from, lastDay: to } = release;
      const untimely = periodFault(doseDays(person, course, dose, given), from, to);
      if (untimely) throw refuse(untimely);
      const asked = { person, course, dose, from, to, today };
      const hidden = elsewhereFault(asked, { given, elsewhere });
      if (hidden) throw refuse(hidden);
      return { linkmanId, personKey: person.personKey, doseNo };
    }),
  );
}
