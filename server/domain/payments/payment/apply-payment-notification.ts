import type { Db } from '../../../db/database';
import type { PaymentState } from '../../../platforms/payment/partner';
import type { LockedPayable } from './payable';
import { lockPayables } from './payables';
import { newRefundNumber } from './payment';
import type { Payment, PaymentParts } from './payment';
import { endParts, partsOfPayment } from './payment-orders';

/** What a platform's word about a payment has changed. */
export type PaymentNotificationOutcome =
  /** The purchase or the orders are paid; the part of an order that cannot take it goes back. */
  | 'booked'
  /** It was paid, but nothing that it was for can take it: the money goes back. */
  | 'returning'
  | 'closed'
  /** Nothing: it was known. */
  | 'known'
  /** Nothing: we have no such payment. */
  | 'unknown'
  /** Nothing: the amount is not the one that was asked for, so a person has to look. */
  | 'amount';

type Paid = Extract<PaymentState, { state: 'paid' }>;

/** What of a payment is for one thing, locked. */
interface LockedPart {
  readonly id: string;
  readonly payable: LockedPayable;
  /** What was asked for it. */
  readonly cents: number;
}

interface Locked {
  readonly parts: readonly LockedPart[];
  readonly payment: Payment;
}

/** Locks what is paid, then the payment: everything that moves both locks them in this order. */
async function locked(trx: Db, number: string, now: number): Promise<Locked | null> {
  const found = await trx
    .selectFrom('payments')
    .select(['number', 'purchase_id', 'cents'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return null;
  const recorded = await partsOfPayment(trx, found);
  const keys = recorded.map(({ key }) => key);
  const payables = await lockPayables(trx, keys, now);
  if (!payables || keys.length === 0) throw new Error(`The payment ${number} is for nothing.`);
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const parts = recorded.flatMap(({ key: { id }, cents }) => {
    const payable = payables.get(id);
    return payable ? [{ id, payable, cents }] : [];
  });
  return { parts, payment };
}
const settled = (now: number) => ({
  settled_at: new Date(now),
  next_ask_at: null,
  payer: null,
  client_address: null,
});

/** Whether a part is still what was to be paid; otherwise its money goes back. */
const fits = ({ payable, cents }: LockedPart, { refundedCents }: Paid): boolean =>
  payable.isOpen && !payable.isPaid && (refundedCents ?? 0) === 0 && payable.cents === cents;

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

/** Books what can take its part, and sends the rest back as one refund. */
async function settle(
  trx: Db,
  { parts, payment }: Locked,
  paid: Paid,
  now: number,
): Promise<'booked' | 'returning'> {
  const taken = parts.filter((part) => fits(part, paid));
  const left = parts.filter((part) => !taken.includes(part));
  const outcome = taken.length > 0 ? 'booked' : 'returning';
  await markPaid(trx, payment, outcome === 'booked' ? 'paid' : 'surplus', paid, now);
  await endParts(trx, [payment.number]);
  if (taken.length > 0 && payment.purchase_id === null)
    await trx
      .updateTable('payment_orders')
      .set({ state: 'paid' })
      .where('payment_number', '=', payment.number)
      .where(
        'order_id',
        'in',
        taken.map(({ id }) => id),
      )
      .execute();
  for (const { payable } of taken) await payable.book(now);
  await sendBack(trx, { parts: left, payment }, paid, now);
  return outcome;
}

async function sendBack(
  trx: Db,
  { parts, payment }: Locked,
  { refundedCents }: Paid,
  now: number,
): Promise<void> {
  const cents = parts.reduce((sum, part) => sum + part.cents, 0) - (refundedCents ?? 0);
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
  const [only] = parts;
  for (const part of parts) {
    // What the platform gave back by itself it does not say for each part.
    const returned = parts.length === 1 && part === only ? cents : part.cents;
    await part.payable.noteReturn({ paymentNumber: payment.number, cents: returned }, now);
  }
}

/**
 * Applies what a platform says about a payment (a verified callback, the answer to a query) under the lock of what is
 * paid, whose own state decides what it means, so that repeats and any sequence of them change nothing twice. @param now ms
 */
export async function applyPaymentNotification(
  { db, log }: Pick<PaymentParts, 'db' | 'log'>,
  number: string,
  state: PaymentState,
  now: number,
): Promise<PaymentNotificationOutcome> {
  if (state.state === 'unpaid') return 'known';
  return db.transaction().execute(async (trx) => {
    const both = await locked(trx, number, now);
    if (!both) return 'unknown';
    const { payment } = both;
    if (state.state === 'closed') {
      if (payment.state !== 'open') return 'known';
      await trx
        .updateTable('payments')
        .set({ ...settled(now), state: 'closed' })
        .where('number', '=', number)
        .execute();
      await endParts(trx, [number]);
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
    return settle(trx, both, state, now);
  });
}
