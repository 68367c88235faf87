import type { Deps } from '../../deps';
import type { BookingServices } from '../../domain/booking/submission/services';
import { correctContact } from '../../domain/booking/order/contact';
import { isOwnOrder } from '../../domain/booking/order/own-order';
import { refused } from '../../domain/booking/refusal/refuse';
import { CODE } from '@contract/errors';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { orderDetailOf } from './detail';

const OVER = {
  zh: '这个预约已经结束，不能再更正联系手机',
  en: 'This appointment is over, so its contact number stays as it is.',
} as const;

/** Corrects the contact number of an appointment. Sent again it answers the same. */
export function contactHandler(
  services: BookingServices,
  deps: Deps,
): Handler<'POST /order/subscribe/correctContact.do'> {
  return async ({ orderId, mobile }, context) => {
    const { userId, now } = context;
    if (!(await correctContact(deps, { orderId, userId, mobile, now }))) {
      if (!(await isOwnOrder(deps.db, orderId, userId))) throw new DomainError(CODE.NOT_FOUND);
      throw refused(CODE.ORDER_STATE, { orderId, message: OVER });
    }
    return orderDetailOf(services, deps.db, orderId, context);
  };
}
