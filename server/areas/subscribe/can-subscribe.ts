import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { readClock } from '../../shared/slots/clock-reading';
import { refusalData, refusalOfError } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import { findClinicProduct } from '../../domain/booking/candidates/candidate';
import { clinicProductViolation } from '../../domain/booking/candidates/clinic-product-violation';

/** Whether the clinic takes bookings for the product at all. */
export function canSubscribeHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/isCanSubscribe.do'> {
  return async ({ depaCode, productId }, context) => {
    const clinicProduct = await findClinicProduct(services, depaCode, productId);
    const violation = await clinicProductViolation(
      services,
      clinicProduct,
      readClock(context.now),
      context.language,
    );
    if (violation === null) return { canSubscribe: true, reason: '', ...refusalData({}) };
    return {
      canSubscribe: false,
      reason: messageOf(violation.code, context.language, violation.details),
      ...refusalOfError(violation),
    };
  };
}
