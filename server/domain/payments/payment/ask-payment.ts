import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import type { PaymentPartner, PaymentState } from '../../../platforms/payment/partner';
import { PaymentRefused } from '../../../platforms/payment/partner';
import { partnerNamed } from '../../../platforms/payment/partners';
import { isPayableOrder } from './order-payable';
import type { PaymentParts } from './payment';
import { applyPaymentNotification } from './apply-payment-notification';
import type { PaymentNotificationOutcome } from './apply-payment-notification';

/** ms after the end of a payment from which it is closed: the platform's clock may differ from ours. */
const CLOSE_AFTER = 30_000;
/** ms after the end from which one that the platform calls unpaid, although it was closed, counts as closed. */
const GIVE_UP_AFTER = 5 * 60_000;
/** ms between questions that a waiting payer causes. */
const ASK_APART = 3_000;
/** Payments that a process asks about at a time. */
export const MOST_ASKED = 20;

/** Until the next question, after so many: 5 s, doubling to a minute, and an hour after 25. */
const DELAY_SQL = sql`(case when p.asked > 25 then interval '1 hour'
  else least(interval '5 seconds' * 2 ^ least(p.asked, 10), interval '1 minute') end)`;

const findPayment = ({ db }: Pick<PaymentParts, 'db'>, number: string) =>
  db
    .selectFrom('payments as p')
    .leftJoin('member_purchases as m', 'm.id', 'p.purchase_id')
    .select(['p.number', 'p.partner', 'p.state', 'p.superseded', 'p.expires_at'])
    .select(['p.purchase_id', 'm.state as purchase_state'])
    .where('p.number', '=', number)
    .executeTakeFirst();

/** Whether all that it is for can still be paid, as far as can be said without its lock. */
async function isPayable(
  { db }: Pick<PaymentParts, 'db'>,
  payment: NonNullable<Awaited<ReturnType<typeof findPayment>>>,
): Promise<boolean> {
  if (payment.purchase_id !== null) return payment.purchase_state === 'open';
  const orders = await db
    .selectFrom('payment_orders as t')
    .innerJoin('orders as o', 'o.id', 't.order_id')
    .select(['o.status', 'o.paid_cents', 'o.removed_at'])
    .where('t.payment_number', '=', payment.number)
    .execute();
  return orders.every(isPayableOrder);
}

async function closeAt(partner: PaymentPartner, number: string): Promise<void> {
  try {
    await partner.close(number);
  } catch (error) {
    // It may be paid: the query says.
    if (!(error instanceof PaymentRefused)) throw error;
  }
}

/** The platform's word; a payment that the platform has never heard of ends with its time. */
async function queried(
  partner: PaymentPartner,
  number: string,
  isOver: boolean,
): Promise<PaymentState> {
  const state = await partner.query(number);
  return state.state === 'unpaid' && isOver ? { state: 'closed' } : state;
}

/**
 * Asks the platform about an open payment and applies what it says. One that has ended, is replaced or for something
 * that can no longer be paid is closed first, so that nobody pays it any more.
 * @param now ms @throws PaymentUnclear where the platform gives no answer
 */
export async function askPayment(
  parts: PaymentParts,
  number: string,
  now: number,
): Promise<PaymentNotificationOutcome> {
  const payment = await findPayment(parts, number);
  if (payment?.state !== 'open') return 'known';
  const partner = partnerNamed(parts.partners, payment.partner);
  if (!partner) {
    parts.log.error({ number, partner: payment.partner }, 'a payment of a platform that is gone');
    return 'known';
  }
  const ended = now - payment.expires_at.getTime();
  if (payment.superseded || ended > CLOSE_AFTER || !(await isPayable(parts, payment)))
    await closeAt(partner, number);
  const state = await queried(partner, number, ended > GIVE_UP_AFTER);
  return applyPaymentNotification(parts, number, state, now);
}

/**
 * Claims open payments that are due, each for one process: if it dies, another one asks at the next step. @param now ms
 */
export async function claimPayments(
  { db }: Pick<PaymentParts, 'db'>,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    update payments p set asked = p.asked + 1, asked_at = ${new Date(now)},
      next_ask_at = ${new Date(now)}::timestamptz + ${DELAY_SQL}
    from (
      select number from payments where state = 'open' and next_ask_at <= ${new Date(now)}
      order by next_ask_at limit ${MOST_ASKED} for update skip locked
    ) due
    where p.number = due.number
    returning p.number`.execute(db);
  return rows.map(({ number }) => number);
}

/**
 * Claims one payment that its payer asks about, at most every few seconds. @returns whether to ask the platform now
 * @param now ms
 */
export async function claimPayment(
  { db }: Pick<PaymentParts, 'db'>,
  number: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ asked_at: new Date(now) })
    .where('number', '=', number)
    .where('state', '=', 'open')
    .where((eb) =>
      eb.or([eb('asked_at', 'is', null), eb('asked_at', '<=', new Date(now - ASK_APART))]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether {@link claimPayments} finds some. */
export const arePaymentsDue: IsDue = (now) => sql`exists (
  select from payments where state = 'open' and next_ask_at <= ${new Date(now)})`;
