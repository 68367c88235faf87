/** ms before the appointment until which everything is paid back. */
export const FULL_REFUND_BEFORE = 24 * 3_600_000;
/** Share of the service fee that a later cancellation costs; the vaccine itself is always paid back. */
export const LATE_FEE_SHARE = 0.5;

/** An order's money (cents) and its time (ms). */
export interface PaidOrder {
  readonly paidCents: number;
  readonly serviceFeeCents: number;
  /** Start of the appointment. */
  readonly startsAt: number;
}

/** What comes back and what is kept, in cents; together they are what was paid. */
export interface RefundShares {
  readonly refundCents: number;
  readonly chargeCents: number;
}

/** Until when (ms) a cancellation costs nothing. */
export const freeUntil = (startsAt: number): number => startsAt - FULL_REFUND_BEFORE;

/**
 * What a cancellation at an instant (ms) pays back: everything until a day before or where the clinic cancels, later
 * all but half of the service fee, rounded in the payer's favour.
 */
export function refundShares(order: PaidOrder, at: number, byClinic = false): RefundShares {
  const late = !byClinic && at > freeUntil(order.startsAt);
  const fee = Math.min(order.serviceFeeCents, order.paidCents);
  const chargeCents = late ? Math.floor(fee * LATE_FEE_SHARE) : 0;
  return { refundCents: order.paidCents - chargeCents, chargeCents };
}
