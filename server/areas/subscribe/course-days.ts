import type { Handler } from '../../http/route';
import type { BookingServices } from '../../domain/booking/submission/services';
import {
  findClinicProduct,
  findDose,
  findRecipientHistory,
} from '../../domain/booking/candidates/candidate';
import { courseDays } from '../../domain/booking/candidates/course-days';

/** Days of the doses after one on a day. */
export function courseDaysHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/courseDays.do'> {
  return async ({ depaCode, productId, linkmanId, doseNo, day }, { userId, language }) => {
    const { course, vaccineCode } = await findClinicProduct(services, depaCode, productId);
    findDose(course.doses, doseNo);
    const whose = { linkmanId, userId };
    const { recipient, administered } = await findRecipientHistory(services, whose, vaccineCode);
    return courseDays({ person: recipient, course, administered, doseNo, day }, language);
  };
}
