import { View } from '@tarojs/components';
import type { DataOf } from '@contract/endpoints';
import type { OrderGroup } from '@contract/order/status-rules';
import { OrderItem } from '@/features/booking/order/components/order-item';
import { serverToday } from '@/http/server-clock';
import type { ServerData } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { pressable } from '@/ui/a11y/press';
import { Icon } from '@/ui/icon/icon';
import type { IconName } from '@/ui/icon/icons';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Optional } from '@/ui/optional/optional';
import { Section } from '@/ui/section/section';
import { Badge } from '@/ui/tag/badge';
import { MINE_MESSAGES } from './messages';
import styles from './orders.module.scss';

type Shown = Exclude<OrderGroup, 'all'>;

const ENTRIES: readonly { readonly group: Shown; readonly icon: IconName }[] = [
  { group: 'pending', icon: 'clock' },
  { group: 'booked', icon: 'calendar-check' },
  { group: 'done', icon: 'badge-check' },
  { group: 'closed', icon: 'calendar-x' },
];
/** Groups shown with a count, because they need attention. */
const COUNTED: readonly Shown[] = ['pending', 'booked'];

const openGroup = (group: OrderGroup): void => void navigate.to('orderList', { group });

export interface OrdersProps {
  /** No data for visitors: the entries then have no counts. */
  readonly summary: ServerData<DataOf<'GET /order/subscribe/summary.do'>>;
}

/** The user's appointments by status, and the next one. */
export function Orders({ summary }: OrdersProps) {
  const t = useText(MINE_MESSAGES);
  const { data, error, refresh } = summary;
  return (
    <View>
      <Section title={t('orders')} moreText={t('allOrders')} onMore={() => openGroup('all')}>
        <View className={styles.entries}>
          {ENTRIES.map(({ group, icon }) => {
            const count = (COUNTED.includes(group) && data?.counts[group]) || 0;
            return (
              <View
                key={group}
                className={styles.entry}
                {...pressable({
                  role: 'link',
                  label: count > 0 ? `${t(group)} ${count}` : t(group),
                  onPress: () => openGroup(group),
                })}
              >
                <View className={styles.icon}>
                  <Icon name={icon} size="lg" />
                </View>
                <View className={styles.label}>{t(group)}</View>
                <View className={styles.badge}>{count > 0 ? <Badge count={count} /> : null}</View>
              </View>
            );
          })}
        </View>
      </Section>
      <Optional>
        {error && !data ? (
          <View className={styles.failed}>
            <NoticeBar
              tone="warning"
              title={t('failed')}
              action={{ text: t('retry'), onPress: () => void refresh() }}
            >
              {error.msg}
            </NoticeBar>
          </View>
        ) : null}
      </Optional>
      <Optional>
        {data?.next ? (
          <Section title={t('next')}>
            <OrderItem
              order={data.next}
              today={serverToday()}
              onOpen={(orderId) => void navigate.to('orderDetail', { orderId })}
            />
          </Section>
        ) : null}
      </Optional>
    </View>
  );
}
