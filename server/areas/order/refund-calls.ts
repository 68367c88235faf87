import { CODE } from '@contract/errors';
import { freeUntil } from '@contract/order/refund-rules';
import { instantOf } from '../../kernel/clock';
import type { Bilingual } from '../../kernel/language';
import type { Deps } from '../../deps';
import { refused } from '../../domain/booking/refusal/refuse';
import type { BookingServices } from '../../domain/booking/submission/services';
import { DomainError } from '../../http/domain-error';
import type { Handler } from '../../http/route';
import { orderDetailOf } from './detail';
import { allows, changeableUntil, LIFECYCLE } from '../../shared/lifecycle/lifecycle';
import { createCancelExpired } from '../../domain/staff/desk/cancel-expired';
import { paidOrder, recallRefund, sharesOf } from '../../domain/booking/order/refund';
import { resendOrderRefund } from '../../domain/payments/payment/order-refund';
import type { PaymentParts } from '../../domain/payments/payment/payment';
import { stepRefusal } from '../../domain/booking/order/step';

const WHY = {
  notPaid: {
    zh: '这个预约没有在线付款，不涉及退款',
    en: 'Nothing was paid online for this appointment, so there is nothing to refund.',
  },
  sent: {
    zh: '退款已在处理，不能再撤回；需要时请重新预约',
    en: 'The refund is on its way and can no longer be stopped. Book again if you need to.',
  },
  taken: {
    zh: '这位接种人已有这一剂的其他预约，不能撤回退款',
    en: 'This person has another appointment for this dose, so the refund cannot be stopped.',
  },
} as const satisfies Record<string, Bilingual>;

const refuse = (orderId: string, message?: Bilingual): DomainError =>
  refused(CODE.ORDER_STATE, { orderId, ...(message && { message }) });

/** What cancelling now would refund. */
export function chargeHandler({
  db,
  config,
}: Deps): Handler<'GET /order/subscribe/refundChargeCalculate.do'> {
  return async ({ orderId }, { userId, now }) => {
    const order = await paidOrder(db, orderId);
    if (order?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
    if (order.paid_cents === 0) throw refuse(orderId, WHY.notPaid);
    const startsAt = instantOf(order.day, order.start_time);
    const state = { status: order.status, startsAt, changesLeft: 0 };
    if (!allows('refund', state, 'user', now))
      throw await stepRefusal(db, { name: 'refund', orderId, actor: 'user', userId, now });
    return {
      paidCents: order.paid_cents,
      ...sharesOf(order, now, 'user'),
      freeUntil: order.closed_at ? changeableUntil(startsAt) : freeUntil(startsAt),
      dueAt: now + config.refundDelay,
    };
  };
}

/** Recalls a refund; its order has its former status again, or is cancelled where its slot is closed and starts soon. */
export function recallHandler(
  services: BookingServices,
  deps: Deps,
): Handler<'GET /order/subscribe/recallRefundApply.do'> {
  const { db } = deps;
  const cancelExpired = createCancelExpired(services, deps);
  return async ({ orderId }, context) => {
    const { userId, now } = context;
    const recall = await recallRefund(db, { orderId, userId, now });
    if (recall.outcome === 'booked') throw refuse(orderId, WHY.taken);
    if (recall.outcome === 'refused') {
      const order = await paidOrder(db, orderId);
      if (order?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
      throw refuse(orderId, order.status === 'REFUNDING' ? WHY.sent : undefined);
    }
    if (recall.closedBy) await cancelExpired(now, recall.closedBy);
    return orderDetailOf(services, db, orderId, context);
  };
}

/**
 * Sends the money of a failed refund again; if that fails too, the order stays as it was. WeChat Pay answers later: until
 * then the refund is `paying`.
 */
export function retryHandler(parts: PaymentParts): Handler<'POST /order/subscribe/retryRefund.do'> {
  const { db } = parts;
  return async ({ orderId }, context) => {
    const { userId, now } = context;
    const order = await paidOrder(db, orderId);
    if (order?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
    if (order.status !== LIFECYCLE.retryRefund.from[0]) throw refuse(orderId);
    await resendOrderRefund(parts, { orderId, now });
    return orderDetailOf(parts.services, db, orderId, context);
  };
}
