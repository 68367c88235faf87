import { useEffect } from 'react';
import { useLoginGate } from '@/features/account/use-login-gate';
import { useOrder } from '@/features/order/use-order';
import { useOrderProblem } from '@/features/order/use-order-problem';
import { serverNow } from '@/http/server-clock';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { RefundView } from './refund-view';

/** ms after a refund is due until its completion is visible. */
const SETTLING = 3_000;
/** ms. A refund that is due later gets no timer; it is refetched when the page is shown again. */
const WATCHED = 3_600_000;

/** The refund of an order (query `orderId`): estimate, progress, and recall. */
export default function RefundDetails() {
  const title = usePageTitle('refundDetails');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('refundDetails', { orderId });
  const { data, error, refresh } = useOrder(isLogin ? orderId : undefined);
  const problem = useOrderProblem(() => void refresh());
  usePullToRefresh([refresh]);
  const dueAt = data?.status === 'REFUNDING' ? data.refund?.dueAt : undefined;
  useEffect(() => {
    if (dueAt === undefined) return undefined;
    const wait = Math.max(0, dueAt - serverNow()) + SETTLING;
    if (wait > WATCHED) return undefined;
    const timer = setTimeout(() => void refresh(), wait);
    return () => clearTimeout(timer);
  }, [dueAt, refresh]);
  if (data) return <RefundView title={title} order={data} />;
  return (
    <Page
      title={title}
      loading={error || !orderId ? false : 'text'}
      error={error || !orderId ? problem(error) : undefined}
    />
  );
}
