import { View } from '@tarojs/components';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { firstOfVisits } from '@contract/order/visit-rules';
import { OrderItem } from '@/features/booking/order/components/order-item';
import { storedOrders } from '@/features/booking/order/stored/own-orders';
import { STORED_MESSAGES } from '@/features/booking/order/stored/stored-messages';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { AsOf } from '@/ui/notice/as-of';
import styles from './index.module.scss';

export interface StoredListProps {
  /** Shown where the device has no orders. */
  readonly otherwise: ReactElement;
  readonly onOpen: (orderId: string) => void;
  readonly onRetry: () => void;
}

/** The appointments still to come, as they are stored on the device: without a network their codes can be shown. */
export function StoredList({ otherwise, onOpen, onRetry }: StoredListProps) {
  const t = useText(STORED_MESSAGES);
  const [{ list, asOf }] = useState(storedOrders);
  const today = serverToday();
  if (list.length === 0) return otherwise;
  return (
    <View>
      <AsOf at={asOf} onRetry={onRetry} />
      <View className={styles.total}>{t('onlyAhead')}</View>
      {firstOfVisits(list).map((order) => (
        <OrderItem key={order.orderId} order={order} today={today} onOpen={onOpen} />
      ))}
    </View>
  );
}
