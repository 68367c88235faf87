import type { Db } from '../../db/database';
import type { BookingServices } from '../../booking/services';
import { Refused } from '../../http/refused';
import type { Actor } from './lifecycle';
import { takeStep } from './step';

/** A refund whose money is to be sent now. */
export interface Settlement {
  readonly orderId: string;
  readonly actor: Actor;
  /** ms. */
  readonly now: number;
}

/**
 * Sends a refund's money and moves its order on. Safe to repeat: the partner sends an order's money once, and an order
 * that moved on already is left as it is.
 */
export async function settleRefund(
  services: BookingServices,
  db: Db,
  { orderId, actor, now }: Settlement,
): Promise<void> {
  const refund = await db
    .selectFrom('refunds as r')
    .innerJoin('orders as o', 'o.id', 'r.order_id')
    .select(['r.refund_cents', 'o.status'])
    .where('r.order_id', '=', orderId)
    .executeTakeFirst();
  if (!refund) return;
  const outcome = services.payment
    ? await services.payment.refund(orderId, refund.refund_cents)
    : 'failed';
  const paid = outcome === 'done';
  const isRetry = refund.status === 'REFUND_FAILED';
  if (!isRetry || paid) {
    const name = isRetry ? 'retryRefund' : paid ? 'refundPaid' : 'refundFailed';
    try {
      const by = name === 'retryRefund' ? actor : 'system';
      await takeStep(services, db, { name, orderId, actor: by, userId: null, now });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  await db
    .updateTable('refunds')
    .set({ state: paid ? 'paid' : 'failed', settled_at: new Date(now) })
    .where('order_id', '=', orderId)
    .execute();
}
