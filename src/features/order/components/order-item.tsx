import { View } from '@tarojs/components';
import { memo } from 'react';
import type { OrderCard } from '@contract/order/endpoints';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Icon } from '@/ui/icon/icon';
import { ORDER_MESSAGES } from '../messages';
import { STATUS_TABLE } from '../status-table';
import { StatusTag } from './status-tag';
import styles from './order-item.module.scss';

export interface OrderItemProps {
  readonly order: OrderCard;
  /** `YYYY-MM-DD`: says "today" and "tomorrow". */
  readonly today: string;
  readonly onOpen: (orderId: string) => void;
}

/** An order in a list; the whole card leads to it. */
export const OrderItem = memo(function OrderItem({ order, today, onOpen }: OrderItemProps) {
  const t = useText(ORDER_MESSAGES);
  const dates = useDateText();
  const when = dates.when(order.day, order.startTime, order.endTime, today);
  const label = t('openOrder', {
    person: order.linkmanName,
    product: order.productName,
    status: t(STATUS_TABLE[order.status].label),
    when,
  });
  return (
    <Card onPress={() => onOpen(order.orderId)} label={label}>
      <View className={styles.head}>
        <View className={styles.product}>{order.productName}</View>
        <StatusTag status={order.status} />
      </View>
      <View className={styles.when}>{when}</View>
      <View className={styles.line}>
        <Icon name="user" className={styles.icon} />
        <View className={styles.text}>
          {order.linkmanName} · {order.doseLabel}
        </View>
      </View>
      <View className={styles.line}>
        <Icon name="map-pin" className={styles.icon} />
        <View className={styles.text}>{order.departmentName}</View>
      </View>
    </Card>
  );
});
