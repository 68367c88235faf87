import type { Db } from '../../../db/database';
import type { DomainError } from '../../../http/domain-error';
import type { Payment } from './payment';

/** What a payment is for: a vaccination order, or the purchase of a membership. */
export interface PayableKey {
  readonly kind: 'order' | 'purchase';
  readonly id: string;
}

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
  /** Says that the money of a payment goes back. @param now ms */
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

/** What a payment is for. @param payment as the table's check has it, of one of both */
export const payableOf = ({
  order_id: orderId,
  purchase_id: purchaseId,
}: Pick<Payment, 'order_id' | 'purchase_id'>): PayableKey =>
  orderId === null ? { kind: 'purchase', id: purchaseId ?? '' } : { kind: 'order', id: orderId };

/** The column of `payments` that refers to it. */
export const columnOf = ({ kind }: PayableKey): 'order_id' | 'purchase_id' =>
  kind === 'order' ? 'order_id' : 'purchase_id';
