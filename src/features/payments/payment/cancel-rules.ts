import type { OrderDetail } from '@contract/order/endpoints';
import { freeUntil, refundShares } from '@contract/order/refund-rules';
import type { RefundShares } from '@contract/order/refund-rules';
import { shanghaiInstant } from '@contract/time/shanghai-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import { isClosedByClinic } from '@/features/booking/order/timeline-rules';

/** What cancelling a paid order costs. */
export interface CancelTerms {
  /** A cancellation until then (ms) costs nothing; null: that time has passed. */
  readonly freeUntil: number | null;
  /** Amounts of a later cancellation; null: a cancellation never costs anything. */
  readonly later: RefundShares | null;
}

/** What cancelling would cost once the order is paid, by the provider's own rule. @param now ms */
export function cancelTerms(order: OrderDetail, now: number): CancelTerms {
  const startsAt = shanghaiInstant(order.day, order.startTime);
  const paid = { paidCents: totalPrice(order), serviceFeeCents: order.serviceFeeCents, startsAt };
  const later = refundShares(paid, startsAt, isClosedByClinic(order));
  const free = freeUntil(startsAt);
  return {
    freeUntil: free > now ? free : null,
    later: later.chargeCents > 0 ? later : null,
  };
}
