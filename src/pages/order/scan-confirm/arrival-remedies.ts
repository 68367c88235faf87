import type { Refusal } from '@contract/subscribe/endpoints';
import { useText } from '@/i18n/messages';
import { callPhone } from '@/platform/phone-call';
import { navigate } from '@/routes/navigate';
import type { BlockAction } from '@/ui/state/state-block';
import { ARRIVAL_MESSAGES } from './messages';

/** The provider's remedies for somebody who cannot be checked in, best first. */
export function useArrivalRemedies(onAnother: () => void): (refusal: Refusal) => BlockAction[] {
  const t = useText(ARRIVAL_MESSAGES);
  return ({ remedies }) =>
    remedies.flatMap((way): BlockAction[] => {
      if (way.kind === 'refresh') return [{ text: t('another'), onPress: onAnother }];
      if (way.kind === 'viewOrder') {
        const { orderId } = way;
        return orderId
          ? [
              {
                text: t('toOrder'),
                onPress: () => void navigate.replace('orderDetail', { orderId }),
              },
            ]
          : [{ text: t('toOrders'), onPress: () => void navigate.replace('orderList') }];
      }
      const { phone } = way.kind === 'askClinic' ? way : { phone: null };
      return phone ? [{ text: t('callClinic'), onPress: () => void callPhone(phone) }] : [];
    });
}
