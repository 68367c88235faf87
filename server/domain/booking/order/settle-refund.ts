import type { BookingServices } from '../submission/services';
import { runStatement } from '../../../db/statement';
import { LIFECYCLE } from '../../../shared/lifecycle/lifecycle';
import type { Actor, Step } from '../../../shared/lifecycle/lifecycle';
import { SETTLE_REFUND } from './refund-statements';
import type { SettledRow } from './refund-statements';

/** How the refund of an order ended. */
export interface Settlement {
  readonly orderId: string;
  readonly actor: Actor;
  /** ms. */
  readonly now: number;
  /** Whether the money has gone back; otherwise it failed and can be tried again. */
  readonly isPaid: boolean;
}

/** Moves a refund and its order on together. Safe to repeat: an order that has been moved on already stays as it is. */
export async function settleRefund(
  services: Pick<BookingServices, 'runner' | 'engine' | 'availability'>,
  { orderId, actor, now, isPaid }: Settlement,
): Promise<void> {
  const steps: readonly (Step & { readonly actor: Actor })[] = isPaid
    ? [
        { ...LIFECYCLE.refundPaid, actor: 'system' },
        { ...LIFECYCLE.retryRefund, actor },
      ]
    : [{ ...LIFECYCLE.refundFailed, actor: 'system' }];
  const [moved] = await runStatement<SettledRow>(services.runner, 'settle-refund', SETTLE_REFUND, [
    orderId,
    isPaid ? 'paid' : 'failed',
    new Date(now),
    steps.map(({ from }) => from[0]),
    steps.map(({ to }) => to),
    steps.map(({ capacity }) => capacity === 'back'),
    steps.map((step) => step.actor),
  ]);
  if (!moved?.is_back) return;
  const { slot_id: slotId, depa_code: depaCode, product_id: productId } = moved;
  services.engine.freed(slotId);
  services.availability.count({ depaCode, productId, slotId }, 1);
}
