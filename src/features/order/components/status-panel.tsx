import { View } from '@tarojs/components';
import type { OrderDetail } from '@contract/order/endpoints';
import { serverNow } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { ORDER_MESSAGES } from '../messages';
import { nextOf } from '../next-rules';
import { STATUS_MESSAGES } from '../status-messages';
import { STATUS_TABLE } from '../status-table';
import styles from './status-panel.module.scss';

/** The status of an order as text, and what happens next. */
export function StatusPanel({
  order,
}: {
  readonly order: Pick<OrderDetail, 'status' | 'timeline'>;
}) {
  const t = useText(ORDER_MESSAGES);
  const name = useText(STATUS_MESSAGES);
  const { label, tone: usual, icon } = STATUS_TABLE[order.status];
  const next = nextOf(order, serverNow());
  const tone = next === 'nextClosed' ? 'warning' : usual;
  return (
    <View className={cx(styles.panel, styles[tone])} {...semantics({ role: 'status' })}>
      <Icon name={icon} size="xl" className={styles.icon} />
      <View className={styles.main}>
        <View className={styles.label} {...semantics({ role: 'heading', level: 2 })}>
          {name(label)}
        </View>
        <View className={styles.next}>{t(next)}</View>
      </View>
    </View>
  );
}
