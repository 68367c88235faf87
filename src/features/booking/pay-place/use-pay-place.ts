import { useText } from '@/i18n/messages';
import { PAY_PLACE_MESSAGES } from './messages';

/**
 * Says where a price is paid, in the same words before and after booking. `canPayAhead`: the provider takes the money
 * online for it.
 */
export function usePayPlace(): (canPayAhead: boolean) => string {
  const t = useText(PAY_PLACE_MESSAGES);
  return (canPayAhead) => t(canPayAhead ? 'payEither' : 'payAtClinic');
}
