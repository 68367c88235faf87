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
import { FACTOR_MESSAGES } from '../factor-messages';
import { STAFF_MESSAGES } from '../messages';
import { useStaffSignIn } from '../use-staff-sign-in';
import type { BeginSession, StaffProof } from '../use-staff-sign-in';
import { FactorSetup } from './factor-setup';
import { OwnPassword } from './own-password';
import styles from './staff-sign-in.module.scss';

export interface StaffSignInProps {
  /** Whom the form is for. */
  readonly hint: string;
  readonly action: string;
  /** Why they have to sign in again; null: their session did not expire. */
  readonly expired: string | null;
  /** Whose sample login is shown, outside live. */
  readonly sampleOf: InputOf<'GET /desk/start.do'>;
  readonly sampleHint: (login: string) => string;
  /** Begins the role's session with what a sign-in has opened. @throws what `reasonOf` explains */
  readonly begin: BeginSession;
  /** Default: the provider's sentence. */
  readonly reasonOf?: (error: unknown) => string;
}

const sentenceOf = (error: unknown): string => (isApiError(error) ? error.msg : String(error));

/** The form with which members of staff sign in. */
export function StaffSignIn(props: StaffSignInProps) {
  const { sampleOf, sampleHint, reasonOf = sentenceOf } = props;
  const t = useText(STAFF_MESSAGES);
  const factor = useText(FACTOR_MESSAGES);
  const way = useStaffSignIn(props.begin, reasonOf);
  const { proof, setProof, step, problem } = way;
  if (step === 'own')
    return (
      <OwnPassword
        proof={proof}
        onDone={(next) => void way.signInWith(next)}
        onBack={() => way.setStep('password')}
      />
    );
  if (step === 'set-up')
    return (
      <View>
        <Refusal title={t('failed')} reason={problem} />
        <FactorSetup
          proof={proof}
          onDone={(opened) => void way.begin(opened)}
          onBack={() => way.setStep('password')}
        />
      </View>
    );
  return (
    <View className={styles.form}>
      <View className={styles.hint}>{props.hint}</View>
      {props.expired && !problem ? <NoticeBar tone="warning">{props.expired}</NoticeBar> : null}
      <Refusal title={t('failed')} reason={problem} />
      <Field
        label={t('login')}
        value={proof.login}
        onChange={(login) => setProof({ ...proof, login })}
        autoComplete="username"
      />
      <Field
        kind="password"
        label={t('password')}
        value={proof.password}
        onChange={(password) => setProof({ ...proof, password })}
        autoComplete="current-password"
        onConfirm={() => void way.submit()}
      />
      {step === 'code' ? (
        <Field
          label={factor('code')}
          value={way.code}
          onChange={way.setCode}
          hint={factor('codeHint')}
          autoComplete="one-time-code"
          onConfirm={() => void way.submit()}
        />
      ) : null}
      <Button block loading={way.busy} disabled={!way.isReady} onPress={() => void way.submit()}>
        {props.action}
      </Button>
      {step === 'password' && way.isReady ? (
        <Button kind="text" onPress={() => way.setStep('set-up')}>
          {factor('askSetUp')}
        </Button>
      ) : null}
      <Sample sampleOf={sampleOf} sampleHint={sampleHint} onFill={setProof} />
    </View>
  );
}

interface SampleProps extends Pick<StaffSignInProps, 'sampleOf' | 'sampleHint'> {
  readonly onFill: (proof: StaffProof) => void;
}

/** Outside live, the sample login to fill in. */
function Sample({ sampleOf: { depaCode, role }, sampleHint, onFill }: SampleProps) {
  const t = useText(STAFF_MESSAGES);
  const [sample, setSample] = useState<StaffProof | null>(null);
  useEffect(() => {
    const whose = { ...(depaCode ? { depaCode } : {}), ...(role ? { role } : {}) };
    request('GET /desk/start.do', whose, { failure: 'background' }).then(
      ({ demo }) => setSample(demo),
      () => undefined,
    );
  }, [depaCode, role]);
  if (!sample) return null;
  return (
    <View className={styles.sample}>
      <NoticeBar
        tone="info"
        title={t('sample')}
        action={{ text: t('fillIn'), onPress: () => onFill(sample) }}
      >
        {sampleHint(sample.login)}
      </NoticeBar>
    </View>
  );
}
