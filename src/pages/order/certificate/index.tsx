import { useLoginGate } from '@/features/account/use-login-gate';
import { CERTIFICATE_MESSAGES } from '@/features/certificate/messages';
import { useServer } from '@/http/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { CertificateView } from './certificate-view';

/** Signed proof of a vaccination (query `orderId`), as text and QR code. */
export default function Certificate() {
  const t = useText(CERTIFICATE_MESSAGES);
  const title = usePageTitle('certificate');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('certificate', { orderId });
  const { data, error, refresh } = useServer(
    isLogin && orderId ? 'GET /order/certificate/detail.do' : null,
    { orderId: orderId ?? '' },
  );
  if (data) return <CertificateView title={title} certificate={data} />;
  const toOrders = { text: t('toOrders'), onPress: () => void navigate.replace('orderList') };
  const fault =
    error?.kind === 'server' || !orderId
      ? {
          icon: 'badge-check' as const,
          title: t('missing'),
          reason: error?.msg ?? '',
          action: toOrders,
        }
      : error && { title: t('loadFailed'), reason: error.msg, onRetry: () => void refresh() };
  return <Page title={title} loading={fault ? false : 'detail'} error={fault} />;
}
