import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { OutboxHint } from '@/features/people/account/components/outbox-hint';
import { USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { ANEW } from '@/shared/session/go-to-login';
import type { LoginState } from '@/shared/session/go-to-login';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { OwnerCheck } from '@/features/people/account/owner-check/owner-check';
import { returnPath } from '@/shared/session/return-path-rules';
import { hasRunOut, session, useSession } from '@/shared/session/session-store';
import { sourceOf } from '@/shared/session/source-rules';
import { useLoginForm } from '@/features/people/account/forms/use-login-form';
import { loginAgreement } from '@/shared/agreement/login-agreement';
import { followSsoRedirect } from '@/platform/site/sign-on';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { useRouteQuery, useRouteState } from '@/routes/hooks';
import { navigate } from '@/routes/navigate';
import type { Query } from '@/routes/query';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Optional } from '@/ui/optional/optional';
import { Page } from '@/ui/page/page';
import { ConsentDialog, LoginConsent } from './login-consent';
import { LoginFields } from './login-fields';
import { PhoneLogin } from './phone-login';
import { useTypedCode } from './use-typed-code';
import { Welcome } from './welcome';
import styles from './index.module.scss';

function leave(query: Query, onTop: boolean): void {
  const path = returnPath(query);
  if (followSsoRedirect(query, session().token)) return;
  if (onTop) void navigate.back();
  else if (path) void navigate.toPath(path, 'replace');
  else void navigate.tab('mine');
}

/** Login by SMS code or password, then back to the page that required it (specification §2). */
export default function Login() {
  const t = useText(ACCOUNT_MESSAGES);
  const title = usePageTitle('login');
  const query = useRouteQuery();
  const { state } = useRouteState<LoginState>();
  const isLogin = useSession(({ isLogin: now }) => now);
  const client = useServer('GET /passport/v1/h5/login/initClient.do');
  const form = useLoginForm();
  const [ranOut] = useState(hasRunOut);
  const [agreed, setAgreed] = useState(false);
  const [allowsStatistics, setStatistics] = useState(false);
  const [asking, setAsking] = useState(false);
  const [phoneRefusal, setPhoneRefusal] = useState('');
  const onTop = state?.onTop === true;
  const token = useSession((now) => now.token);
  const [before] = useState(token);
  const isDone = isLogin && (query.anew !== ANEW.anew || token !== before);
  const uFrom = sourceOf(query) ?? session().uFrom;

  useEffect(() => {
    if (isDone) leave(query, onTop);
  }, [isDone, query, onTop]);

  const codeLength = client.data?.codeLength ?? USUAL_CODE_LENGTH;
  const agreement = () => loginAgreement(allowsStatistics);
  const send = (): void => void form.submit(uFrom, agreement());
  const submit = (): void => {
    if (form.busy || !form.check(codeLength)) return;
    if (agreed) send();
    else setAsking(true);
  };
  const typeCode = useTypedCode(form, codeLength, submit);
  const agreeAndSend = (): void => {
    setAgreed(true);
    setAsking(false);
    send();
  };
  const { ownerTicket: ticket, ask } = form;
  if (ticket !== null)
    return <OwnerCheck ticket={ticket} agreement={agreement} onBack={() => ask(null)} />;
  return (
    <Page title={title} tone="document">
      <Welcome />
      <Optional>{ranOut ? <NoticeBar>{t('ranOut')}</NoticeBar> : null}</Optional>
      <PhoneLogin
        agreed={agreed}
        agreement={agreement}
        uFrom={uFrom}
        onRefusal={setPhoneRefusal}
        onQuestion={ask}
      />
      <LoginFields form={form} onCode={typeCode} onSubmit={submit} />
      <View className={styles.refusal}>
        <Refusal reason={form.refusal || phoneRefusal} />
      </View>
      <LoginConsent
        agreed={agreed}
        onAgree={setAgreed}
        allowsStatistics={allowsStatistics}
        onAllow={setStatistics}
      />
      <Button block loading={form.busy} onPress={submit}>
        {t('login')}
      </Button>
      <View className={styles.forgot}>
        {form.byCode ? null : (
          <Button kind="text" onPress={() => void navigate.to('password', { mode: 'reset' })}>
            {t('forgot')}
          </Button>
        )}
      </View>
      <View className={styles.outbox}>{form.byCode ? <OutboxHint /> : null}</View>
      <ConsentDialog open={asking} onConfirm={agreeAndSend} onCancel={() => setAsking(false)} />
    </Page>
  );
}
