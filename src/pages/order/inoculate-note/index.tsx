import { useLoginGate } from '@/features/account/use-login-gate';
import { OBSERVATION_MESSAGES } from '@/features/order/observation-messages';
import { useServer } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { ObservationView } from './observation-view';

/** After a vaccination (query `orderId`): the half hour's clock, what to look out for, own notes. */
export default function InoculateNote() {
  const t = useText(OBSERVATION_MESSAGES);
  const title = usePageTitle('inoculateNote');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('inoculateNote', { orderId });
  const { data, error, refresh } = useServer(
    isLogin && orderId ? 'GET /order/observation/detail.do' : null,
    { orderId: orderId ?? '' },
    { crypto: 'response' },
  );
  if (data) return <ObservationView title={title} facts={data} onChanged={refresh} />;
  const toOrders = { text: t('toOrders'), onPress: () => void navigate.replace('orderList') };
  const fault =
    error?.kind === 'server' || !orderId
      ? {
          icon: 'syringe' as const,
          title: t('missing'),
          reason: error?.msg ?? '',
          action: toOrders,
        }
      : error && { title: t('loadFailed'), reason: error.msg, onRetry: () => void refresh() };
  return <Page title={title} loading={fault ? false : 'detail'} error={fault} />;
}
