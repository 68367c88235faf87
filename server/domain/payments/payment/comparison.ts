import type { DifferenceKind } from '../../../db/payment-tables';
import type { PaymentPartner } from '../../../platforms/payment/partner';

/** A difference between a bill and our records. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly number: string;
  readonly paymentNumber: string;
  readonly transactionId: string;
  readonly billCents: number | null;
  readonly ourCents: number | null;
  readonly healed: boolean;
}

/** A comparison of one day with one platform. */
export interface Comparison {
  readonly partner: PaymentPartner;
  /** `YYYY-MM-DD` in China. */
  readonly day: string;
  /** ms. */
  readonly now: number;
}
