import type { DeskOrder } from '@contract/desk/desk-order';
import type { OrderStatus } from '@contract/order/status-rules';

/** What the desk is to know of an order that cannot just go its way, and whether a walk-in would do. */
export interface OrderHint {
  readonly key: 'hintAhead' | 'hintPast' | 'hintMissedToday' | 'hintMissed' | 'hintEnded';
  readonly walkIn: boolean;
}

const OPEN: readonly OrderStatus[] = ['PENDING_CONFIRM', 'BOOKED'];
const ENDED: readonly OrderStatus[] = ['CANCELLED', 'REFUNDING', 'REFUNDED', 'REFUND_FAILED'];

/** Why somebody cannot be checked in, and what would do; null where nothing is in the way. @param today `YYYY-MM-DD`. */
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
  // An open order of the dose would be in the walk-in's way until it is cancelled.
  return day > today ? { key: 'hintAhead', walkIn: false } : { key: 'hintPast', walkIn: false };
}
