import type { Db } from '../../db/database';
import type { BookingServices } from '../../booking/services';
import { Refused } from '../../http/refused';
import type { Actor } from './lifecycle';
import { takeStep } from './step';
import type { StepRequest } from './step';

/** A refund whose money is to be sent now. */
export interface Settlement {
  readonly orderId: string;
  readonly actor: Actor;
  /** ms. */
  readonly now: number;
}

/** @returns whether the order's state allowed the step. */
async function taken(services: BookingServices, db: Db, step: StepRequest): Promise<boolean> {
  try {
    await takeStep(services, db, step);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
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
    .select('r.refund_cents')
    .where('r.order_id', '=', orderId)
    .executeTakeFirst();
  if (!refund) return;
  const outcome = services.payment
    ? await services.payment.refund(orderId, refund.refund_cents)
    : 'failed';
  const paid = outcome === 'done';
  const steps = paid ? (['refundPaid', 'retryRefund'] as const) : (['refundFailed'] as const);
  for (const name of steps) {
    const by = name === 'retryRefund' ? actor : 'system';
    if (await taken(services, db, { name, orderId, actor: by, userId: null, now })) break;
  }
  await db
    .updateTable('refunds')
    .set({ state: paid ? 'paid' : 'failed', settled_at: new Date(now) })
    .where('order_id', '=', orderId)
    // Another process may have sent it meanwhile.
    .$if(!paid, (update) => update.where('state', '!=', 'paid'))
    .execute();
}
