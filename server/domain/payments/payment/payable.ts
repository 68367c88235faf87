import type { Db } from '../../../db/database';
import type { DomainError } from '../../../http/domain-error';

/** What a payment is for: vaccination orders, or the purchase of a membership. */
export interface PayableKey {
  readonly kind: 'order' | 'purchase';
  readonly id: string;
}

/** What one payment is for: one purchase, or the orders of a visit that are paid together, each once. */
export type PayableKeys = readonly [PayableKey, ...PayableKey[]];

/** Something that is paid with money, locked until the transaction ends: its state alone decides what a payment means. */
export interface LockedPayable {
  /** Null: an order that the clinic made. */
  readonly userId: string | null;
  /** Whether it is in a state in which it can be paid, or could if it were not paid. */
  readonly isOpen: boolean;
  readonly isPaid: boolean;
  /** What it costs. */
  readonly cents: number;
  /** ms; none of its payments lasts longer. */
  readonly payableUntil: number;
  /** What the payer reads in the platform's sheet. */
  readonly describe: () => Promise<string>;
  /** Books a payment of its whole price. @param now ms */
  readonly book: (now: number) => Promise<void>;
  /** Says that its part of a payment goes back. @param now ms */
  readonly noteReturn: (returned: ReturnedMoney, now: number) => Promise<void>;
}

export interface ReturnedMoney {
  readonly paymentNumber: string;
  readonly cents: number;
}

/** A kind of {@link LockedPayable}. */
export interface PayableKind {
  /** @param now ms @returns null where there is none */
  readonly lock: (trx: Db, id: string, now: number) => Promise<LockedPayable | null>;
  /** Without a lock. */
  readonly isPaid: (db: Db, id: string) => Promise<boolean>;
  /** That it cannot be paid: now, or by any of the platforms here. */
  readonly refusal: (id: string, why?: 'noPayment') => DomainError;
  /** What its payer reads of a refund at the platform. */
  readonly refundReason: string;
}
