import { View } from '@tarojs/components';
import { useDidShow, useReachBottom } from '@tarojs/taro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderCard } from '@contract/order/endpoints';
import type { OrderGroup } from '@contract/order/status-rules';
import { useLoginGate } from '@/features/account/use-login-gate';
import { UnsentNotice } from '@/features/booking/components/unsent-notice';
import { OrderItem } from '@/features/order/components/order-item';
import { ORDER_MESSAGES } from '@/features/order/messages';
import { followOrders } from '@/features/order/stored/own-orders';
import { serverToday } from '@/http/server-clock';
import { mayUseStored } from '@/http/own/own-rules';
import { usePages } from '@/http/hooks/use-pages';
import type { ServerPages } from '@/http/hooks/use-pages';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Columns } from '@/ui/columns/columns';
import { ListFooter } from '@/ui/list-footer/list-footer';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { Empty } from '@/ui/state/empty';
import { ErrorBlock } from '@/ui/state/error-block';
import { Skeleton } from '@/ui/state/skeleton';
import { Tabs } from '@/ui/tabs/tabs';
import { StoredList } from './stored-list';
import { OrderLinks } from './order-links';
import styles from './index.module.scss';

/** Orders per page of the list. */
const PAGE_SIZE = 10;
const GROUPS = Object.keys(ORDER_GROUPS) as OrderGroup[];
const LABELS = {
  all: 'groupAll',
  pending: 'groupPending',
  booked: 'groupBooked',
  done: 'groupDone',
  closed: 'groupClosed',
} as const;

const groupOf = (text: string | undefined): OrderGroup =>
  GROUPS.find((group) => group === text) ?? 'all';

/** The user's orders by group, page by page (query `group`). */
export default function OrderList() {
  const t = useText(ORDER_MESSAGES);
  const title = usePageTitle('orderList');
  const query = useRouteQuery();
  const isLogin = useLoginGate('orderList', query);
  const [group, setGroup] = useState(() => groupOf(query.group));
  const orders = usePages(
    isLogin ? 'GET /order/subscribe/pageList.do' : null,
    { group, pageSize: PAGE_SIZE },
    (order) => order.orderId,
  );
  const summary = useServer(isLogin ? 'GET /order/subscribe/summary.do' : null, {});
  const counts = summary.data?.counts;
  const open = useCallback((orderId: string) => void navigate.to('orderDetail', { orderId }), []);

  const shownBefore = useRef(false);
  useDidShow(() => {
    // An order may have changed on a page opened from this one.
    if (shownBefore.current && isLogin) void orders.refresh();
    shownBefore.current = true;
  });
  const { items, pageNo, hasMore } = orders.pages;
  // On a phone the links follow the list, whose height is not known before.
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && orders.state !== 'loading') setAnswered(true);
  useEffect(() => {
    if (pageNo > 0) void followOrders(items, group === 'all' && !hasMore);
  }, [items, pageNo, hasMore, group]);
  usePullToRefresh([orders.refresh, summary.refresh]);
  useReachBottom(orders.more);

  return (
    <Page title={title} layout="wide">
      <Optional>{isLogin ? <UnsentNotice /> : null}</Optional>
      <View className={styles.tabs}>
        <Tabs
          label={t('groups')}
          active={group}
          onSelect={setGroup}
          items={GROUPS.map((key) => ({
            key,
            label: counts?.[key] ? `${t(LABELS[key])} ${counts[key]}` : t(LABELS[key]),
          }))}
        />
      </View>
      <Columns side={<Optional>{isAnswered ? <OrderLinks /> : null}</Optional>}>
        <Orders group={group} orders={orders} onOpen={open} />
      </Columns>
    </Page>
  );
}

interface OrdersProps {
  readonly group: OrderGroup;
  readonly orders: ServerPages<OrderCard>;
  readonly onOpen: (orderId: string) => void;
}

function Orders({ group, orders, onOpen }: OrdersProps) {
  const t = useText(ORDER_MESSAGES);
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
      <View className={styles.total}>{t('listTotal', { count: pages.total })}</View>
      {pages.items.map((order) => (
        <OrderItem key={order.orderId} order={order} today={today} onOpen={onOpen} />
      ))}
      <ListFooter state={footer} onMore={more} />
    </View>
  );
}
