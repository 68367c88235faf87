import { useLoginGate } from '@/shared/session/use-login-gate';
import { NoticeSettings } from '@/features/people/personal/components/notice-settings';
import { PermissionList } from '@/features/people/personal/components/permission-list';
import { NOTICE_MESSAGES } from '@/features/people/personal/notice-messages';
import { loadState } from '@/http/hooks/load-state';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';

/** Permissions of the phone, and which notices reach the account by which channel (specification §2). */
export default function NoticeList() {
  const t = useText(NOTICE_MESSAGES);
  const title = usePageTitle('noticeList');
  const isLogin = useLoginGate('noticeList', {});
  const settings = useServer(isLogin ? 'GET /personal/notice/settings.do' : null, {});
  const { data } = settings;
  if (!data) return <Page title={title} {...loadState(settings, t('loadFailed'))} />;
  return (
    <Page title={title}>
      <PermissionList />
      <NoticeSettings settings={data.list} />
    </Page>
  );
}
