import { View } from '@tarojs/components';
import type { OrderCard } from '@contract/order/endpoints';
import type { OrderGroup } from '@contract/order/status-rules';
import { firstOfVisits } from '@contract/order/visit-rules';
import { OrderItem } from '@/features/booking/order/components/order-item';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { SHARED_ORDER_MESSAGES } from '@/features/booking/order/shared-messages';
import type { ServerPages } from '@/http/hooks/use-pages';
import { mayUseStored } from '@/http/own/own-rules';
import { serverToday } from '@/http/server-clock';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { StoredList } from './stored-list';
import styles from './index.module.scss';

export interface OrdersProps {
  readonly group: OrderGroup;
  /** How many visits the group has; undefined while unknown. */
  readonly visits: number | undefined;
  readonly orders: ServerPages<OrderCard>;
  readonly onOpen: (orderId: string) => void;
}

/** The orders of a group as far as they are loaded; without a network those stored on the device. */
export function Orders({ group, visits, orders, onOpen }: OrdersProps) {
  const t = useText(ORDER_MESSAGES);
  const shared = useText(SHARED_ORDER_MESSAGES);
  const { pages, state, footer, error, more, refresh } = orders;
  const today = serverToday();
  if (pages.items.length === 0) {
    if (state === 'loading') return <Skeleton shape="list" count={3} />;
    if (state === 'failed') {
      const failure = (
        <ErrorBlock
          title={t('loadFailed')}
          reason={error?.msg ?? ''}
          onRetry={() => void refresh()}
        />
      );
      return mayUseStored(error) ? (
        <StoredList otherwise={failure} onOpen={onOpen} onRetry={() => void refresh()} />
      ) : (
        failure
      );
    }
    return (
      <Empty
        icon="calendar-days"
        title={t(group === 'all' ? 'emptyAll' : 'emptyGroup')}
        text={t('emptyHint')}
        action={{ text: t('findClinic'), onPress: () => void navigate.tab('departmentList') }}
      />
    );
  }
  return (
    <View>
      <View className={styles.total}>
        {visits === undefined ? '' : t('listTotal', { count: visits })}
      </View>
      {firstOfVisits(pages.items).map((order) => (
        <OrderItem
          key={order.orderId}
          order={order}
          today={today}
          onOpen={onOpen}
          note={order.bookedBy ? shared('bookedBy', { mobile: order.bookedBy }) : undefined}
        />
      ))}
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
