import { CODE } from '@contract/errors';
import type { PaymentAttempt, PaymentMethod } from '@contract/order/payment-fields';
import type { Db } from '../../../db/database';
import { DomainError, refusedInput } from '../../../http/domain-error';
import type { PaymentPartner, PaymentRequest } from '../../../platforms/payment/partner';
import { PaymentRefused, PaymentUnclear } from '../../../platforms/payment/partner';
import { partnerFor } from '../../../platforms/payment/partners';
import { askPayment } from './ask-payment';
import { newestPaymentOf } from './newest-payment';
import type { LockedPayable, PayableKeys } from './payable';
import { lockPayables, PAYABLES } from './payables';
import { isForAny, partsOfPayment, supersede } from './payment-orders';
import {
  attemptOf,
  FIRST_ASK,
  LEAST_LIFETIME,
  newPaymentNumber,
  PAYMENT_LIFETIME,
  paymentOrderOf,
} from './payment';
import type { Payment, PaymentParts } from './payment';

/** Orders or a purchase that their owner wants to pay. */
export interface PaymentTerms {
  readonly payables: PayableKeys;
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

/** What is to be paid. */
interface ToPay {
  readonly id: string;
  readonly payable: LockedPayable;
}

/** What is to be paid, locked while its payment is recorded. @throws DomainError 4004 for anybody else's */
async function lockedToPay(
  trx: Db,
  { payables, userId, now }: PaymentTerms,
): Promise<readonly ToPay[]> {
  const locked = await lockPayables(trx, payables, now);
  return payables.map(({ id }) => {
    const payable = locked?.get(id);
    if (payable?.userId !== userId) throw new DomainError(CODE.NOT_FOUND);
    return { id, payable };
  });
}

/** Whether an open payment can be answered again instead of another one. */
async function canBeRepeated(
  trx: Db,
  open: Payment,
  { method, payer, now }: PaymentTerms,
  all: readonly ToPay[],
): Promise<boolean> {
  const isAlike =
    open.method === method &&
    open.payer === payer &&
    open.expires_at.getTime() >= now + LEAST_LIFETIME;
  if (!isAlike) return false;
  const parts = await partsOfPayment(trx, open);
  const cents = new Map(parts.map((part) => [part.key.id, part.cents]));
  return (
    parts.length === all.length && all.every(({ id, payable }) => cents.get(id) === payable.cents)
  );
}

/** What the payer reads in the platform's sheet. */
async function descriptionOf(all: readonly ToPay[]): Promise<string> {
  const first = (await all[0]?.payable.describe()) ?? '';
  const rest = all.length > 1 ? ` 等 ${all.length} 剂` : '';
  const shown = first.replaceAll(NOT_IN_SUBJECTS, ' ');
  return shown.slice(0, LONGEST_DESCRIPTION - rest.length) + rest;
}

/** ms, whole seconds, until which all of it can be paid. */
const expiryOf = (all: readonly ToPay[], now: number): number =>
  Math.floor(
    Math.min(now + PAYMENT_LIFETIME, ...all.map(({ payable }) => payable.payableUntil)) / 1000,
  ) * 1000;

/** Records a payment, or finds the open one; null where all of it is paid already. */
function record(
  { db, partners }: PaymentParts,
  terms: PaymentTerms,
  partner: PaymentPartner | undefined,
): Promise<Payment | null> {
  const { payables, now } = terms;
  const { refusal } = PAYABLES[payables[0].kind];
  return db.transaction().execute(async (trx) => {
    const all = await lockedToPay(trx, terms);
    if (all.every(({ payable }) => payable.isPaid && payable.isOpen)) return null;
    // Somebody else may have paid or cancelled a part of it meanwhile: its owner looks at the sum again.
    const changed = all.find(
      ({ payable }) => !payable.isOpen || (payable.isPaid && all.length > 1),
    );
    if (changed) throw refusal(changed.id);
    const expiresAt = expiryOf(all, now);
    const free = all.find(({ payable }) => payable.cents === 0);
    if (partners.all.length === 0 || free || expiresAt < now + LEAST_LIFETIME)
      throw refusal((free ?? payables[0]).id, 'noPayment');
    if (!partner)
      throw refusedInput({
        zh: '这里不能用这种方式付款，请换一种',
        en: 'this way of paying is not available here. Choose another one',
      });
    const open = await trx
      .selectFrom('payments as p')
      .selectAll('p')
      .where(isForAny(payables))
      .where('p.state', '=', 'open')
      .where('p.superseded', '=', false)
      .orderBy('p.number')
      .execute();
    const [only] = open;
    if (only && open.length === 1 && (await canBeRepeated(trx, only, terms, all))) return only;
    const replaced = open.map(({ number }) => number);
    await supersede(trx, replaced, now);
    return insertPayment(trx, { terms, partner, all, expiresAt });
  });
}

interface NewPayment {
  readonly terms: PaymentTerms;
  readonly partner: PaymentPartner;
  readonly all: readonly ToPay[];
  /** ms. */
  readonly expiresAt: number;
}

async function insertPayment(
  trx: Db,
  { terms, partner, all, expiresAt }: NewPayment,
): Promise<Payment> {
  const { payables, method, payer, now } = terms;
  const [{ kind, id }] = payables;
  const payment = await trx
    .insertInto('payments')
    .values({
      number: newPaymentNumber(now),
      purchase_id: kind === 'purchase' ? id : null,
      partner: partner.name,
      method,
      cents: all.reduce((sum, { payable }) => sum + payable.cents, 0),
      description: await descriptionOf(all),
      payer,
      client_address: terms.clientAddress,
      return_url: terms.returnUrl,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
      next_ask_at: new Date(now + FIRST_ASK),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (kind === 'order')
    await trx
      .insertInto('payment_orders')
      .values(
        all.map(({ id: orderId, payable: { cents } }) => ({
          payment_number: payment.number,
          order_id: orderId,
          cents,
          state: 'open' as const,
        })),
      )
      .execute();
  return payment;
}

/** Ends what was replaced; what gives no answer is asked again by the job, and goes back if it is paid all the same. */
async function endReplaced(parts: PaymentParts, keys: PayableKeys, now: number): Promise<void> {
  const replaced = await parts.db
    .selectFrom('payments as p')
    .select('p.number')
    .where(isForAny(keys))
    .where('p.state', '=', 'open')
    .where('p.superseded', '=', true)
    .execute();
  for (const { number } of replaced)
    try {
      await askPayment(parts, number, now);
    } catch (error) {
      if (!(error instanceof PaymentUnclear)) throw error;
    }
}

/** How many parts of it are paid. */
async function paidOf(db: Db, keys: PayableKeys): Promise<number> {
  const paid = await Promise.all(keys.map(({ kind, id }) => PAYABLES[kind].isPaid(db, id)));
  return paid.filter(Boolean).length;
}

const supersedeOne = ({ db }: PaymentParts, number: string, now: number): Promise<void> =>
  db.transaction().execute((trx) => supersede(trx, [number], now));

async function paidAttempt(parts: PaymentParts, { payables: [first], method, now }: PaymentTerms) {
  const attempt = await newestPaymentOf(parts.db, first);
  // Paid before payments were recorded.
  const unrecorded = {
    number: first.id,
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
  const { payables, now } = terms;
  const { refusal } = PAYABLES[payables[0].kind];
  const partner = partnerFor(parts.partners, terms.method);
  for (let tries = 0; ; tries += 1) {
    const payment = await record(parts, terms, partner);
    if (!payment || !partner) return paidAttempt(parts, terms);
    await endReplaced(parts, payables, now);
    const paid = await paidOf(parts.db, payables);
    if (paid > 0) {
      await supersedeOne(parts, payment.number, now);
      if (paid < payables.length) throw refusal(payables[0].id);
      return paidAttempt(parts, terms);
    }
    try {
      const request = await partner.open(paymentOrderOf(payment));
      return { attempt: attemptOf(payment, null), request };
    } catch (error) {
      if (error instanceof PaymentUnclear) throw new DomainError(CODE.BUSY);
      if (!(error instanceof PaymentRefused)) throw error;
      parts.log.warn({ number: payment.number, code: error.code }, 'a payment was refused');
      await supersedeOne(parts, payment.number, now);
      if (error.needsNewNumber && tries === 0) continue;
      throw refusal(payables[0].id, 'noPayment');
    }
  }
}
