import { CODE } from '@contract/errors';
import { inLanguage } from '../../http/language';
import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { dayFault, doseDays, earliestDay, personFault } from '../../booking/eligibility';
import type { Course, Given, Ineligible, Person } from '../../booking/eligibility';
import { refusalData, refusedPerson } from '../../booking/refuse';
import type { RefusalFacts } from '../../booking/refuse';
import type { BookingServices } from '../../booking/services';
import { findGiven, findOffer, findRecipient } from './candidate';

/** A dose as it stands for a person today. */
interface Judged {
  readonly doseNo: number;
  readonly earliestDay: string | null;
  readonly taken: boolean;
  /** null: it can be booked, today or from `earliestDay` on. */
  readonly fault: Ineligible | null;
}

/** Judges every dose of a course; a day that can still come is no reason against booking. */
export function judgeDoses(
  person: Person,
  course: Course,
  given: readonly Given[],
  today: string,
): Judged[] {
  return course.doses.map((dose) => {
    const days = doseDays(person, course, dose, given);
    const earliest = earliestDay(days, today);
    return {
      doseNo: dose.doseNo,
      earliestDay: earliest,
      taken: given.some((order) => order.doseNo === dose.doseNo),
      fault:
        personFault(person, course, dose.doseNo, given, today) ??
        (earliest === null ? dayFault(days, today) : null),
    };
  });
}

/** Which doses a person can be booked for, and the reason where there is none. */
export function checkLinkmanHandler(
  services: BookingServices,
): Handler<'GET /order/subscribe/checkSubscribeLinkman.do'> {
  return async ({ depaCode, productId, linkmanId }, { userId, language, today }) => {
    const offer = await findOffer(services, depaCode, productId);
    const recipient = await findRecipient(services, linkmanId, userId);
    const given = await findGiven(services, recipient, offer.vaccineCode);
    const judged = judgeDoses(recipient, offer.course, given, today);
    const suggested = judged.find(({ fault }) => fault === null) ?? null;
    const fault = suggested ? null : (judged.find((dose) => !dose.taken) ?? judged[0])?.fault;
    const refusal = fault ? refusedPerson(fault) : null;
    return {
      canSubscribe: refusal === null,
      code: refusal?.code ?? CODE.SUCCESS,
      reason: refusal ? messageOf(refusal.code, language, refusal.details) : '',
      doses: offer.course.doses.map(({ doseNo, label }, index) => ({
        doseNo,
        label: inLanguage(label, language),
        earliestDay: judged[index]?.earliestDay ?? null,
        taken: judged[index]?.taken ?? false,
      })),
      suggestedDoseNo: suggested?.doseNo ?? null,
      ...refusalData((refusal?.details.data ?? {}) as RefusalFacts),
    };
  };
}
