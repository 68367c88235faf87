import { View } from '@tarojs/components';
import { memo } from 'react';
import type { OrderCard } from '@contract/order/endpoints';
import { useDateText } from '@/i18n/date-text';
import { Card } from '@/ui/card/card';
import { Icon } from '@/ui/icon/icon';
import { StatusTag } from './status-tag';
import { VisitLine } from './visit-line';
import styles from './order-item.module.scss';

export interface OrderItemProps {
  readonly order: OrderCard;
  /** `YYYY-MM-DD`: says "today" and "tomorrow". */
  readonly today: string;
  readonly onOpen: (orderId: string) => void;
}

/** An order in a list; the whole card is a link. */
export const OrderItem = memo(function OrderItem({ order, today, onOpen }: OrderItemProps) {
  const dates = useDateText();
  const when = dates.when(order.day, order.startTime, order.endTime, today);
  return (
    <Card onPress={() => onOpen(order.orderId)}>
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
      <VisitLine order={order} />
    </Card>
  );
});
