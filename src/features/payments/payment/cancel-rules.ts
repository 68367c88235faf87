import type { OrderDetail } from '@contract/order/endpoints';
import { freeUntil, refundShares } from '@contract/order/refund-rules';
import type { RefundShares } from '@contract/order/refund-rules';
import { shanghaiInstant } from '@contract/time/shanghai-rules';
import { totalPrice } from '@contract/vaccine/price-rules';
import { paidTogether } from './together-rules';
import { isClosedByClinic } from '@/features/booking/order/timeline-rules';

/** What cancelling what was paid costs, all of it together. */
export interface CancelTerms {
  /** A cancellation until then (ms) costs nothing; null: that time has passed. */
  readonly freeUntil: number | null;
  /** Amounts of a later cancellation; null: a cancellation never costs anything. */
  readonly later: RefundShares | null;
}

/** What cancelling would cost once the order is paid, with what is paid together with it, by the provider's own rule. @param now ms */
export function cancelTerms(order: OrderDetail, now: number): CancelTerms {
  const parts = paidTogether(order);
  const isClosed = isClosedByClinic(order);
  const starts = parts.map(({ day, startTime }) => shanghaiInstant(day, startTime));
  const shares = parts.map((part, index) => {
    const startsAt = starts[index] ?? 0;
    const { serviceFeeCents } = part;
    return refundShares(
      { paidCents: totalPrice(part), serviceFeeCents, startsAt },
      startsAt,
      isClosed,
    );
  });
  const sum = (which: keyof RefundShares): number =>
    shares.reduce((total, share) => total + share[which], 0);
  const later = { refundCents: sum('refundCents'), chargeCents: sum('chargeCents') };
  // The first of them that starts decides.
  const free = freeUntil(Math.min(...starts));
  return {
    freeUntil: free > now ? free : null,
    later: later.chargeCents > 0 ? later : null,
  };
}
