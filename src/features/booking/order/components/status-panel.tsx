import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { serverNow } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { ORDER_MESSAGES } from '../messages';
import { MONEY_MESSAGES } from '../money-messages';
import { nextOf } from '../next-rules';
import { STATUS_MESSAGES } from '../status-messages';
import { STATUS_TABLE } from '../status-table';
import styles from './status-panel.module.scss';

/** The status of an order as text, and what happens next; of a refund under way its sum and when it arrives at the latest. */
export function StatusPanel({
  order,
}: {
  readonly order: Pick<OrderDetail, 'status' | 'timeline'> & Partial<Pick<OrderDetail, 'refund'>>;
}) {
  const t = useText(ORDER_MESSAGES);
  const name = useText(STATUS_MESSAGES);
  const money = useText(MONEY_MESSAGES);
  const dates = useDateText();
  const { label, tone: usual, icon } = STATUS_TABLE[order.status];
  const { refund } = order;
  const next = nextOf(order, serverNow());
  const tone = next === 'nextClosed' ? 'warning' : usual;
  return (
    <View className={cx(styles.panel, styles[tone])} {...semantics({ role: 'status' })}>
      <Icon name={icon} size="xl" className={styles.icon} />
      <View className={styles.main}>
        <View className={styles.label} {...semantics({ role: 'heading', level: 2 })}>
          {name(label)}
        </View>
        <View className={styles.next}>
          {next === 'nextRefunding' && refund
            ? money('refunding', {
                back: moneyText(refund.refundCents),
                arrival: money('arrival', { time: dates.dateTime(refund.dueAt) }),
              })
            : next === 'nextRefundFailed' && refund?.state === 'paying'
              ? money('resent', { back: moneyText(refund.refundCents) })
              : t(next)}
        </View>
      </View>
    </View>
  );
}
