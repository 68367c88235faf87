import { useState } from 'react';
import { finishMobile, proveOwner } from '@/shared/session/api';
import { CHANGE_MOBILE_MESSAGES } from '@/features/people/account/change-mobile-messages';
import { CodeField, USUAL_CODE_LENGTH } from '@/features/people/account/components/code-field';
import { MobileFields } from '@/features/people/account/components/mobile-fields';
import { OutboxHint } from '@/features/people/account/components/outbox-hint';
import { useCodeForm } from '@/features/people/account/forms/use-code-form';
import { useMobileForm } from '@/features/people/account/forms/use-mobile-form';
import { ACCOUNT_MESSAGES } from '@/features/people/account/messages';
import { signIn, useSession } from '@/shared/session/session-store';
import { useLoginGate } from '@/shared/session/use-login-gate';
import { shownError } from '@/http/failure/shown-error';
import { refreshServerData, useServer } from '@/http/hooks/use-server';
import { useLoginUser } from '@/shared/session/use-login-user';
import { useText } from '@/i18n/messages';
import { navigate } from '@/routes/navigate';
import { usePageTitle } from '@/routes/page-title';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { Page } from '@/ui/page/page';
import { showToast } from '@/ui/toast/toast';

/** Changes the account's mobile: a proof by the present one or the password, then a code to the new one. */
export default function ChangeMobile() {
  const title = usePageTitle('changeMobile');
  const isLogin = useLoginGate('changeMobile', {});
  const client = useServer(isLogin ? 'GET /passport/v1/h5/login/initClient.do' : null);
  const length = client.data?.codeLength ?? USUAL_CODE_LENGTH;
  const [isProven, setProven] = useState(false);
  return (
    <Page title={title}>
      {isProven ? (
        <NewMobile length={length} />
      ) : (
        <Proof length={length} onDone={() => setProven(true)} />
      )}
      <OutboxHint />
    </Page>
  );
}

interface ProofProps {
  /** Digits of a code. */
  readonly length: number;
  readonly onDone: () => void;
}

function Proof({ length, onDone }: ProofProps) {
  const t = useText(CHANGE_MOBILE_MESSAGES);
  const account = useText(ACCOUNT_MESSAGES);
  useLoginUser();
  const present = useSession((state) => state.userInfo?.mobile ?? '');
  const [byPassword, setByPassword] = useState(false);
  const form = useCodeForm(length, (vcode) => proveOwner({ vcode }));
  const goOn = async (): Promise<void> => {
    if (await form.submit()) onDone();
  };
  if (byPassword) return <ProofByPassword onDone={onDone} onBack={() => setByPassword(false)} />;
  return (
    <>
      <NoticeBar>{t('why')}</NoticeBar>
      <CodeField
        purpose="change"
        mobile=""
        value={form.code}
        onChange={form.setCode}
        checkMobile={() => true}
        note={present ? account('codeGoes', { mobile: present }) : undefined}
        error={form.isViolation ? account('codeViolation', { count: length }) : undefined}
        onConfirm={() => void goOn()}
      />
      <Refusal reason={form.refusal} />
      <Button block loading={form.busy} onPress={() => void goOn()}>
        {t('next')}
      </Button>
      <Button kind="text" onPress={() => setByPassword(true)}>
        {t('lost')}
      </Button>
    </>
  );
}

function ProofByPassword({
  onDone,
  onBack,
}: {
  readonly onDone: () => void;
  readonly onBack: () => void;
}) {
  const t = useText(CHANGE_MOBILE_MESSAGES);
  const account = useText(ACCOUNT_MESSAGES);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const goOn = async (): Promise<void> => {
    if (busy || password === '') return;
    setBusy(true);
    setRefusal('');
    try {
      await proveOwner({ password });
      onDone();
    } catch (error) {
      setRefusal(shownError(error).msg);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <NoticeBar>{t('lostText')}</NoticeBar>
      <Field
        label={account('loginPassword')}
        kind="password"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        onConfirm={() => void goOn()}
      />
      <Refusal reason={refusal} />
      <Button block loading={busy} disabled={password === ''} onPress={() => void goOn()}>
        {t('next')}
      </Button>
      <Button kind="text" onPress={() => void navigate.to('service')}>
        {t('askService')}
      </Button>
      <Button kind="text" onPress={onBack}>
        {t('byCode')}
      </Button>
    </>
  );
}

function NewMobile({ length }: { readonly length: number }) {
  const t = useText(CHANGE_MOBILE_MESSAGES);
  const typed = useState('');
  const [mobile] = typed;
  const form = useMobileForm(length, typed, async (vcode) =>
    signIn(await finishMobile(mobile, vcode)),
  );
  const save = async (): Promise<void> => {
    if (!(await form.submit())) return;
    showToast(t('done'), 'success');
    void refreshServerData('GET /passport/user/findLoginUserByKey.do');
    void navigate.back();
  };
  return (
    <>
      <NoticeBar>{t('newText')}</NoticeBar>
      <MobileFields
        label={t('newMobile')}
        form={form}
        length={length}
        onConfirm={() => void save()}
      />
      <Button block loading={form.busy} onPress={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
}
