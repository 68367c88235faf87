import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { InputOf } from '@contract/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { STAFF_MESSAGES } from '../messages';
import styles from './staff-sign-in.module.scss';

interface Login {
  readonly login: string;
  readonly password: string;
}

export interface StaffSignInProps {
  /** Whom the form is for. */
  readonly hint: string;
  readonly action: string;
  /** Why they have to sign in again; null: their session did not expire. */
  readonly expired: string | null;
  /** Whose sample login is shown, outside live. */
  readonly sampleOf: InputOf<'GET /desk/start.do'>;
  readonly sampleHint: (login: string) => string;
  /** Starts the session. @throws what `reasonOf` explains */
  readonly signIn: (login: string, password: string) => Promise<void>;
  /** Default: the provider's sentence. */
  readonly reasonOf?: (error: unknown) => string;
}

const sentenceOf = (error: unknown): string => (isApiError(error) ? error.msg : String(error));

/** The form with which members of staff sign in. */
export function StaffSignIn(props: StaffSignInProps) {
  const { sampleOf, sampleHint, reasonOf = sentenceOf } = props;
  const t = useText(STAFF_MESSAGES);
  const [form, setForm] = useState<Login>({ login: '', password: '' });
  const [sample, setSample] = useState<Login | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { depaCode, role } = sampleOf;
  useEffect(() => {
    const whose = { ...(depaCode ? { depaCode } : {}), ...(role ? { role } : {}) };
    request('GET /desk/start.do', whose, { failure: 'background' }).then(
      ({ demo }) => setSample(demo),
      () => undefined,
    );
  }, [depaCode, role]);
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await props.signIn(form.login, form.password);
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <View className={styles.form}>
      <View className={styles.hint}>{props.hint}</View>
      {props.expired && !problem ? <NoticeBar tone="warning">{props.expired}</NoticeBar> : null}
      <Refusal title={t('failed')} reason={problem} />
      <Field
        label={t('login')}
        value={form.login}
        onChange={(login) => setForm({ ...form, login })}
        autoComplete="username"
      />
      <Field
        kind="password"
        label={t('password')}
        value={form.password}
        onChange={(password) => setForm({ ...form, password })}
        autoComplete="current-password"
        onConfirm={() => void submit()}
      />
      <Button
        block
        loading={busy}
        disabled={!form.login || !form.password}
        onPress={() => void submit()}
      >
        {props.action}
      </Button>
      {sample ? (
        <View className={styles.sample}>
          <NoticeBar
            tone="info"
            title={t('sample')}
            action={{ text: t('fillIn'), onPress: () => setForm(sample) }}
          >
            {sampleHint(sample.login)}
          </NoticeBar>
        </View>
      ) : null}
    </View>
  );
}
