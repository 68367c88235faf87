import { useLoginGate } from '@/shared/session/use-login-gate';
import { OFFLINE_MESSAGES } from '@/features/booking/order/offline-messages';
import { isMissing } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { OfflineView } from './offline-view';

/** One walk-in order made at a clinic's desk (query `orderId`). */
export default function OfflineOrderDetail() {
  const t = useText(OFFLINE_MESSAGES);
  const title = usePageTitle('offlineOrderDetail');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('offlineOrderDetail', { orderId });
  const { data, error, refresh } = useServer(
    isLogin && orderId ? 'GET /order/offline/clientDetail.do' : null,
    { orderId: orderId ?? '' },
  );
  if (data) return <OfflineView title={title} order={data} />;
  const toList = { text: t('back'), onPress: () => void navigate.replace('offlineOrder') };
  const violation =
    isMissing(error) || !orderId
      ? { icon: 'search' as const, title: t('missing'), reason: t('missingHint'), action: toList }
      : error && { title: t('loadFailed'), reason: error.msg, onRetry: () => void refresh() };
  return <Page title={title} loading={violation ? false : 'detail'} error={violation} />;
}
