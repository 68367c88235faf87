import { checkSms } from '@/shared/session/api';
import { CodeField, USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { OutboxHint } from '@/features/people/account/components/outbox-hint';
import { LOGIN_PATH_MESSAGES } from '@/shared/session/login-path-messages';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { returnPath } from '@/shared/session/return-path-rules';
import { useCodeForm } from '@/features/people/account/forms/use-code-form';
import { useLoginGate } from '@/shared/session/use-login-gate';
import type { SerialVerifyState } from '@/shared/session/verify-serial';
import { loadState } from '@/http/hooks/load-state';
import { refreshServerData, useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery, useRouteState } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { Result } from '@/ui/state/result';
import { showToast } from '@/ui/toast/toast';

const RESULT = 'GET /passport/user/sms-check/result.do';

/** SMS check of a serial-number user (specification §2, §8 code 2931), then back to the interrupted action. */
export default function SerialVerify() {
  const t = useText(LOGIN_PATH_MESSAGES);
  const account = useText(ACCOUNT_MESSAGES);
  const title = usePageTitle('serialVerify');
  const query = useRouteQuery();
  const { state: routeState } = useRouteState<SerialVerifyState>();
  const isLogin = useLoginGate('serialVerify', query);
  const state = useServer(isLogin ? RESULT : null);
  const form = useCodeForm(USUAL_CODE_LENGTH, checkSms);

  const goOn = (): void => {
    const path = returnPath(query);
    if (path && !routeState?.onTop) void navigate.toPath(path, 'replace');
    else void navigate.back();
  };
  const verify = async (): Promise<void> => {
    if (!(await form.submit())) return;
    showToast(t('verifyDone'), 'success');
    void refreshServerData(RESULT);
    goOn();
  };
  if (state.data?.needed === false) {
    return (
      <Page title={title}>
        <Result
          kind="success"
          title={t('verifyKnown')}
          action={{ text: t('goOn'), onPress: goOn }}
        />
      </Page>
    );
  }
  return (
    <Page
      title={title}
      {...loadState(state, t('loadFailed'))}
      footer={
        <Button block loading={form.busy} onPress={() => void verify()}>
          {t('verifyGo')}
        </Button>
      }
    >
      <NoticeBar>{t('verifyWhy', { mobile: state.data?.mobile ?? '' })}</NoticeBar>
      <CodeField
        purpose="serial"
        mobile=""
        value={form.code}
        onChange={form.setCode}
        checkMobile={() => true}
        error={
          form.isViolation ? account('codeViolation', { count: USUAL_CODE_LENGTH }) : undefined
        }
        onConfirm={() => void verify()}
      />
      <Refusal reason={form.refusal} />
      <OutboxHint />
    </Page>
  );
}
