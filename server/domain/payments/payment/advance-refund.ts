import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import type { PaymentPartner, RefundOrder, RefundState } from '../../../platforms/payment/partner';
import { PaymentRefused, PaymentUnclear } from '../../../platforms/payment/partner';
import { partnerNamed } from '../../../platforms/payment/partners';
import { settleRefund } from '../../booking/order/settle-refund';
import type { Actor } from '../../../shared/lifecycle/lifecycle';
import { noteMemberRefund } from './member-refund';
import { PAYABLES } from './payables';
import { FIRST_ASK } from './payment';
import type { PaymentParts } from './payment';

/** Refunds that a process asks about at a time. */
export const MOST_REFUNDS = 20;
/** ms until the outcome is asked first: Alipay knows it after 10 s. */
const FIRST_QUERY = 2 * FIRST_ASK;
/** ms between two refunds of one payment: a minute, and what clocks differ. */
const REFUNDS_APART = 65_000;

/** How a refund stands after the platform was asked. */
export type RefundOutcome = 'done' | 'pending' | 'failed';

export const findRefund = ({ db }: Pick<PaymentParts, 'db'>, number: string) =>
  db
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.number', 'r.payment_number')
    .select(['r.number', 'r.state', 'r.kind', 'r.cents', 'r.payment_number', 'r.asked'])
    .select(['p.cents as payment_cents', 'r.order_id', 'p.purchase_id', 'p.partner'])
    .where('r.number', '=', number)
    .executeTakeFirst();
type FoundRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

const refundOrderOf = (refund: FoundRefund): RefundOrder => ({
  number: refund.number,
  paymentNumber: refund.payment_number,
  cents: refund.cents,
  paymentCents: refund.payment_cents,
  reason: PAYABLES[refund.purchase_id === null ? 'order' : 'purchase'].refundReason,
});

/**
 * Takes a payment's turn for one of its refunds: WeChat Pay takes several of one payment only a minute apart
 * (pay.weixin.qq.com, “Submit Refund API”, notes). @param now ms @returns whether the refund may be asked for now
 */
async function takeTurn(
  { db }: Pick<PaymentParts, 'db'>,
  { number, payment_number: paymentNumber }: FoundRefund,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ refund_asked: number, refund_asked_at: new Date(now) })
    .where('number', '=', paymentNumber)
    .where((eb) =>
      eb.or([
        eb('refund_asked', 'is', null),
        eb('refund_asked', '=', number),
        eb('refund_asked_at', '<=', new Date(now - REFUNDS_APART)),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Asks the platform: a refund that it was asked for before is queried first, and asked for again, under the same
 * number, only where the platform knows nothing of it or has given it up, and no other refund of the payment has just
 * been asked for.
 */
async function asked(
  parts: PaymentParts,
  partner: PaymentPartner,
  refund: FoundRefund,
  now: number,
): Promise<RefundState> {
  const order = refundOrderOf(refund);
  if (refund.state !== 'open') {
    const state = await partner.queryRefund(order);
    if (state.state === 'done' || state.state === 'pending') return state;
    if (state.state === 'failed' && refund.state === 'pending') return state;
  }
  return (await takeTurn(parts, refund, now)) ? partner.refund(order) : { state: 'absent' };
}

/**
 * Applies a platform's word about a refund; a done one stays done. The order of an order's refund moves on with it; who
 * ended a bought membership gets a message.
 * @param actor whose step it is, where the order was waiting for another try
 */
export async function takeRefund(
  parts: PaymentParts,
  number: string,
  state: RefundState,
  { now, actor = 'system' }: { readonly now: number; readonly actor?: Actor },
): Promise<RefundOutcome | 'unknown' | 'amount'> {
  const { db, log, services } = parts;
  const refund = await findRefund(parts, number);
  if (!refund) return 'unknown';
  if (state.state === 'done' && state.cents !== refund.cents) {
    log.error({ number, cents: state.cents, asked: refund.cents }, 'another amount went back');
    return 'amount';
  }
  if (state.state === 'done' || state.state === 'failed') {
    const settled = state.state;
    const isDone = refund.state === 'done' || settled === 'done';
    // First, so that a process killed in between asks again: nobody else would move the order on.
    if (refund.kind === 'order' && refund.order_id !== null)
      await settleRefund(services, { orderId: refund.order_id, actor, now, isPaid: isDone });
    await db
      .updateTable('payment_refunds')
      .set({
        state: settled,
        refusal: state.state === 'failed' ? state.reason.slice(0, 200) : '',
        settled_at: new Date(now),
        next_ask_at: null,
      })
      .where('number', '=', number)
      .where('state', '<>', 'done')
      .execute();
    if (state.state === 'failed' && !isDone)
      log.error({ number, reason: state.reason }, 'a refund needs a person');
    if (isDone && refund.kind === 'purchase') await noteMemberRefund(db, refund, now);
    return isDone ? 'done' : 'failed';
  }
  const isPending = state.state === 'pending';
  await db
    .updateTable('payment_refunds')
    .set({ state: isPending ? 'pending' : 'open', next_ask_at: new Date(now + FIRST_QUERY) })
    .where('number', '=', number)
    // A failed one that is under way was sent again.
    .where('state', 'in', isPending ? ['open', 'pending', 'failed'] : ['open', 'pending'])
    .execute();
  return refund.state === 'done' ? 'done' : 'pending';
}

/**
 * Sends a refund, or asks how it stands, and applies the answer. A lost answer leaves it pending: it is asked about
 * later, under the same number. @param now ms
 */
export async function advanceRefund(
  parts: PaymentParts,
  number: string,
  step: { readonly now: number; readonly actor?: Actor },
): Promise<RefundOutcome> {
  const refund = await findRefund(parts, number);
  if (!refund || refund.state === 'done') return 'done';
  const partner = partnerNamed(parts.partners, refund.partner);
  let state: RefundState;
  try {
    state = partner
      ? await asked(parts, partner, refund, step.now)
      : { state: 'failed', reason: `${refund.partner} is not configured` };
  } catch (error) {
    if (error instanceof PaymentUnclear) state = { state: 'pending' };
    else if (error instanceof PaymentRefused) state = { state: 'failed', reason: error.code };
    else throw error;
  }
  const outcome = await takeRefund(parts, number, state, step);
  return outcome === 'unknown' || outcome === 'amount' ? 'pending' : outcome;
}

/**
 * Claims refunds that are due, each for one process: if it dies, another one asks at the next step. @param now ms
 */
export async function claimRefunds(
  { db }: Pick<PaymentParts, 'db'>,
  now: number,
): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    update payment_refunds r set asked = r.asked + 1,
      next_ask_at = ${new Date(now)}::timestamptz + (case when r.asked > 25 then interval '1 hour'
        else least(interval '10 seconds' * 2 ^ least(r.asked, 10), interval '5 minutes') end)
    from (
      select number from payment_refunds where state in ('open', 'pending') and next_ask_at <= ${new Date(now)}
      order by next_ask_at limit ${MOST_REFUNDS} for update skip locked
    ) due
    where r.number = due.number
    returning r.number`.execute(db);
  return rows.map(({ number }) => number);
}

/** Whether {@link claimRefunds} finds some. */
export const arePaymentRefundsDue: IsDue = (now) => sql`exists (
  select from payment_refunds
  where state in ('open', 'pending') and next_ask_at <= ${new Date(now)})`;
