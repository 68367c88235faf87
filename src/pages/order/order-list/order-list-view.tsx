import { View } from '@tarojs/components';
import { useCallback, useEffect, useState } from 'react';
import type { OrderCard } from '@contract/order/endpoints';
import type { OrderGroup } from '@contract/order/status-rules';
import { UnsentNotice } from '@/features/booking/submission/components/unsent-notice';
import { ORDER_MESSAGES } from '@/features/booking/order/messages';
import { followOrders } from '@/features/booking/order/stored/own-orders';
import type { ServerPages } from '@/http/hooks/use-pages';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Columns } from '@/ui/columns/columns';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Tabs } from '@/ui/tabs/tabs';
import { OrderLinks } from './order-links';
import { Orders } from './orders';
import styles from './index.module.scss';

const LABELS = {
  all: 'groupAll',
  pending: 'groupPending',
  booked: 'groupBooked',
  done: 'groupDone',
  closed: 'groupClosed',
} as const;

export interface OrderListViewProps {
  readonly isLogin: boolean;
  readonly groups: readonly OrderGroup[];
  readonly group: OrderGroup;
  readonly onGroup: (group: OrderGroup) => void;
  readonly orders: ServerPages<OrderCard>;
  /** How many visits each group has; undefined while unknown. */
  readonly counts: Readonly<Record<OrderGroup, number>> | undefined;
}

/** Tabs of the groups, the orders of one, and links to other pages about vaccinations. */
export function OrderListView(props: OrderListViewProps) {
  const { isLogin, groups, group, onGroup, orders, counts } = props;
  const t = useText(ORDER_MESSAGES);
  const title = usePageTitle('orderList');
  const open = useCallback((orderId: string) => void navigate.to('orderDetail', { orderId }), []);
  const { items, pageNo, hasMore } = orders.pages;
  // On a phone the links follow the list, whose height is not known before.
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && orders.state !== 'loading') setAnswered(true);
  useEffect(() => {
    if (pageNo > 0) void followOrders(items, group === 'all' && !hasMore);
  }, [items, pageNo, hasMore, group]);

  return (
    <Page title={title} layout="wide">
      <Optional>{isLogin ? <UnsentNotice /> : null}</Optional>
      <View className={styles.tabs}>
        <Tabs
          label={t('groups')}
          active={group}
          onSelect={onGroup}
          items={groups.map((key) => ({
            key,
            label: counts?.[key] ? `${t(LABELS[key])} ${counts[key]}` : t(LABELS[key]),
          }))}
        />
      </View>
      <Columns side={<Optional>{isAnswered ? <OrderLinks /> : null}</Optional>}>
        <Orders group={group} visits={counts?.[group]} orders={orders} onOpen={open} />
      </Columns>
    </Page>
  );
}
