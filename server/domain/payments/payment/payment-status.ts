import type { PaymentStatus } from '@contract/order/payment-endpoints';
import { PaymentUnclear } from '../../../platforms/payment/partner';
import { askPayment, claimPayment } from './ask-payment';
import { newestPaymentOf } from './newest-payment';
import type { PayableKey } from './payable';
import type { PaymentParts } from './payment';

/**
 * How the paying of something stands; a pending payment is asked of its platform, at most every few seconds.
 * @param now ms
 */
export async function statusAsked(
  parts: PaymentParts,
  key: PayableKey,
  now: number,
): Promise<PaymentStatus> {
  const { db } = parts;
  let attempt = await newestPaymentOf(db, key);
  if (attempt?.state === 'pending' && (await claimPayment(parts, attempt.number, now))) {
    try {
      await askPayment(parts, attempt.number, now);
    } catch (error) {
      // Still pending: the job asks again.
      if (!(error instanceof PaymentUnclear)) throw error;
    }
    attempt = await newestPaymentOf(db, key);
  }
  return { state: attempt?.state ?? 'none', attempt };
}
