import { View } from '@tarojs/components';
import type { OrderCard } from '@contract/order/endpoints';
import { serverToday } from '@/http/server-clock';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { Card } from '@/ui/card/card';
import { Icon } from '@/ui/icon/icon';
import { HOME_MESSAGES } from './messages';
import styles from './next-appointment.module.scss';

/** The appointment that comes up next: when, who, what, where. */
export function NextAppointment({ order }: { readonly order: OrderCard }) {
  const t = useText(HOME_MESSAGES);
  const dates = useDateText();
  const when = dates.when(order.day, order.startTime, order.endTime, serverToday());
  return (
    <Card tone="accent" onPress={() => void navigate.to('orderDetail', { orderId: order.orderId })}>
      <View className={styles.head}>
        <Icon name="calendar-clock" size="md" className={styles.icon} />
        {t('next')}
      </View>
      <View className={styles.when}>{when}</View>
      <View className={styles.line}>
        {order.linkmanName} · {order.productName} · {order.doseLabel}
      </View>
      <View className={styles.line}>{order.departmentName}</View>
    </Card>
  );
}
