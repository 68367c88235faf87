import { allowedTarget } from '@contract/site/sign-on-rules';
import { DOCUMENT_PATH, originOf } from '@contract/site/site-rules';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import { createMiniExchange } from '../../domain/accounts/mini-exchange';
import type { BookingServices } from '../../domain/booking/services';
import { paidOrder } from '../../domain/orders/refund';
import { askPayment, claimPayment } from '../../domain/payments/ask-payment';
import { newestPayment } from '../../domain/payments/newest-payment';
import { openPayment } from '../../domain/payments/open-payment';
import { payerOf } from '../../domain/payments/payer';
import { paymentPartsOf } from '../../domain/payments/payment';
import type { UserContext } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { PaymentUnclear } from '../../platforms/payment/partner';
import { orderDetailOf } from './detail';

function returnUrlOf({ site }: UserContext, returnTo: string | undefined): string | null {
  const here = site();
  if (!here) return null;
  return allowedTarget(here, returnTo ?? DOCUMENT_PATH) ?? originOf(here) + DOCUMENT_PATH;
}

/** Opens a payment of an order; a repeat answers the same payment. */
export function prepayHandler(
  deps: Deps,
  services: BookingServices,
): Handler<'POST /order/subscribe/prepay.do'> {
  const exchange = createMiniExchange(deps);
  const parts = paymentPartsOf(deps, services);
  return async ({ orderId, method, loginCode, returnTo }, context) => {
    const { userId, now } = context;
    const order = await paidOrder(deps.db, orderId);
    if (order?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
    const payer = await payerOf({ db: deps.db, exchange }, { userId, method, loginCode });
    const { attempt, request } = await openPayment(parts, {
      orderId,
      userId,
      method,
      payer,
      clientAddress: context.ip,
      returnUrl: returnUrlOf(context, returnTo),
      now,
    });
    return {
      order: await orderDetailOf(services, deps.db, orderId, context),
      payment: { ...attempt, request },
    };
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
    let attempt = await newestPayment(db, orderId);
    if (attempt?.state === 'pending' && (await claimPayment(parts, attempt.number, now))) {
      try {
        await askPayment(parts, attempt.number, now);
      } catch (error) {
        // Still pending: the job asks again.
        if (!(error instanceof PaymentUnclear)) throw error;
      }
      attempt = await newestPayment(db, orderId);
    }
    return { state: attempt?.state ?? 'none', attempt };
  };
}
