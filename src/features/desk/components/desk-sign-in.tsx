import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { request } from '@/http/request';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { NoticeBar } from '@/ui/notice/notice-bar';
import { Refusal } from '@/ui/notice/refusal';
import { DESK_MESSAGES } from '../messages';
import { setDeskSession } from '../session';
import { useDeskStep } from '../use-desk-step';
import styles from './desk-sign-in.module.scss';

interface Login {
  readonly login: string;
  readonly password: string;
}

export interface DeskSignInProps {
  /** Clinic whose sample login is shown. */
  readonly depaCode: string | undefined;
  /** The previous session expired. */
  readonly isExpired: boolean;
}

/** Signs in at the desk; outside live with a sample login. */
export function DeskSignIn({ depaCode, isExpired }: DeskSignInProps) {
  const t = useText(DESK_MESSAGES);
  const [form, setForm] = useState<Login>({ login: '', password: '' });
  const [demo, setDemo] = useState<Login | null>(null);
  const { busy, problem, run } = useDeskStep();
  useEffect(() => {
    request('GET /desk/start.do', depaCode ? { depaCode } : {}, { failure: 'in-place' }).then(
      (answer) => setDemo(answer.demo),
      () => undefined,
    );
  }, [depaCode]);
  const signIn = (): void => {
    void run(
      async () => {
        const session = await request('POST /desk/login.do', form, { failure: 'in-place' });
        setDeskSession(session);
        return session;
      },
      ({ staff }) => staff.departmentName,
    );
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
        onConfirm={signIn}
      />
      <Button block loading={busy} disabled={!form.login || !form.password} onPress={signIn}>
        {t('signIn')}
      </Button>
      {demo ? (
        <View className={styles.demo}>
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
