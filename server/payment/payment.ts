import type { PaymentKind } from '../kernel/config';

/** Outcome of a payment or a refund. */
export type PaymentOutcome = 'done' | 'failed';

/** A payment partner for prepayments and refunds. Both calls are idempotent by order. */
export interface PaymentPartner {
  /** No money moves. */
  readonly simulated: boolean;
  /** Charges an amount in cents for an order. */
  charge(orderId: string, amount: number): Promise<PaymentOutcome>;
  /** Refunds an amount in cents of an order. */
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

/** The configured partner; null: orders are paid at the clinic. A real partner is added here. */
export const paymentPartner = (kind: PaymentKind | null): PaymentPartner | null =>
  kind && PARTNERS[kind];
