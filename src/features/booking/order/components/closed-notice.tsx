import type { OrderDetail } from '@contract/order/endpoints';
import { useText } from '@/i18n/messages';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { MONEY_MESSAGES } from '../money-messages';
import { isClosedByClinic } from '../timeline-rules';

/** Says that the clinic has closed the slot of an appointment that was not cancelled. */
export function ClosedNotice({ order }: { readonly order: OrderDetail }) {
  const t = useText(MONEY_MESSAGES);
  return (
    <Optional>
      {isClosedByClinic(order) ? <NoticeBar tone="warning">{t('clinicClosed')}</NoticeBar> : null}
    </Optional>
  );
}
