import { View } from '@tarojs/components';
import { useState } from 'react';
import { shownError } from '@/http/failure/shown-error';
import { request } from '@/http/request';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { FACTOR_MESSAGES } from '../factor-messages';
import type { StaffProof } from '../use-staff-sign-in';
import styles from './staff-sign-in.module.scss';

const LEAST = 10;
const MOST = 64;

export interface OwnPasswordProps {
  /** With the first password. */
  readonly proof: StaffProof;
  /** Goes on with their own. */
  readonly onDone: (proof: StaffProof) => void;
  readonly onBack: () => void;
}

/** Sets one's own password instead of the first one, which somebody else was shown. */
export function OwnPassword({ proof, onDone, onBack }: OwnPasswordProps) {
  const t = useText(FACTOR_MESSAGES);
  const [newPassword, setNew] = useState('');
  const [again, setAgain] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const differs = again.length >= newPassword.length && again !== newPassword;
  const isReady = newPassword.length >= LEAST && again === newPassword;
  const save = async (): Promise<void> => {
    if (busy || !isReady) return;
    setBusy(true);
    setProblem(null);
    try {
      await request('POST /desk/password.do', { ...proof, newPassword }, { failure: 'in-place' });
      onDone({ login: proof.login, password: newPassword });
    } catch (error) {
      setProblem(shownError(error).msg);
      setBusy(false);
    }
  };
  return (
    <View className={styles.form}>
      <View className={styles.title}>{t('ownTitle')}</View>
      <View className={styles.hint}>{t('ownText')}</View>
      <Refusal title={t('failed')} reason={problem} />
      <Field
        kind="password"
        label={t('ownPassword')}
        hint={t('ownHint')}
        value={newPassword}
        onChange={setNew}
        maxLength={MOST}
        autoComplete="new-password"
      />
      <Field
        kind="password"
        label={t('ownAgain')}
        value={again}
        onChange={setAgain}
        maxLength={MOST}
        error={differs ? t('ownDiffers') : undefined}
        autoComplete="new-password"
        onConfirm={() => void save()}
      />
      <Button block loading={busy} disabled={!isReady} onPress={() => void save()}>
        {t('ownSave')}
      </Button>
      <Button kind="text" onPress={onBack}>
        {t('back')}
      </Button>
    </View>
  );
}
