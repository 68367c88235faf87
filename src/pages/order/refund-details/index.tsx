import { useLoginGate } from '@/shared/session/use-login-gate';
import { useOrder } from '@/features/booking/order/use-order';
import { useOrderProblem } from '@/features/booking/order/use-order-problem';
import { useRefundWatch } from '@/features/booking/order/use-refund-watch';
import { usePullToRefresh } from '@/http/hooks/use-pull-to-refresh';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { RefundView } from './refund-view';

/** The refund of an order (query `orderId`): estimate, progress, and recall. */
export default function RefundDetails() {
  const title = usePageTitle('refundDetails');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('refundDetails', { orderId });
  const { data, error, refresh } = useOrder(isLogin ? orderId : undefined);
  const problem = useOrderProblem(() => void refresh());
  usePullToRefresh([refresh]);
  const dueAt = data?.status === 'REFUNDING' ? data.refund?.dueAt : undefined;
  useRefundWatch(dueAt, refresh);
  if (data) return <RefundView title={title} order={data} />;
  return (
    <Page
      title={title}
      loading={error || !orderId ? false : 'text'}
      error={error || !orderId ? problem(error) : undefined}
    />
  );
}
