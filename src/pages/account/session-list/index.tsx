import { useLoginGate } from '@/shared/session/use-login-gate';
import { SessionRows } from '@/shared/session/components/session-rows';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { loadState } from '@/http/hooks/load-state';
import { refreshServerData, useServer } from '@/http/hooks/use-server';
import { request } from '@/http/request';
import { useText } from '@/i18n/messages';
import { usePageTitle } from '@/routes/page-title';
import { Page } from '@/ui/page/page';

const LIST = 'GET /passport/user/session/list.do';

async function end(sessionId?: string): Promise<void> {
  const which = sessionId === undefined ? {} : { sessionId };
  await request('POST /passport/user/session/end.do', which, { failure: 'in-place' });
  await refreshServerData(LIST);
}

/** The devices on which the account is signed in, and signing them out. */
export default function SessionList() {
  const t = useText(ACCOUNT_MESSAGES);
  const title = usePageTitle('sessionList');
  const isLogin = useLoginGate('sessionList', {});
  const sessions = useServer(isLogin ? LIST : null);
  return (
    <Page title={title} {...loadState(sessions, t('loadFailed'))}>
      {sessions.data ? <SessionRows list={sessions.data.list} end={end} /> : null}
    </Page>
  );
}
