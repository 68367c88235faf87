import { CODE } from '@contract/errors';
import { testNeededFrom } from '@contract/plan/bcg-rules';
import { inLanguage } from '../../kernel/language';
import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { momentAt } from '../../domain/slots/moment';
import { refusalData, refusalOfError, refusedPerson } from '../../domain/refusals/refuse';
import type { BookingServices } from '../../domain/booking/services';
import type { Db } from '../../db/database';
import { findKnown, findOffer } from '../../domain/candidates/candidate';
import { courseOf } from '../../domain/candidates/course';
import { bookableDose, judgeDoses, withElsewhere } from '../../domain/doses/judge-doses';
import { standingOrder } from '../../domain/candidates/standing-order';
import { waysOn } from '../../domain/candidates/ways-on';

/** Which doses a person can be booked for, and the reason where there is none. */
export function checkLinkmanHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /order/subscribe/checkSubscribeLinkman.do'> {
  return async ({ depaCode, productId, linkmanId }, context) => {
    const { userId, language, now, today } = context;
    const offer = await findOffer(services, depaCode, productId);
    const known = await findKnown(services, { linkmanId, userId }, offer.vaccineCode);
    const { recipient, given, elsewhere } = known;
    const own = judgeDoses(recipient, offer.course, given, momentAt(now));
    const judged = withElsewhere(own, elsewhere);
    const suggested = bookableDose(judged);
    const fault = suggested ? null : (judged.find((dose) => !dose.taken) ?? judged[0])?.fault;
    const standing = fault?.orderId ? await standingOrder(db, fault.orderId, context) : null;
    const ways = fault && (await waysOn(services, db, { offer, recipient }, fault, context));
    const refusal = fault ? refusedPerson(fault, undefined, { ...ways, standing }) : null;
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
      course: courseOf(offer, given, today, language),
      birthday: recipient.birthday,
      testFrom: testNeededFrom(offer.vaccineCode, recipient.birthday),
      ...(refusal ? refusalOfError(refusal) : refusalData({})),
    };
  };
}
