import type { BookingServices } from '../submission/services';
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
  const [moved] = await SETTLE_REFUND.run<SettledRow>(services.runner, {
    orderId,
    state: isPaid ? 'paid' : 'failed',
    now: new Date(now),
    from: steps.map(({ from }) => from[0]),
    to: steps.map(({ to }) => to),
    isBack: steps.map(({ capacity }) => capacity === 'back'),
    actors: steps.map((step) => step.actor),
  });
  if (!moved?.is_back) return;
  const { slot_id: slotId, depa_code: depaCode } = moved;
  services.engine.freed(slotId);
  services.availability.count({ depaCode, slotId }, 1);
}
