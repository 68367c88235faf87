import { useLoginGate } from '@/shared/session/use-login-gate';
import { HEALTH_MESSAGES } from '@/features/doses/health-profile/messages';
import { isMissing } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';
import { HealthForm } from './health-form';

/** The health profile of one family member (query `linkmanId`). */
export default function HealthProfilePage() {
  const t = useText(HEALTH_MESSAGES);
  const title = usePageTitle('healthProfile');
  const { linkmanId = '' } = useRouteQuery();
  const isLogin = useLoginGate('healthProfile', { linkmanId });
  const { data, error, refresh } = useServer(
    isLogin ? 'GET /linkman/health/detail.do' : null,
    { linkmanId },
    { crypto: 'response' },
  );
  if (data) return <HealthForm key={data.linkmanId} title={title} detail={data} />;
  if (!error) return <Page title={title} loading="text" />;
  const action = { text: t('toFamily'), onPress: () => void navigate.replace('memberList') };
  const reload = (): void => void refresh();
  return (
    <Page
      title={title}
      error={
        isMissing(error)
          ? { icon: 'search', title: t('missing'), reason: t('missingText'), action }
          : { title: t('loadFailed'), reason: error.msg, onRetry: reload }
      }
    />
  );
}
