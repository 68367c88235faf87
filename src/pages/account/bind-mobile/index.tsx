import { useEffect, useState } from 'react';
import { bindMobile } from '@/shared/session/api';
import { USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { MobileFields } from '@/features/people/account/components/mobile-fields';
import { OutboxHint } from '@/features/people/account/components/outbox-hint';
import { LOGIN_PATH_MESSAGES } from '@/shared/session/login-path-messages';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { returnPath } from '@/shared/session/return-path-rules';
import { OwnerCheck } from '@/features/people/account/owner-check/owner-check';
import { ownerTicketOf } from '@/features/people/account/owner-check/owner-ticket';
import { signIn, updateSession, useSession } from '@/shared/session/session-store';
import { useMobileForm } from '@/features/people/account/forms/use-mobile-form';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { useText } from '@/i18n/messages';
import { useRouteQuery } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Page } from '@/ui/page/page';
import { showToast } from '@/ui/toast/toast';
import { useServer } from '@/http/hooks/use-server';

/** Binds a mobile to an account signed in by a platform, then continues to `redirect` (specification §4). */
export default function BindMobile() {
  const t = useText(LOGIN_PATH_MESSAGES);
  const account = useText(ACCOUNT_MESSAGES);
  const title = usePageTitle('bindMobile');
  const query = useRouteQuery();
  const isLogin = useLoginGate('bindMobile', query);
  const bound = useSession(({ userInfo }) => userInfo?.mobile ?? '');
  const mobile = useSession((state) => state.loginFormData?.mobile ?? '');
  const client = useServer('GET /passport/v1/h5/login/initClient.do');
  const length = client.data?.codeLength ?? USUAL_CODE_LENGTH;
  const [ticket, setTicket] = useState<string | null>(null);
  const type = (typed: string): void => updateSession({ loginFormData: { mobile: typed } });
  const form = useMobileForm(length, [mobile, type], async (code) => {
    try {
      signIn(await bindMobile(mobile, code));
    } catch (reason) {
      setTicket(ownerTicketOf(reason));
      throw reason;
    }
  });

  useEffect(() => {
    if (!isLogin || bound === '') return;
    const path = returnPath(query);
    if (path) void navigate.toPath(path, 'replace');
    else void navigate.tab('mine');
  }, [isLogin, bound, query]);

  const save = async (): Promise<void> => {
    if (await form.submit()) showToast(t('bindDone'), 'success');
  };
  const leaveQuestion = (): void => {
    form.setCode('');
    setTicket(null);
  };
  if (ticket !== null)
    return <OwnerCheck ticket={ticket} agreement={null} onBack={leaveQuestion} />;
  return (
    <Page
      title={title}
      footer={
        <Button block loading={form.busy} onPress={() => void save()}>
          {t('bindGo')}
        </Button>
      }
    >
      <NoticeBar>{t('bindWhy')}</NoticeBar>
      <MobileFields
        label={account('mobile')}
        form={form}
        length={length}
        onConfirm={() => void save()}
      />
      <OutboxHint />
    </Page>
  );
}
