import type { Generated } from 'kysely';
import type { PaymentMethod } from '@contract/order/payment-fields';
import type { MaybeTimestamp, Timestamp } from './column-types';

/** A payment's platform. */
export type PartnerName = 'wechat' | 'alipay';

/** An attempt to pay an order ahead or a purchase of a membership, recorded before the platform is asked. */
export interface PaymentsTable {
  number: string;
  /** Null where it is for a purchase. */
  order_id: string | null;
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
}

/** Money that goes back: of an order, of unused days of a membership, or of a payment that could not be taken. */
export interface PaymentRefundsTable {
  number: string;
  payment_number: string;
  kind: 'order' | 'surplus' | 'purchase';
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

/** Tables of server/migrations/0052, 0053 and 0081. */
export interface PaymentTables {
  payments: PaymentsTable;
  payment_refunds: PaymentRefundsTable;
  payment_notices: PaymentNoticesTable;
  reconciliations: ReconciliationsTable;
  bill_differences: BillDifferencesTable;
}
