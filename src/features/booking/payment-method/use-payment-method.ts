import { useText } from '@/i18n/messages';
import { PAYMENT_METHOD_MESSAGES } from './messages';

/**
 * Says where a price is paid, in the same words before and after booking. `canPayAhead`: the provider takes the money
 * online for it.
 */
export function usePaymentMethod(): (canPayAhead: boolean) => string {
  const t = useText(PAYMENT_METHOD_MESSAGES);
  return (canPayAhead) => t(canPayAhead ? 'payEither' : 'payAtClinic');
}
