import type { Generated } from 'kysely';
import type { PaymentMethod } from '@contract/order/payment-fields';
import type { MaybeTimestamp, Timestamp } from './column-types';

/** A payment's platform. */
export type PartnerName = 'wechat' | 'alipay';

/** An attempt to pay orders ahead or a purchase of a membership, recorded before the platform is asked. */
export interface PaymentsTable {
  number: string;
  /** Null where it is for orders ({@link PaymentOrdersTable}). */
  purchase_id: string | null;
  partner: PartnerName;
  method: PaymentMethod;
  cents: number;
  /** `surplus`: paid, but what it was for could not take it, so it goes back. */
  state: Generated<'open' | 'paid' | 'closed' | 'surplus'>;
  /** Another attempt replaces it. */
  superseded: Generated<boolean>;
  description: string;
  /** Who pays, as the platform knows them; null once it is not open. */
  payer: string | null;
  client_address: string | null;
  return_url: string | null;
  transaction_id: string | null;
  created_at: Timestamp;
  expires_at: Timestamp;
  paid_at: MaybeTimestamp;
  settled_at: MaybeTimestamp;
  next_ask_at: MaybeTimestamp;
  asked_at: MaybeTimestamp;
  asked: Generated<number>;
  billed_on: string | null;
  /** Number of the refund of which the platform was asked last. */
  refund_asked: string | null;
  refund_asked_at: MaybeTimestamp;
}

/** An order that a payment is for, with its part of the sum. */
export interface PaymentOrdersTable {
  payment_number: string;
  order_id: string;
  cents: number;
  /** `open`: may be paid by it; `paid`: is paid by it; `over`: neither, it ended or the order could not take its part. */
  state: 'open' | 'paid' | 'over';
}

/** Money that goes back: of an order, of unused days of a membership, or of a payment that could not be taken. */
export interface PaymentRefundsTable {
  number: string;
  payment_number: string;
  kind: 'order' | 'surplus' | 'purchase';
  /** Of a refund of an order, until that is removed for its age. */
  order_id: string | null;
  cents: number;
  state: Generated<'open' | 'pending' | 'done' | 'failed'>;
  refusal: Generated<string>;
  created_at: Timestamp;
  settled_at: MaybeTimestamp;
  next_ask_at: MaybeTimestamp;
  asked: Generated<number>;
  billed_on: string | null;
}

/** Verified callbacks that were taken. */
export interface PaymentNoticesTable {
  partner: PartnerName;
  id: string;
  kind: string;
  number: string;
  outcome: string;
  received_at: Timestamp;
}

/** A comparison with a platform's bill of a day. */
export interface ReconciliationsTable {
  partner: PartnerName;
  day: string;
  claimed_at: Timestamp;
  done_at: MaybeTimestamp;
  has_bill: Generated<boolean>;
  payments: Generated<number>;
  payment_cents: Generated<number>;
  refunds: Generated<number>;
  refund_cents: Generated<number>;
}

/** How a bill and our records differ. */
export type DifferenceKind =
  | 'unknownPayment'
  | 'unknownRefund'
  | 'paymentAmount'
  | 'refundAmount'
  | 'unrecordedPayment'
  | 'unfinishedRefund'
  | 'missingPayment'
  | 'missingRefund';

/** A difference between a bill and our records. */
export interface BillDifferencesTable {
  partner: PartnerName;
  kind: DifferenceKind;
  number: string;
  day: string;
  payment_number: string;
  transaction_id: Generated<string>;
  bill_cents: number | null;
  our_cents: number | null;
  healed: boolean;
  found_at: Timestamp;
}

/** Tables of server/migrations/0052, 0053, 0081 and 0187. */
export interface PaymentTables {
  payments: PaymentsTable;
  payment_orders: PaymentOrdersTable;
  payment_refunds: PaymentRefundsTable;
  payment_notices: PaymentNoticesTable;
  reconciliations: ReconciliationsTable;
  bill_differences: BillDifferencesTable;
}
