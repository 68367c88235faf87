import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { signIn } from '../api';
import { MODERATION_MESSAGES } from '../messages';
import styles from './moderation.module.scss';

interface Login {
  readonly login: string;
  readonly password: string;
}

/** Signs a moderator in; outside live with a sample login. */
export function ModerationSignIn({ isExpired }: { readonly isExpired: boolean }) {
  const t = useText(MODERATION_MESSAGES);
  const [form, setForm] = useState<Login>({ login: '', password: '' });
  const [demo, setDemo] = useState<Login | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    request('GET /desk/start.do', { role: 'moderator' }, { failure: 'background' }).then(
      (answer) => setDemo(answer.demo),
      () => undefined,
    );
  }, []);
  const submit = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    try {
      await signIn(form.login, form.password);
    } catch (error) {
      const isOther = isApiError(error) && error.code === CODE.DESK_LOGIN;
      setProblem(isOther ? t('notModerator') : isApiError(error) ? error.msg : String(error));
      setBusy(false);
    }
  };
  return (
    <View className={styles.form}>
      <View className={styles.hint}>{t('signInHint')}</View>
      {isExpired && !problem ? <NoticeBar tone="warning">{t('sessionExpired')}</NoticeBar> : null}
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
        {t('signIn')}
      </Button>
      {demo ? (
        <View className={styles.step}>
          <NoticeBar
            tone="info"
            title={t('demo')}
            action={{ text: t('demoFill'), onPress: () => setForm(demo) }}
          >
            {t('demoHint', { login: demo.login })}
          </NoticeBar>
        </View>
      ) : null}
    </View>
  );
}
