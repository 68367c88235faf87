import { CODE } from '@contract/errors';
import type { PaymentAttempt, PaymentMethod } from '@contract/order/payment-fields';
import type { Db } from '../../../db/database';
import { DomainError, refusedInput } from '../../../http/domain-error';
import type { PaymentPartner, PaymentRequest } from '../../../platforms/payment/partner';
import { PaymentRefused, PaymentUnclear } from '../../../platforms/payment/partner';
import { partnerFor } from '../../../platforms/payment/partners';
import { askPayment } from './ask-payment';
import { newestPaymentOf } from './newest-payment';
import { columnOf } from './payable';
import type { LockedPayable, PayableKey } from './payable';
import { PAYABLES } from './payables';
import {
  attemptOf,
  FIRST_ASK,
  LEAST_LIFETIME,
  newPaymentNumber,
  PAYMENT_LIFETIME,
  paymentOrderOf,
} from './payment';
import type { Payment, PaymentParts } from './payment';

/** An order or a purchase that its owner wants to pay. */
export interface PaymentTerms {
  readonly payable: PayableKey;
  readonly userId: string;
  readonly method: PaymentMethod;
  /** The platform's id of the payer, where the method needs one. */
  readonly payer: string | null;
  readonly clientAddress: string;
  readonly returnUrl: string | null;
  /** ms. */
  readonly now: number;
}

/** What the person pays with; null where it is already paid. */
export interface OpenedPayment {
  readonly attempt: PaymentAttempt;
  readonly request: PaymentRequest | null;
}

/** Signs that Alipay refuses in a subject. */
const NOT_IN_SUBJECTS = /[/=&]/g;
const LONGEST_DESCRIPTION = 60;

/** What is to be paid, locked while its payment is recorded. @throws DomainError 4004 for anybody else's */
async function lockedPayable(
  trx: Db,
  { payable: { kind, id }, userId, now }: PaymentTerms,
): Promise<LockedPayable> {
  const payable = await PAYABLES[kind].lock(trx, id, now);
  if (payable?.userId !== userId) throw new DomainError(CODE.NOT_FOUND);
  return payable;
}

/** Whether an open payment can be answered again instead of another one. */
const canBeRepeated = (open: Payment, { method, payer, now }: PaymentTerms, cents: number) =>
  open.method === method &&
  open.payer === payer &&
  open.cents === cents &&
  open.expires_at.getTime() >= now + LEAST_LIFETIME;

/** Records a payment, or finds the open one; null where it is paid already. */
function record(
  { db, partners }: PaymentParts,
  terms: PaymentTerms,
  partner: PaymentPartner | undefined,
): Promise<Payment | null> {
  const { payable: key, method, payer, now } = terms;
  const { refusal } = PAYABLES[key.kind];
  return db.transaction().execute(async (trx) => {
    const payable = await lockedPayable(trx, terms);
    if (payable.isPaid && payable.isOpen) return null;
    if (!payable.isOpen) throw refusal(key.id);
    const { cents, payableUntil } = payable;
    const expiresAt = Math.floor(Math.min(now + PAYMENT_LIFETIME, payableUntil) / 1000) * 1000;
    if (partners.all.length === 0 || cents === 0 || expiresAt < now + LEAST_LIFETIME)
      throw refusal(key.id, 'noPayment');
    if (!partner)
      throw refusedInput({
        zh: '这里不能用这种方式付款，请换一种',
        en: 'this way of paying is not available here. Choose another one',
      });
    const open = await trx
      .selectFrom('payments')
      .selectAll()
      .where(columnOf(key), '=', key.id)
      .where('state', '=', 'open')
      .where('superseded', '=', false)
      .executeTakeFirst();
    if (open && canBeRepeated(open, terms, cents)) return open;
    if (open)
      await trx
        .updateTable('payments')
        .set({ superseded: true, next_ask_at: new Date(now) })
        .where('number', '=', open.number)
        .execute();
    const description = (await payable.describe()).replaceAll(NOT_IN_SUBJECTS, ' ');
    return trx
      .insertInto('payments')
      .values({
        number: newPaymentNumber(now),
        order_id: null,
        purchase_id: null,
        [columnOf(key)]: key.id,
        partner: partner.name,
        method,
        cents,
        description: description.slice(0, LONGEST_DESCRIPTION),
        payer,
        client_address: terms.clientAddress,
        return_url: terms.returnUrl,
        created_at: new Date(now),
        expires_at: new Date(expiresAt),
        next_ask_at: new Date(now + FIRST_ASK),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Ends what was replaced; what gives no answer is asked again by the job, and goes back if it is paid all the same. */
async function endReplaced(parts: PaymentParts, key: PayableKey, now: number): Promise<void> {
  const replaced = await parts.db
    .selectFrom('payments')
    .select('number')
    .where(columnOf(key), '=', key.id)
    .where('state', '=', 'open')
    .where('superseded', '=', true)
    .execute();
  for (const { number } of replaced)
    try {
      await askPayment(parts, number, now);
    } catch (error) {
      if (!(error instanceof PaymentUnclear)) throw error;
    }
}

const supersede = ({ db }: PaymentParts, number: string, now: number) =>
  db
    .updateTable('payments')
    .set({ superseded: true, next_ask_at: new Date(now) })
    .where('number', '=', number)
    .where('state', '=', 'open')
    .execute();

async function paidAttempt(parts: PaymentParts, { payable, method, now }: PaymentTerms) {
  const attempt = await newestPaymentOf(parts.db, payable);
  // Paid before payments were recorded.
  const unrecorded = {
    number: payable.id,
    method,
    state: 'paid',
    cents: 0,
    expiresAt: now,
  } as const;
  return { attempt: attempt ?? unrecorded, request: null };
}

/**
 * Opens a payment, or answers the open one again with fresh parameters: it is recorded first and then asked
 * of the platform, so that whatever gets lost is found by its number.
 * @throws DomainError 4004; 20007, 20079 where it cannot be paid; 5003 where the platform gives no answer
 */
export async function openPayment(
  parts: PaymentParts,
  terms: PaymentTerms,
): Promise<OpenedPayment> {
  const { payable, now } = terms;
  const { isPaid, refusal } = PAYABLES[payable.kind];
  const partner = partnerFor(parts.partners, terms.method);
  for (let tries = 0; ; tries += 1) {
    const payment = await record(parts, terms, partner);
    if (!payment || !partner) return paidAttempt(parts, terms);
    await endReplaced(parts, payable, now);
    if (await isPaid(parts.db, payable.id)) {
      await supersede(parts, payment.number, now);
      return paidAttempt(parts, terms);
    }
    try {
      const request = await partner.open(paymentOrderOf(payment));
      return { attempt: attemptOf(payment, null), request };
    } catch (error) {
      if (error instanceof PaymentUnclear) throw new DomainError(CODE.BUSY);
      if (!(error instanceof PaymentRefused)) throw error;
      parts.log.warn({ number: payment.number, code: error.code }, 'a payment was refused');
      await supersede(parts, payment.number, now);
      if (error.needsNewNumber && tries === 0) continue;
      throw refusal(payable.id, 'noPayment');
    }
  }
}
