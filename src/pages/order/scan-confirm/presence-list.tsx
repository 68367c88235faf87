import { View } from '@tarojs/components';
import { ARRIVAL_MESSAGES } from '@/pages/order/scan-confirm/messages';
import { useText } from '@/i18n/messages';
import { Card } from '@/ui/card/card';
import { Checkbox } from '@/ui/choice/checkbox';
import { Section } from '@/ui/section/section';
import type { Arrival } from './use-check-in';
import styles from './index.module.scss';

export interface PresenceListProps {
  readonly orders: readonly Arrival[];
  readonly here: readonly Arrival[];
  readonly onToggle: (orderId: string) => void;
}

/** Who of the family is present; the others are left out. */
export function PresenceList({ orders, here, onToggle }: PresenceListProps) {
  const t = useText(ARRIVAL_MESSAGES);
  return (
    <Section title={t('who')} note={t('whoHint')}>
      <Card>
        {orders.map((order) => (
          <View key={order.orderId}>
            <Checkbox
              label={`${order.linkmanName} · ${order.productName}`}
              checked={here.includes(order)}
              onChange={() => onToggle(order.orderId)}
            />
            <View className={styles.visit}>
              {`${order.startTime}–${order.endTime} · ${order.doseLabel}`}
            </View>
          </View>
        ))}
      </Card>
    </Section>
  );
}
