import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { isClosedPart, partsOf } from '@contract/order/visit-rules';
import { STATUS_TABLE } from '@/features/booking/order/status-table';
import { useVisitText } from '@/features/booking/order/visit/use-visit-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { LIVING_MESSAGES } from './living-messages';

/** On the page of a dose that is off: the doses of its visit that are still to come, and the way to their code. */
export function LivingNotice({ order }: { readonly order: OrderDetail }) {
  const t = useText(LIVING_MESSAGES);
  const text = useVisitText();
  const living = partsOf(order).filter(({ status }) => STATUS_TABLE[status].ahead);
  const [first] = living;
  const doses = living.map((part) => `${part.linkmanName} ${text.dose(part)}`);
  const open = (orderId: string): void => void navigate.replace('orderDetail', { orderId });
  return (
    <View>
      <Optional>
        {first && isClosedPart(order) ? (
          <NoticeBar action={{ text: t('open'), onPress: () => open(first.orderId) }}>
            {t('living', { doses: doses.join(t('join')) })}
          </NoticeBar>
        ) : null}
      </Optional>
    </View>
  );
}
