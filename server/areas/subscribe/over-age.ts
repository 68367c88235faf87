import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { messageOf } from '../../http/messages';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { doseDays } from '../../shared/doses/eligibility';
import { findCourse } from '../../shared/doses/product-course';
import { refusalData } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import { findDose, findRecipient } from '../../domain/booking/candidates/candidate';

/** Answers with 14601 for a person who is over the age of the dose today (specification §8). */
export function overAgeHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /order/subscribe/check/overAge.do'> {
  return async ({ productId, linkmanId, doseNo }, { userId, language, today }) => {
    const recipient = await findRecipient(services, linkmanId, userId);
    const { course } = await findCourse(db, productId);
    const { last } = doseDays(recipient, course, findDose(course.doses, doseNo), []);
    if (last === null || today <= last) return { overAge: false, reason: '' };
    const reason = messageOf(CODE.OVER_AGE, language);
    const refusal = refusalData({ who: { linkmanId, name: recipient.name } }, CODE.OVER_AGE);
    throw new DomainError(CODE.OVER_AGE, { data: { overAge: true, reason, ...refusal } });
  };
}
