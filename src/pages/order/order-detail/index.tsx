import { useLoginGate } from '@/shared/session/use-login-gate';
import { useReadableOrder } from '@/features/booking/order/use-order';
import { useOrderProblem } from '@/features/booking/order/use-order-problem';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { OrderView } from './order-view';

/** One order (query `orderId`); readable without a network while its visit is still to come. */
export default function OrderDetailPage() {
  const title = usePageTitle('orderDetail');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('orderDetail', { orderId });
  const { data, error, refresh, ...copy } = useReadableOrder(isLogin ? orderId : undefined);
  const problem = useOrderProblem(() => void refresh());
  usePullToRefresh([refresh]);
  if (data) {
    return <OrderView title={title} order={data} {...copy} onRetry={() => void refresh()} />;
  }
  return (
    <Page
      title={title}
      loading={error || !orderId ? false : 'detail'}
      error={error || !orderId ? problem(error) : undefined}
    />
  );
}
