import type { Db } from '../../db/database';
import type { BookingServices } from '../booking/services';
import { runStatement } from '../../db/statement';
import { LIFECYCLE } from '../lifecycle/lifecycle';
import type { Actor, Step } from '../lifecycle/lifecycle';
import { SETTLE_REFUND } from './refund-statements';
import type { SettledRow } from './refund-statements';

/** A refund whose money is to be sent now. */
export interface Settlement {
  readonly orderId: string;
  readonly actor: Actor;
  /** ms. */
  readonly now: number;
}

/**
 * Sends a refund's money, then moves the refund and its order on together. Safe to repeat: the partner sends an order's
 * money once, and an order that has been moved on already stays as it is.
 */
export async function settleRefund(
  services: BookingServices,
  db: Db,
  { orderId, actor, now }: Settlement,
): Promise<void> {
  const refund = await db
    .selectFrom('refunds as r')
    .select('r.refund_cents')
    .where('r.order_id', '=', orderId)
    .executeTakeFirst();
  if (!refund) return;
  const outcome = services.payment
    ? await services.payment.refund(orderId, refund.refund_cents)
    : 'failed';
  const paid = outcome === 'done';
  const steps: readonly (Step & { readonly actor: Actor })[] = paid
    ? [
        { ...LIFECYCLE.refundPaid, actor: 'system' },
        { ...LIFECYCLE.retryRefund, actor },
      ]
    : [{ ...LIFECYCLE.refundFailed, actor: 'system' }];
  const [moved] = await runStatement<SettledRow>(services.runner, 'settle-refund', SETTLE_REFUND, [
    orderId,
    paid ? 'paid' : 'failed',
    new Date(now),
    steps.map(({ from }) => from[0]),
    steps.map(({ to }) => to),
    steps.map(({ place }) => place === 'back'),
    steps.map((step) => step.actor),
  ]);
  if (!moved?.is_back) return;
  const { slot_id: slotId, depa_code: depaCode, product_id: productId } = moved;
  services.engine.freed(slotId);
  services.availability.count({ depaCode, productId, slotId }, 1);
}
