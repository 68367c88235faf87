import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { createMiniExchange } from '../../shared/accounts/mini-exchange';
import type { BookingServices } from '../../domain/booking/submission/services';
import { paidOrder } from '../../domain/booking/order/refund';
import { statusAsked } from '../../domain/payments/payment/payment-status';
import { paymentPartsOf } from '../../domain/payments/payment/payment';
import { prepay } from '../../domain/payments/payment/prepay';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { ordersOfVisit } from '../../domain/booking/visit/own-visit';
import { orderDetailOf } from './detail';

const payableOf = (id: string) => ({ kind: 'order', id }) as const;

/** Opens a payment of an order, alone or together with others of its visit; a repeat answers the same payment. */
export function prepayHandler(
  deps: Deps,
  services: BookingServices,
): Handler<'POST /order/subscribe/prepay.do'> {
  const exchange = createMiniExchange(deps);
  const parts = paymentPartsOf(deps, services);
  const { webOrigin } = deps.config;
  return async (input, context) => {
    const { orderId, togetherWith = [] } = input;
    const order = await paidOrder(deps.db, orderId);
    if (order?.user_id !== context.userId) throw new DomainError(CODE.NOT_FOUND);
    if (togetherWith.length > 0)
      await ordersOfVisit(deps.db, context.userId, [orderId, ...togetherWith]);
    const payables = [payableOf(orderId), ...togetherWith.map(payableOf)] as const;
    const payment = await prepay(parts, { exchange, webOrigin }, payables, input, context);
    return { order: await orderDetailOf(services, deps.db, orderId, context), payment };
  };
}

/** How an order's paying stands; a pending payment is asked of its platform, at most every few seconds. */
export function paymentHandler(
  deps: Deps,
  services: BookingServices,
): Handler<'GET /order/subscribe/payment.do'> {
  const parts = paymentPartsOf(deps, services);
  const { db } = deps;
  return async ({ orderId }, { userId, now }) => {
    const order = await paidOrder(db, orderId);
    if (order?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
    return statusAsked(parts, { kind: 'order', id: orderId }, now);
  };
}
