import { stopPullDownRefresh, usePullDownRefresh } from '@tarojs/taro';
import { useLoginGate } from '@/features/account/use-login-gate';
import { ORDER_MESSAGES } from '@/features/order/messages';
import { useOrder } from '@/features/order/use-order';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { OrderView } from './order-view';

/** One order (query `orderId`). */
export default function OrderDetailPage() {
  const t = useText(ORDER_MESSAGES);
  const title = usePageTitle('orderDetail');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('orderDetail', { orderId });
  const { data, error, refresh } = useOrder(isLogin ? orderId : undefined);
  usePullDownRefresh(() => {
    void refresh().then(() => stopPullDownRefresh());
  });
  if (data) return <OrderView title={title} order={data} />;
  return (
    <Page
      title={title}
      loading={error || !orderId ? false : 'detail'}
      error={
        error || !orderId
          ? {
              title: t('loadFailed'),
              reason: error?.msg ?? '',
              onRetry: error ? () => void refresh() : undefined,
              second: { text: t('groupAll'), onPress: () => void navigate.replace('orderList') },
            }
          : undefined
      }
    />
  );
}
