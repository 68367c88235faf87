import { PaymentUnclear } from '../../payment/partner';
import type { PaymentPartner } from '../../payment/partner';
import type { ServiceCheck } from '../../service-check';
import type { WeChatPaySettings } from './settings';
import { DAY } from '../../../kernel/clock';

const SERVICE = 'WeChat Pay';
/** A number that no order has. */
const UNKNOWN_PAYMENT = 'CHECK00000000000';

/**
 * Queries an order that does not exist: a signed "unknown" proves merchant number, key, certificate, rights, clock and
 * the platform's key. Nothing but a callback can prove the APIv3 key.
 * @param now ms
 */
export async function checkWeChatPay(
  settings: WeChatPaySettings | null,
  partner: PaymentPartner | null,
  now: number,
): Promise<ServiceCheck> {
  if (!settings || !partner) return { service: SERVICE, state: 'off', says: 'Not set up.' };
  try {
    await partner.query(UNKNOWN_PAYMENT);
  } catch (error) {
    if (error instanceof PaymentUnclear)
      return { service: SERVICE, state: 'failed', says: error.message };
    throw error;
  }
  const days = Math.floor((settings.merchant().validTo - now) / DAY);
  const says = `Merchant, keys and signatures are right. The certificate is good for ${days} days.`;
  return { service: SERVICE, state: 'ok', says };
}
