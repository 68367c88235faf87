import { View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { shownError } from '@/http/failure/shown-error';
import { request } from '@/http/request';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { Field } from '@/ui/field/field';
import { Refusal } from '@/ui/notice/refusal';
import { Picture } from '@/ui/picture/picture';
import { qrImage } from '@/ui/qr/qr-image';
import { FACTOR_MESSAGES } from '../factor-messages';
import type { StaffProof } from '../use-staff-sign-in';
import styles from './staff-sign-in.module.scss';

type Confirmed = DataOf<'POST /desk/factor/confirm.do'>;

export interface FactorSetupProps {
  readonly proof: StaffProof;
  /** Goes on signed in, once the recovery codes have been written down. */
  readonly onDone: (session: Confirmed) => void;
  /** Back to login and password. */
  readonly onBack: () => void;
}

/** Sets up the second step of a login: a QR code for the authenticator, its first code, the recovery codes. */
export function FactorSetup({ proof, onDone, onBack }: FactorSetupProps) {
  const t = useText(FACTOR_MESSAGES);
  const [begun, setBegun] = useState<DataOf<'POST /desk/factor/begin.do'> | null>(null);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { login, password } = proof;
  useEffect(() => {
    request('POST /desk/factor/begin.do', { login, password }, { failure: 'in-place' }).then(
      setBegun,
      (error: unknown) => setProblem(shownError(error).msg),
    );
  }, [login, password]);
  const confirm = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const input = { login, password, code };
      setConfirmed(await request('POST /desk/factor/confirm.do', input, { failure: 'in-place' }));
    } catch (error) {
      setProblem(shownError(error).msg);
    } finally {
      setBusy(false);
    }
  };
  if (confirmed)
    return (
      <View className={styles.form}>
        <View className={styles.title}>{t('recoveryTitle')}</View>
        <View className={styles.hint}>{t('recoveryText')}</View>
        <View className={styles.codes}>
          {confirmed.recoveryCodes.map((each) => (
            <View key={each}>{`${each.slice(0, 5)}-${each.slice(5)}`}</View>
          ))}
        </View>
        <Button block onPress={() => onDone(confirmed)}>
          {t('recoveryDone')}
        </Button>
      </View>
    );
  return (
    <View className={styles.form}>
      <View className={styles.title}>{t('setUpTitle')}</View>
      <Refusal title={t('failed')} reason={problem} />
      {begun ? (
        <View>
          <View className={styles.hint}>{t('setUpText')}</View>
          <View className={styles.picture}>
            <Picture
              src={qrImage(begun.uri)}
              alt={t('setUpAlt')}
              ratio="square"
              fit="contain"
              placeholder="qr-code"
            />
          </View>
          <View className={styles.hint}>
            {t('byHand', { secret: begun.secret.replace(/(.{4})(?=.)/g, '$1 ') })}
          </View>
          <Field
            label={t('code')}
            value={code}
            onChange={setCode}
            autoComplete="one-time-code"
            onConfirm={() => void confirm()}
          />
          <Button block loading={busy} disabled={code.length < 6} onPress={() => void confirm()}>
            {t('confirm')}
          </Button>
        </View>
      ) : null}
      <Button kind="text" onPress={onBack}>
        {t('back')}
      </Button>
    </View>
  );
}
