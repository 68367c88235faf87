import type { Db } from '../../../db/database';
import type { PaymentState } from '../../../platforms/payment/partner';
import { payableOf } from './payable';
import type { LockedPayable } from './payable';
import { PAYABLES } from './payables';
import { newRefundNumber } from './payment';
import type { Payment, PaymentParts } from './payment';

/** What a platform's word about a payment has changed. */
export type PaymentNotificationOutcome =
  /** The order or the purchase is paid. */
  | 'booked'
  /** It was paid, but what it was for cannot take it: the money goes back. */
  | 'returning'
  | 'closed'
  /** Nothing: it was known. */
  | 'known'
  /** Nothing: we have no such payment. */
  | 'unknown'
  /** Nothing: the amount is not the one that was asked for, so a person has to look. */
  | 'amount';

type Paid = Extract<PaymentState, { state: 'paid' }>;

interface Locked {
  readonly payable: LockedPayable;
  readonly payment: Payment;
}

/** Locks what is paid, then the payment: everything that moves both locks them in this order. */
async function locked(trx: Db, number: string, now: number): Promise<Locked | null> {
  const found = await trx
    .selectFrom('payments')
    .select(['order_id', 'purchase_id'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) return null;
  const { kind, id } = payableOf(found);
  const payable = await PAYABLES[kind].lock(trx, id, now);
  if (!payable) throw new Error(`The payment ${number} is for nothing.`);
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { payable, payment };
}
const settled = (now: number) => ({
  settled_at: new Date(now),
  next_ask_at: null,
  payer: null,
  client_address: null,
});

/** Whether it is still what was to be paid; otherwise its money goes back. */
const fits = ({ payable, payment }: Locked, { refundedCents }: Paid): boolean =>
  payable.isOpen &&
  !payable.isPaid &&
  (refundedCents ?? 0) === 0 &&
  payable.cents === payment.cents;

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

async function book(trx: Db, { payable, payment }: Locked, paid: Paid, now: number): Promise<void> {
  await markPaid(trx, payment, 'paid', paid, now);
  await payable.book(now);
}

async function refundSurplus(
  trx: Db,
  { payable, payment }: Locked,
  paid: Paid,
  now: number,
): Promise<void> {
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
  await payable.noteReturn({ paymentNumber: payment.number, cents }, now);
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
    await refundSurplus(trx, both, state, now);
    return 'returning';
  });
}
