import type { PaymentKind } from '../kernel/config';

/** What happened to a payment or a refund. */
export type PaymentOutcome = 'done' | 'failed';

/** A way to take money ahead and to send it back. Both are safe to repeat with the same order. */
export interface PaymentPartner {
  /** No money moves. */
  readonly simulated: boolean;
  /** Takes an amount in cents for an order. */
  charge(orderId: string, amount: number): Promise<PaymentOutcome>;
  /** Sends an amount in cents of an order's money back. */
  refund(orderId: string, amount: number): Promise<PaymentOutcome>;
}

const simulated = (refunds: PaymentOutcome): PaymentPartner => ({
  simulated: true,
  charge: () => Promise.resolve('done'),
  refund: () => Promise.resolve(refunds),
});

const PARTNERS: Readonly<Record<PaymentKind, PaymentPartner>> = {
  simulated: simulated('done'),
  failing: simulated('failed'),
};

/** The partner that the operator has set; null: orders are paid at the clinic. A real one gets its row here. */
export const paymentPartner = (kind: PaymentKind | null): PaymentPartner | null =>
  kind && PARTNERS[kind];
