import { settleRefund } from '../../booking/order/settle-refund';
import type { Actor } from '../../../shared/lifecycle/lifecycle';
import { advanceRefund } from './advance-refund';
import { FIRST_ASK, newRefundNumber } from './payment';
import type { PaymentParts } from './payment';

/** A refund of an order whose money is to be sent now. */
export interface OrderRefund {
  readonly orderId: string;
  readonly actor: Actor;
  /** ms. */
  readonly now: number;
}

/** The number of the order's refund, recorded before the platform is asked for it; null where nothing was paid. */
async function recorded(
  { db }: PaymentParts,
  orderId: string,
  now: number,
): Promise<string | null> {
  const payment = await db
    .selectFrom('payment_orders as p')
    .innerJoin('refunds as r', 'r.order_id', 'p.order_id')
    .select(['p.payment_number', 'r.refund_cents'])
    .where('p.order_id', '=', orderId)
    .where('p.state', '=', 'paid')
    .executeTakeFirst();
  if (!payment || payment.refund_cents === 0) return null;
  await db
    .insertInto('payment_refunds')
    .values({
      number: newRefundNumber(now),
      payment_number: payment.payment_number,
      order_id: orderId,
      kind: 'order',
      cents: payment.refund_cents,
      created_at: new Date(now),
      next_ask_at: new Date(now + FIRST_ASK),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['payment_number', 'order_id'])
        .where('order_id', 'is not', null)
        .doNothing(),
    )
    .execute();
  const { number } = await db
    .selectFrom('payment_refunds')
    .select('number')
    .where('payment_number', '=', payment.payment_number)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return number;
}

/**
 * Sends the money of an order's refund; the order moves on once the platform says that it is done or has failed. Safe to
 * repeat: every try has the refund's one number.
 */
export async function sendOrderRefund(
  parts: PaymentParts,
  { orderId, actor, now }: OrderRefund,
): Promise<void> {
  const number = await recorded(parts, orderId, now);
  if (number === null) {
    parts.log.error({ orderId }, 'a refund without a payment');
    await settleRefund(parts.services, { orderId, actor, now, isPaid: false });
    return;
  }
  const outcome = await advanceRefund(parts, number, { now, actor });
  // A process may have died between the refund and its order.
  if (outcome === 'done') await settleRefund(parts.services, { orderId, actor, now, isPaid: true });
}

/**
 * Sends the money of a failed refund again, by its owner's wish. Until the platform has answered the refund is being paid and
 * belongs to `settleDueRefunds`: where the answer is open, or another refund of the payment has the turn, it goes on
 * by itself. @returns whether there was one to send
 */
export async function resendOrderRefund(
  parts: PaymentParts,
  { orderId, now }: Pick<OrderRefund, 'orderId' | 'now'>,
): Promise<boolean> {
  const { numUpdatedRows } = await parts.db
    .updateTable('refunds')
    .set({ state: 'paying', claimed_at: new Date(now) })
    .where('order_id', '=', orderId)
    .where('state', '=', 'failed')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await sendOrderRefund(parts, { orderId, actor: 'user', now });
  return true;
}
