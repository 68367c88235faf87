import { View } from '@tarojs/components';
import type { OrderStatus } from '@contract/order/status-rules';
import { useText } from '@/i18n/messages';
import { semantics } from '@/ui/a11y/semantics';
import { cx } from '@/ui/class-names';
import { Icon } from '@/ui/icon/icon';
import { ORDER_MESSAGES } from '../messages';
import { STATUS_MESSAGES } from '../status-messages';
import { STATUS_TABLE } from '../status-table';
import styles from './status-panel.module.scss';

/** The status of an order in words, and what happens next. */
export function StatusPanel({ status }: { readonly status: OrderStatus }) {
  const t = useText(ORDER_MESSAGES);
  const name = useText(STATUS_MESSAGES);
  const { label, next, tone, icon } = STATUS_TABLE[status];
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
