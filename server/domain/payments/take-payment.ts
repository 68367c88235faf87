import { allIn } from '@contract/vaccine/price-rules';
import type { Db } from '../../db/database';
import type { PaymentState } from '../../platforms/payment/partner';
import { LIFECYCLE } from '../lifecycle/lifecycle';
import { newRefundNumber } from './payment';
import type { Payment, PaymentParts } from './payment';

/** What a platform's word about a payment has changed. */
export type TakenPayment =
  /** The order is paid. */
  | 'booked'
  /** It was paid, but the order cannot take it: the money goes back. */
  | 'returning'
  | 'closed'
  /** Nothing: it was known. */
  | 'known'
  /** Nothing: we have no such payment. */
  | 'unknown'
  /** Nothing: the amount is not the one that was asked for, so a person has to look. */
  | 'amount';

type Paid = Extract<PaymentState, { state: 'paid' }>;
const PAYABLE: readonly string[] = LIFECYCLE.refund.from;

/** Locks the order, then the payment: everything that moves both locks them in this order. */
async function locked(trx: Db, number: string) {
  const found = await trx
    .selectFrom('payments')
    .select('order_id')
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return null;
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'status', 'removed_at', 'paid_cents', 'price_cents', 'service_fee_cents'])
    .where('id', '=', found.order_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { order, payment };
}
type Locked = NonNullable<Awaited<ReturnType<typeof locked>>>;

const settled = (now: number) => ({
  settled_at: new Date(now),
  next_ask_at: null,
  payer: null,
  client_address: null,
});

/** Whether the order is still the one that was to be paid; otherwise its money goes back. */
const fits = ({ order, payment }: Locked, { refundedCents }: Paid): boolean =>
  PAYABLE.includes(order.status) &&
  order.removed_at === null &&
  order.paid_cents === 0 &&
  (refundedCents ?? 0) === 0 &&
  allIn({ priceCents: order.price_cents, serviceFeeCents: order.service_fee_cents }) ===
    payment.cents;

async function note(trx: Db, { order }: Locked, kind: string, text: string, now: number) {
  await trx
    .insertInto('order_events')
    .values({
      order_id: order.id,
      at: new Date(now),
      actor: kind === 'paid' ? 'user' : 'system',
      kind,
      status_before: order.status,
      status_after: order.status,
      note: text,
    })
    .execute();
}

async function markPaid(
  trx: Db,
  { number }: Payment,
  state: Payment['state'],
  paid: Paid,
  now: number,
) {
  await trx
    .updateTable('payments')
    .set({
      ...settled(now),
      state,
      transaction_id: paid.transactionId,
      paid_at: new Date(paid.paidAt),
    })
    .where('number', '=', number)
    .execute();
}

async function book(trx: Db, both: Locked, paid: Paid, now: number): Promise<void> {
  await markPaid(trx, both.payment, 'paid', paid, now);
  await trx
    .updateTable('orders')
    .set({ paid_cents: both.payment.cents, paid_at: new Date(now), updated_at: new Date(now) })
    .where('id', '=', both.order.id)
    .execute();
  await note(trx, both, 'paid', '', now);
}

const yuan = (cents: number): string => `¥${(cents / 100).toFixed(2)}`;

async function giveBack(trx: Db, both: Locked, paid: Paid, now: number): Promise<void> {
  const { payment } = both;
  await markPaid(trx, payment, 'surplus', paid, now);
  const cents = payment.cents - (paid.refundedCents ?? 0);
  if (cents <= 0) return;
  await trx
    .insertInto('payment_refunds')
    .values({
      number: newRefundNumber(now),
      payment_number: payment.number,
      kind: 'surplus',
      cents,
      created_at: new Date(now),
      next_ask_at: new Date(now),
    })
    .execute();
  await note(trx, both, 'paymentReturned', yuan(cents), now);
}

/**
 * Applies what a platform says about a payment (a verified callback, the answer to a query) under the order's lock: the
 * order's own state decides what it means, so that repeats and any sequence of them change nothing twice. @param now ms
 */
export async function takePayment(
  { db, log }: Pick<PaymentParts, 'db' | 'log'>,
  number: string,
  state: PaymentState,
  now: number,
): Promise<TakenPayment> {
  if (state.state === 'unpaid') return 'known';
  return db.transaction().execute(async (trx) => {
    const both = await locked(trx, number);
    if (!both) return 'unknown';
    const { payment } = both;
    if (state.state === 'closed') {
      if (payment.state !== 'open') return 'known';
      await trx
        .updateTable('payments')
        .set({ ...settled(now), state: 'closed' })
        .where('number', '=', number)
        .execute();
      return 'closed';
    }
    if (payment.state === 'paid' || payment.state === 'surplus') {
      if (payment.transaction_id !== state.transactionId)
        log.error({ number, transaction: state.transactionId }, 'a payment was paid twice');
      return 'known';
    }
    if (state.cents !== payment.cents) {
      log.error({ number, cents: state.cents, asked: payment.cents }, 'another amount was paid');
      return 'amount';
    }
    if (fits(both, state)) {
      await book(trx, both, state, now);
      return 'booked';
    }
    await giveBack(trx, both, state, now);
    return 'returning';
  });
}
