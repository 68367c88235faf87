import { CODE } from '@contract/errors';
import { inLanguage } from '../../http/language';
import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { dayFault, doseDays, earliestDay, personFault } from '../../booking/eligibility';
import type { Course, Given, Ineligible, Person } from '../../booking/eligibility';
import { momentAt } from '../../booking/moment';
import type { Moment } from '../../booking/moment';
import { refusalData, refusedPerson } from '../../booking/refuse';
import type { RefusalFacts } from '../../booking/refuse';
import type { BookingServices } from '../../booking/services';
import type { Db } from '../../db/database';
import { findGiven, findOffer, findRecipient } from './candidate';
import { courseOf } from './course';
import { standingOrder } from './standing-order';

/** A dose as it stands for a person today. */
interface Judged {
  readonly doseNo: number;
  readonly earliestDay: string | null;
  readonly taken: boolean;
  readonly booked: boolean;
  /** null: it can be booked, today or from `earliestDay` on. */
  readonly fault: Ineligible | null;
}

/** Judges every dose of a course; a day that can still come within the window is no reason against booking. */
export function judgeDoses(
  person: Person,
  course: Course,
  given: readonly Given[],
  at: Pick<Moment, 'today' | 'lastDay'>,
): Judged[] {
  return course.doses.map((dose) => {
    const own = given.filter((order) => order.doseNo === dose.doseNo);
    const days = doseDays(person, course, dose, given);
    const earliest = earliestDay(days, at.today);
    const untimely =
      earliest === null
        ? dayFault(days, at.today)
        : earliest > at.lastDay
          ? dayFault(days, at.lastDay)
          : null;
    return {
      doseNo: dose.doseNo,
      earliestDay: earliest,
      taken: own.length > 0,
      booked: own.length > 0 && own.every(({ status }) => status !== 'DONE'),
      fault: personFault(person, course, dose.doseNo, given, at.today) ?? untimely,
    };
  });
}

/** Which doses a person can be booked for, and the reason where there is none. */
export function checkLinkmanHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /order/subscribe/checkSubscribeLinkman.do'> {
  return async ({ depaCode, productId, linkmanId }, context) => {
    const { userId, language, now } = context;
    const offer = await findOffer(services, depaCode, productId);
    const recipient = await findRecipient(services, linkmanId, userId);
    const given = await findGiven(services, recipient, offer.vaccineCode);
    const judged = judgeDoses(recipient, offer.course, given, momentAt(now));
    const suggested = judged.find(({ fault }) => fault === null) ?? null;
    const fault = suggested ? null : (judged.find((dose) => !dose.taken) ?? judged[0])?.fault;
    const standing = fault?.orderId ? await standingOrder(db, fault.orderId, context) : null;
    const refusal = fault ? refusedPerson(fault, [], standing) : null;
    return {
      canSubscribe: refusal === null,
      code: refusal?.code ?? CODE.SUCCESS,
      reason: refusal ? messageOf(refusal.code, language, refusal.details) : '',
      doses: offer.course.doses.map(({ doseNo, label }, index) => ({
        doseNo,
        label: inLanguage(label, language),
        earliestDay: judged[index]?.earliestDay ?? null,
        taken: judged[index]?.taken ?? false,
        booked: judged[index]?.booked ?? false,
      })),
      suggestedDoseNo: suggested?.doseNo ?? null,
      course: courseOf(offer, given, language),
      birthday: recipient.birthday,
      ...refusalData((refusal?.details.data ?? {}) as RefusalFacts),
    };
  };
}
