import type { PaymentNotice, PaymentPartner } from '../../../platforms/payment/partner';
import { advanceRefund, takeRefund } from './advance-refund';
import type { PaymentParts } from './payment';
import { applyPaymentNotification } from './apply-payment-notification';

type RefundNotice = Extract<PaymentNotice, { kind: 'refund' }>;

/** A notice that does not say how a refund ended, or of which, has the platform asked. */
async function takeRefundNotice(
  parts: PaymentParts,
  { refundNumber, paymentNumber, state }: RefundNotice,
  now: number,
): Promise<string> {
  if (refundNumber !== null && state.state !== 'pending')
    return takeRefund(parts, refundNumber, state, { now });
  const refunds = await parts.db
    .selectFrom('payment_refunds')
    .select('number')
    .where('payment_number', '=', paymentNumber)
    .where('state', '<>', 'done')
    .execute();
  for (const { number } of refunds) await advanceRefund(parts, number, { now });
  return refunds.length > 0 ? 'asked' : 'known';
}

/**
 * Applies a verified callback of a platform. A repeat is recognised by its id; and without that too, as what it moves
 * is decided by the state of the payment and its order. @param now ms @returns what it changed
 */
export async function takeNotice(
  parts: PaymentParts,
  partner: PaymentPartner,
  notice: PaymentNotice,
  now: number,
): Promise<string> {
  if (notice.kind === 'other') return 'other';
  const { db, log } = parts;
  const before = await db
    .selectFrom('payment_notices')
    .select('outcome')
    .where('partner', '=', partner.name)
    .where('id', '=', notice.id)
    .executeTakeFirst();
  if (before) return 'known';
  const outcome =
    notice.kind === 'payment'
      ? await applyPaymentNotification(parts, notice.number, notice.state, now)
      : await takeRefundNotice(parts, notice, now);
  const number = notice.kind === 'payment' ? notice.number : notice.paymentNumber;
  if (outcome === 'unknown') log.error({ partner: partner.name, number }, 'a notice of no payment');
  await db
    .insertInto('payment_notices')
    .values({
      partner: partner.name,
      id: notice.id,
      kind: notice.kind,
      number,
      outcome,
      received_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['partner', 'id']).doNothing())
    .execute();
  return outcome;
}
