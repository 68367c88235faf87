import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { dayFault, doseDays, personFault } from '../../booking/eligibility';
import { refused, refusedFor, refusedPerson } from '../../booking/refuse';
import type { BookingServices } from '../../booking/services';
import type { UserContext } from '../../http/context';
import type { Refused } from '../../http/refused';
import { findDose, findGiven, findOffer, findRecipient } from '../subscribe/candidate';
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
  asked: Asked,
  { userId, today }: UserContext,
): Promise<Entry['people']> {
  return Promise.all(
    asked.map(async ({ linkmanId, doseNo }) => {
      const [offer, person] = await Promise.all([
        findOffer(services, release.depaCode, release.productId),
        findRecipient(services, linkmanId, userId),
      ]);
      const { course, vaccineCode } = offer;
      const given = await findGiven(services, person, vaccineCode);
      const fail = (fault: Refused): Refused =>
        asked.length > 1 ? refusedFor({ linkmanId, name: person.name }, fault) : fault;
      const unfit = personFault(person, course, doseNo, given, today);
      if (unfit) throw fail(refusedPerson(unfit));
      const days = doseDays(person, course, findDose(course.doses, doseNo), given);
      // Too early for the last day is too early for all of them; too late for the first likewise.
      const tooEarly = dayFault({ ...days, last: null }, release.lastDay);
      const tooLate = days.last !== null && release.firstDay > days.last;
      if (tooEarly) throw fail(refusedPerson(tooEarly));
      if (tooLate) throw fail(refused(CODE.OVER_AGE));
      return { linkmanId, personKey: person.personKey, doseNo };
    }),
  );
}
