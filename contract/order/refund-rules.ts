/** Hours before the appointment until which everything is refunded. */
export const FULL_REFUND_HOURS = 24;
/** The same in ms. */
export const FULL_REFUND_BEFORE = FULL_REFUND_HOURS * 3_600_000;
/** Share of the service fee that a later cancellation costs; the vaccine itself is always refunded. */
export const LATE_FEE_SHARE = 0.5;

/** An order's money (cents) and its time (ms). */
export interface PaidOrder {
  readonly paidCents: number;
  readonly serviceFeeCents: number;
  /** Start of the appointment. */
  readonly startsAt: number;
}

/** What is refunded and what is charged, in cents; their sum is what was paid. */
export interface RefundShares {
  readonly refundCents: number;
  readonly chargeCents: number;
}

/** Until when (ms) a cancellation costs nothing. */
export const freeUntil = (startsAt: number): number => startsAt - FULL_REFUND_BEFORE;

/**
 * What a cancellation at an instant (ms) refunds: everything until 24 h before the start or where the clinic cancels;
 * later all but half of the service fee, rounded in the payer's favour.
 */
export function refundShares(order: PaidOrder, at: number, byClinic = false): RefundShares {
  const late = !byClinic && at > freeUntil(order.startsAt);
  const fee = Math.min(order.serviceFeeCents, order.paidCents);
  const chargeCents = late ? Math.floor(fee * LATE_FEE_SHARE) : 0;
  return { refundCents: order.paidCents - chargeCents, chargeCents };
}
