import { sql } from 'kysely';
import { CLAIM_REFUNDS } from '../domain/booking/order/refund-statements';
import { sendOrderRefund } from '../domain/payments/payment/order-refund';
import { paymentPartsOf } from '../domain/payments/payment/payment';
import type { PaymentParts } from '../domain/payments/payment/payment';
import type { BookingServices } from '../domain/booking/submission/services';
import type { Deps } from '../deps';
import type { IsDue } from '../kernel/jobs';

/** ms between checks for due refunds. */
const INTERVAL = 1_000;
/** ms after which a process that claimed a refund counts as dead. */
const DEAD_AFTER = 60_000;
const MOST = 20;

/**
 * Sends the money of refunds that are due; several processes share the work. One that cannot be settled is logged and
 * claimed again later; the others do not wait for it.
 * @param now ms @returns how many it claimed.
 */
export async function settleDueRefunds(parts: PaymentParts, now: number): Promise<number> {
  const due = await CLAIM_REFUNDS.run<{ order_id: string }>(parts.services.runner, {
    now: new Date(now),
    diedBefore: new Date(now - DEAD_AFTER),
    most: MOST,
  });
  for (const { order_id: orderId } of due)
    try {
      await sendOrderRefund(parts, { orderId, actor: 'system', now });
    } catch (error) {
      parts.log.error({ err: error, orderId }, 'refund');
    }
  return due.length;
}

/** Whether {@link CLAIM_REFUNDS} finds some. */
const areRefundsDue: IsDue = (now) => sql`exists (
  select from refunds where (state = 'waiting' and due_at <= ${new Date(now)})
    or (state = 'paying' and claimed_at < ${new Date(now - DEAD_AFTER)}))`;

/** Settles refunds in the background. @returns stops it, waiting for a step under way. */
export const startRefunds = (deps: Deps, services: BookingServices): (() => Promise<void>) => {
  const parts = paymentPartsOf(deps, services);
  return deps.jobs.every({
    name: 'refunds',
    every: INTERVAL,
    isDue: areRefundsDue,
    run: async () => (await settleDueRefunds(parts, deps.clock.now())) === MOST,
  });
};
