import { useLoginGate } from '@/shared/session/use-login-gate';
import { MONEY_MESSAGES } from '@/features/booking/order/money-messages';
import { STATUS_TABLE } from '@/features/booking/order/status-table';
import { useOrder } from '@/features/booking/order/use-order';
import { useOrderProblem } from '@/features/booking/order/use-order-problem';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { ClosedView } from './closed-view';

/** A cancelled appointment, or a missed one (page type 9, query `orderId`): when, by whom and why. */
export default function CancelOrderDetail() {
  const t = useText(MONEY_MESSAGES);
  const title = usePageTitle('cancelOrderDetail');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('cancelOrderDetail', { orderId });
  const { data, error, refresh } = useOrder(isLogin ? orderId : undefined);
  const problem = useOrderProblem(() => void refresh());
  if (data && (STATUS_TABLE[data.status].ahead || data.status === 'DONE')) {
    const open = () => void navigate.replace('orderDetail', { orderId: data.orderId });
    return (
      <Page
        title={title}
        error={{
          icon: 'calendar-check',
          title: t('stillOpen'),
          reason: t('stillOpenHint'),
          action: { text: t('toOrder'), onPress: open },
        }}
      />
    );
  }
  if (data) return <ClosedView title={title} order={data} />;
  return (
    <Page
      title={title}
      loading={error || !orderId ? false : 'text'}
      error={error || !orderId ? problem(error) : undefined}
    />
  );
}
