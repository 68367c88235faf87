import { messageOf } from '../../http/messages';
import type { Handler } from '../../http/route';
import { momentAt } from '../../booking/moment';
import { refusalData, refusalOfError } from '../../booking/refuse';
import type { BookingServices } from '../../booking/services';
import { findOffer } from './candidate';
import { offerFault } from './offer-fault';

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
