import { CODE } from '@contract/errors';
import { allIn } from '@contract/vaccine/price-rules';
import type { Deps } from '../../deps';
import type { BookingServices } from '../../domain/booking/services';
import { LIFECYCLE } from '../../domain/lifecycle/lifecycle';
import { paidOrder } from '../../domain/orders/refund';
import { PREPAY } from '../../domain/orders/refund-statements';
import { refused } from '../../domain/refusals/refuse';
import { runStatement } from '../../db/statement';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import type { Bilingual } from '../../kernel/language';
import { orderDetailOf } from './detail';

const NO_PAYMENT: Bilingual = {
  zh: '这个预约不能在线付款，请到门诊支付',
  en: 'This booking cannot be paid online. Please pay at the clinic.',
};

const refuse = (orderId: string, message?: Bilingual): DomainError =>
  refused(CODE.ORDER_STATE, { orderId, ...(message && { message }) });

/** Prepays an order; a repeated call takes the money once. */
export function prepayHandler(
  services: BookingServices,
  { db }: Deps,
): Handler<'POST /order/subscribe/prepay.do'> {
  return async ({ orderId, method }, context) => {
    const { userId, now } = context;
    const order = await db
      .selectFrom('orders')
      .select(['user_id', 'status', 'price_cents', 'service_fee_cents', 'paid_cents'])
      .where('id', '=', orderId)
      .where('removed_at', 'is', null)
      .executeTakeFirst();
    if (order?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
    if (!LIFECYCLE.refund.from.some((status) => status === order.status)) throw refuse(orderId);
    const { payment, runner } = services;
    const amount = allIn({
      priceCents: order.price_cents,
      serviceFeeCents: order.service_fee_cents,
    });
    if (!payment || amount === 0) throw refuse(orderId, NO_PAYMENT);
    if (order.paid_cents === 0) {
      if ((await payment.charge(orderId, amount)) === 'failed') throw refuse(orderId, NO_PAYMENT);
      const values = [orderId, userId, LIFECYCLE.refund.from, new Date(now), ''];
      const paid = await runStatement(runner, 'prepay', PREPAY, values);
      if (paid.length === 0) {
        const after = await paidOrder(db, orderId);
        if (!after || after.paid_cents === 0) {
          await payment.refund(orderId, amount);
          throw refuse(orderId);
        }
      }
    }
    return {
      order: await orderDetailOf(services, db, orderId, context),
      payment: {
        number: orderId,
        method,
        state: 'paid',
        cents: order.paid_cents || amount,
        expiresAt: now,
        request: null,
      },
    };
  };
}

/** Whether the order is paid ahead. */
export function paymentHandler({ db }: Deps): Handler<'GET /order/subscribe/payment.do'> {
  return async ({ orderId }, { userId }) => {
    const order = await paidOrder(db, orderId);
    if (order?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
    return { state: order.paid_cents > 0 ? 'paid' : 'none', attempt: null };
  };
}
