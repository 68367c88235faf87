import { useReachBottom } from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { ORDER_GROUPS } from '@contract/order/status-rules';
import type { OrderGroup } from '@contract/order/status-rules';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { usePages } from '@/http/hooks/use-pages';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useServer } from '@/http/hooks/use-server';
import { useRouteQuery } from '@/routes/hooks';
import { OrderListView, prepareView } from './view';

export { prepareView };

/** Orders per page of the list. */
const PAGE_SIZE = 10;
/** An order may have changed on a page opened from this one. */
const ANY_ABSENCE = 0;
const GROUPS = Object.keys(ORDER_GROUPS) as OrderGroup[];

const groupOf = (text: string | undefined): OrderGroup =>
  GROUPS.find((group) => group === text) ?? 'all';

/** The user's orders by group, page by page (query `group`). */
export default function OrderList() {
  const query = useRouteQuery();
  const isLogin = useLoginGate('orderList', query);
  const [group, setGroup] = useState(() => groupOf(query.group));
  const orders = usePages(
    isLogin ? 'GET /order/subscribe/pageList.do' : null,
    { group, pageSize: PAGE_SIZE },
    (order) => order.orderId,
    undefined,
    ANY_ABSENCE,
  );
  const summary = useServer(isLogin ? 'GET /order/subscribe/summary.do' : null, {});

  useEffect(prepareView, []);
  usePullToRefresh([orders.refresh, summary.refresh]);
  useReachBottom(orders.more);

  return (
    <OrderListView
      isLogin={isLogin}
      groups={GROUPS}
      group={group}
      onGroup={setGroup}
      orders={orders}
      counts={summary.data?.counts}
    />
  );
}
