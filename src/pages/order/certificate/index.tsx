import { useLoginGate } from '@/features/account/use-login-gate';
import { CERTIFICATE_MESSAGES } from '@/features/certificate/messages';
import { useDoneProblem } from '@/features/order/use-done-problem';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
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
  const problem = useDoneProblem({
    orderId,
    icon: 'badge-check',
    notYet: t('missing'),
    loadFailed: t('loadFailed'),
    retry: () => void refresh(),
  });
  if (data) return <CertificateView title={title} certificate={data} />;
  const violation = problem(error);
  return <Page title={title} loading={violation ? false : 'detail'} error={violation} />;
}
