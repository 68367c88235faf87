import { CODE } from '@contract/errors';
import type { PaymentAttempt, PaymentMethod } from '@contract/order/payment-fields';
import { allIn } from '@contract/vaccine/price-rules';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { instantOf } from '../../kernel/clock';
import { inLanguage } from '../../kernel/language';
import type { Bilingual } from '../../kernel/language';
import type { PaymentPartner, PaymentRequest } from '../../platforms/payment/partner';
import { PaymentRefused, PaymentUnclear } from '../../platforms/payment/partner';
import { partnerFor } from '../../platforms/payment/partners';
import { LIFECYCLE } from '../lifecycle/lifecycle';
import { refused } from '../refusals/refuse';
import { askPayment } from './ask-payment';
import { newestPayment } from './newest-payment';
import {
  attemptOf,
  FIRST_ASK,
  LEAST_LIFETIME,
  newPaymentNumber,
  PAYMENT_LIFETIME,
  paymentOrderOf,
} from './payment';
import type { Payment, PaymentParts } from './payment';

/** An order that its owner wants to pay. */
export interface PaymentTerms {
  readonly orderId: string;
  readonly userId: string;
  readonly method: PaymentMethod;
  /** The platform's id of the payer, where the method needs one. */
  readonly payer: string | null;
  readonly clientAddress: string;
  readonly returnUrl: string | null;
  /** ms. */
  readonly now: number;
}

/** What the person pays with; null where the order is already paid. */
export interface OpenedPayment {
  readonly attempt: PaymentAttempt;
  readonly request: PaymentRequest | null;
}

const NO_PAYMENT: Bilingual = {
  zh: '这个预约不能在线付款，请到门诊支付',
  en: 'This booking cannot be paid online. Please pay at the clinic.',
};
const PAYABLE: readonly string[] = LIFECYCLE.refund.from;
/** Signs that Alipay refuses in a subject. */
const NOT_IN_SUBJECTS = /[/=&]/g;
const LONGEST_DESCRIPTION = 60;

/** The order, locked while its payment is recorded. @throws DomainError 4004 for anybody else's */
async function lockedOrder(trx: Db, { orderId, userId }: PaymentTerms) {
  const order = await trx
    .selectFrom('orders')
    .select(['user_id', 'status', 'price_cents', 'service_fee_cents', 'paid_cents'])
    .select(['product_id', 'day', 'start_time'])
    .where('id', '=', orderId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (order?.user_id !== userId) throw new DomainError(CODE.NOT_FOUND);
  return order;
}
type LockedOrder = Awaited<ReturnType<typeof lockedOrder>>;

/** Whether an open payment can be answered again instead of another one. */
const canBeRepeated = (open: Payment, { method, payer, now }: PaymentTerms, cents: number) =>
  open.method === method &&
  open.payer === payer &&
  open.cents === cents &&
  open.expires_at.getTime() >= now + LEAST_LIFETIME;

async function describe(trx: Db, { product_id: productId }: LockedOrder): Promise<string> {
  const { short_name: name } = await trx
    .selectFrom('products')
    .select('short_name')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const text = `疫苗接种预约 ${inLanguage(name, 'zh-CN')}`.replaceAll(NOT_IN_SUBJECTS, ' ');
  return text.slice(0, LONGEST_DESCRIPTION);
}

/** Records a payment, or finds the open one; null where the order is paid already. */
function record(
  { db, partners }: PaymentParts,
  terms: PaymentTerms,
  partner: PaymentPartner | undefined,
): Promise<Payment | null> {
  const { orderId, method, payer, now } = terms;
  return db.transaction().execute(async (trx) => {
    const order = await lockedOrder(trx, terms);
    if (!PAYABLE.includes(order.status)) throw refused(CODE.ORDER_STATE, { orderId });
    if (order.paid_cents > 0) return null;
    const cents = allIn({
      priceCents: order.price_cents,
      serviceFeeCents: order.service_fee_cents,
    });
    const startsAt = instantOf(order.day, order.start_time);
    const expiresAt = Math.floor(Math.min(now + PAYMENT_LIFETIME, startsAt) / 1000) * 1000;
    if (partners.all.length === 0 || cents === 0 || expiresAt < now + LEAST_LIFETIME)
      throw refused(CODE.ORDER_STATE, { orderId, message: NO_PAYMENT });
    if (!partner) throw new DomainError(CODE.PARAMETERS, { params: { violation: 'method' } });
    const open = await trx
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', orderId)
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
    return trx
      .insertInto('payments')
      .values({
        number: newPaymentNumber(now),
        order_id: orderId,
        partner: partner.name,
        method,
        cents,
        description: await describe(trx, order),
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
async function endReplaced(parts: PaymentParts, orderId: string, now: number): Promise<void> {
  const replaced = await parts.db
    .selectFrom('payments')
    .select('number')
    .where('order_id', '=', orderId)
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

async function paidAttempt(parts: PaymentParts, { orderId, method, now }: PaymentTerms) {
  const attempt = await newestPayment(parts.db, orderId);
  // Paid before payments were recorded.
  const unrecorded = { number: orderId, method, state: 'paid', cents: 0, expiresAt: now } as const;
  return { attempt: attempt ?? unrecorded, request: null };
}

/**
 * Opens a payment of an order, or answers the open one again with fresh parameters: it is recorded first and then asked
 * of the platform, so that whatever gets lost is found by its number.
 * @throws DomainError 4004, 20007 where the order cannot be paid, 5003 where the platform gives no answer
 */
export async function openPayment(
  parts: PaymentParts,
  terms: PaymentTerms,
): Promise<OpenedPayment> {
  const { orderId, now } = terms;
  const partner = partnerFor(parts.partners, terms.method);
  for (let tries = 0; ; tries += 1) {
    const payment = await record(parts, terms, partner);
    if (!payment || !partner) return paidAttempt(parts, terms);
    await endReplaced(parts, orderId, now);
    const isPaid = await isPaidAhead(parts.db, orderId);
    if (isPaid) {
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
      throw refused(CODE.ORDER_STATE, { orderId, message: NO_PAYMENT });
    }
  }
}

async function isPaidAhead(db: Db, orderId: string): Promise<boolean> {
  const { paid_cents: paid } = await db
    .selectFrom('orders')
    .select('paid_cents')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return paid > 0;
}
