import { useLoginGate } from '@/shared/session/use-login-gate';
import { CERTIFICATE_MESSAGES } from '@/features/aftercare/certificate/messages';
import { useDoneProblem } from '@/features/booking/order/use-done-problem';
import { useOwnCopy } from '@/http/hooks/use-own-copy';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { CertificateView } from './certificate-view';

const CERTIFICATE = 'GET /order/certificate/detail.do';

/** Signed proof of a vaccination (query `orderId`), as text and QR code; readable without a network. */
export default function Certificate() {
  const t = useText(CERTIFICATE_MESSAGES);
  const title = usePageTitle('certificate');
  const { orderId } = useRouteQuery();
  const isLogin = useLoginGate('certificate', { orderId });
  const input = { orderId: orderId ?? '' };
  const certificate = useServer(isLogin && orderId ? CERTIFICATE : null, input);
  const { error, refresh } = certificate;
  const copy = useOwnCopy(CERTIFICATE, input, certificate);
  const problem = useDoneProblem({
    orderId,
    icon: 'badge-check',
    notYet: t('missing'),
    loadFailed: t('loadFailed'),
    retry: () => void refresh(),
  });
  if (copy.data) {
    const retry = (): void => void refresh();
    return (
      <CertificateView title={title} certificate={copy.data} asOf={copy.asOf} onRetry={retry} />
    );
  }
  const violation = problem(error);
  return <Page title={title} loading={violation ? false : 'detail'} error={violation} />;
}
