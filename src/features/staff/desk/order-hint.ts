import type { DeskOrder } from '@contract/desk/desk-order';
import type { OrderStatus } from '@contract/order/status-rules';

/** Why an order cannot be checked in, and whether a walk-in order would help. */
export interface OrderHint {
  readonly key: 'hintAhead' | 'hintPast' | 'hintMissedToday' | 'hintMissed' | 'hintEnded';
  readonly walkIn: boolean;
}

const OPEN: readonly OrderStatus[] = ['PENDING_CONFIRM', 'BOOKED'];
const ENDED: readonly OrderStatus[] = ['CANCELLED', 'REFUNDING', 'REFUNDED', 'REFUND_FAILED'];

/** The hint for an order that cannot be checked in; null where it can. @param today `YYYY-MM-DD`. */
export function hintOf(
  { status, day }: Pick<DeskOrder, 'status' | 'day'>,
  today: string,
): OrderHint | null {
  if (ENDED.includes(status)) return { key: 'hintEnded', walkIn: true };
  if (status === 'NO_SHOW')
    return day === today
      ? { key: 'hintMissedToday', walkIn: false }
      : { key: 'hintMissed', walkIn: true };
  if (!OPEN.includes(status) || day === today) return null;
  // An open order of the dose conflicts with a walk-in order until it is cancelled.
  return day > today ? { key: 'hintAhead', walkIn: false } : { key: 'hintPast', walkIn: false };
}
