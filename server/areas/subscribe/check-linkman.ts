import { CODE } from '@contract/errors';
import type { Course } from '@contract/subscribe/endpoints';
import { testNeededFrom } from '@contract/plan/bcg-rules';
import { inLanguage } from '../../kernel/language';
import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { readClock } from '../../shared/slots/clock-reading';
import { refusalData, refusalOfError, refusedPerson } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import type { Db } from '../../db/database';
import { findRecipientHistory, findClinicProduct } from '../../domain/booking/candidates/candidate';
import { courseOf } from '../../domain/booking/candidates/course';
import { isAnswered } from '../../shared/doses/evaluated';
import { asksForHistory } from '../../shared/doses/unknown-history';
import { dayGapOf, windowOf } from '../../shared/doses/day-gap';
import { bookableDose, judgeDoses, withElsewhere } from '../../shared/doses/judge-doses';
import type { Judged } from '../../shared/doses/judge-doses';
import { conflictOf } from '../../domain/booking/candidates/conflicting-order';
import { remedyFacts } from '../../domain/booking/candidates/remedy-facts';

/**
 * The dose that says why none can be booked: the first one that is missing, or the last one that the person had where it is no
 * dose of theirs, such as a child's second one against influenza that would come after the ninth birthday.
 */
function refusedDose(judged: readonly Judged[], { doses }: Course): Judged | undefined {
  const missing = judged.find(({ taken }) => !taken);
  const isComplete =
    doses.every(({ day }) => day !== null) &&
    doses.every(({ doseNo }) => doseNo !== missing?.doseNo);
  const had = isComplete ? [...judged].reverse().find(({ taken }) => taken) : undefined;
  return had ?? missing;
}

/** Which doses a person can be booked for, and the reason where there is none. */
export function checkLinkmanHandler(
  services: BookingServices,
  db: Db,
): Handler<'GET /order/subscribe/checkSubscribeLinkman.do'> {
  return async ({ depaCode, productId, linkmanId }, context) => {
    const { userId, language, now, today } = context;
    const clinicProduct = await findClinicProduct(services, depaCode, productId);
    const member = await findRecipientHistory(
      services,
      { linkmanId, userId },
      clinicProduct.vaccineCode,
    );
    const { recipient, administered, elsewhere } = member;
    const at = readClock(now);
    const own = judgeDoses(recipient, clinicProduct.course, administered, at);
    const judged = withElsewhere(
      own,
      recipient,
      clinicProduct.course,
      { administered, elsewhere },
      at,
    );
    const suggested = bookableDose(judged);
    const asksHistory =
      suggested?.doseNo === 1 &&
      !isAnswered(recipient, clinicProduct.vaccineCode) &&
      asksForHistory(clinicProduct.course, { administered, elsewhere }, judged, today);
    const course = courseOf(
      clinicProduct,
      { person: recipient, administered, from: today },
      language,
    );
    const violation = suggested ? null : (refusedDose(judged, course) ?? judged[0])?.violation;
    const conflicting = violation && (await conflictOf(db, violation, context));
    const remedies =
      violation &&
      (await remedyFacts(services, db, { clinicProduct, recipient }, violation, context));
    const refusal = violation
      ? refusedPerson(violation, undefined, { ...remedies, conflictingOrder: conflicting })
      : null;
    return {
      canSubscribe: refusal === null,
      code: refusal?.code ?? CODE.SUCCESS,
      reason: refusal ? messageOf(refusal.code, language, refusal.details) : '',
      doses: clinicProduct.course.doses.map(({ doseNo, label }, index) => ({
        doseNo,
        label: inLanguage(label, language),
        earliestDay: judged[index]?.earliestDay ?? null,
        taken: judged[index]?.taken ?? false,
        booked: judged[index]?.booked ?? false,
      })),
      suggestedDoseNo: asksHistory ? null : (suggested?.doseNo ?? null),
      asksHistory,
      course: {
        ...course,
        ...(suggested && dayGapOf(windowOf(suggested.days, at), language)),
      },
      birthday: recipient.birthday,
      testFrom: testNeededFrom(clinicProduct.vaccineCode, recipient.birthday),
      ...(refusal ? refusalOfError(refusal) : refusalData({})),
    };
  };
}
