import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { momentAt } from '../../domain/slots/moment';
import { refusalData, refusalOfError } from '../../domain/refusals/refuse';
import type { BookingServices } from '../../domain/booking/services';
import { findOffer } from '../../domain/candidates/candidate';
import { offerFault } from '../../domain/candidates/offer-fault';

/** Whether the clinic takes bookings for the product at all. */
export function canSubscribeHandler(
  services: BookingServices,
): Handler<'GET /subscribe/subscribe/isCanSubscribe.do'> {
  return async ({ depaCode, productId }, context) => {
    const offer = await findOffer(services, depaCode, productId);
    const fault = await offerFault(services, offer, momentAt(context.now), context.language);
    if (fault === null) return { canSubscribe: true, reason: '', ...refusalData({}) };
    return {
      canSubscribe: false,
      reason: messageOf(fault.code, context.language, fault.details),
      ...refusalOfError(fault),
    };
  };
}
