import { useState } from 'react';
import { tidyCode } from '@contract/text/typed-rules';
import { isApiError } from '@/http/failure/api-error';
import { useServer } from '@/http/hooks/use-server';
import { useText } from '@/i18n/messages';
import { Button } from '@/ui/button/button';
import { wholeSeconds } from '@/ui/countdown/time-left';
import { useCountdown } from '@/ui/countdown/use-countdown';
import { Field } from '@/ui/field/field';
import type { CodePurpose } from '@/shared/session/api';
import { askForCode, useCodes } from '../code-store';
import { ACCOUNT_MESSAGES } from '../messages';

/** Used until the provider has answered with its own length. */
export const USUAL_CODE_LENGTH = 6;
const MINUTE = 60_000;
/** Room for a pasted message with the code in it. */
const PASTED_MESSAGE = 200;

export interface CodeFieldProps {
  readonly purpose: CodePurpose;
  readonly mobile: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called before a code is sent: whether the mobile is valid; if not, shows the error at the field. */
  readonly checkMobile: () => boolean;
  /** Shown below until a code is sent: where it will be sent. */
  readonly note?: string | undefined;
  readonly error?: string | undefined;
  readonly onConfirm?: (() => void) | undefined;
}

/** Verification code with the button that sends it and the pause until the next one. */
export function CodeField(props: CodeFieldProps) {
  const { purpose, mobile, value, onChange, checkMobile, note, error, onConfirm } = props;
  const t = useText(ACCOUNT_MESSAGES);
  const client = useServer('GET /passport/v1/h5/login/initClient.do');
  const sent = useCodes((codes) => codes[purpose]);
  // A code that was sent to a mistyped number does not count for the corrected one.
  const until = sent?.mobile === mobile ? sent.until : undefined;
  const left = wholeSeconds(useCountdown(until ?? 0, Date.now));
  const [sending, setSending] = useState<'asked' | 'working' | null>(null);
  const [violation, setViolation] = useState({ mobile, text: '' });
  const length = client.data?.codeLength ?? USUAL_CODE_LENGTH;

  const send = (): void => {
    if (!checkMobile()) return;
    setSending('asked');
    setViolation({ mobile, text: '' });
    askForCode(mobile, purpose, () => setSending('working'))
      .catch((reason) =>
        setViolation({ mobile, text: isApiError(reason) ? reason.msg : t('failed') }),
      )
      .finally(() => setSending(null));
  };
  const minutes = client.data ? Math.round(client.data.codeLifetime / MINUTE) : 0;
  const settled = until && minutes ? t('codeSent', { count: minutes }) : note;
  const hint = sending === 'working' ? t('codeChecking') : settled;
  return (
    <Field
      label={t('code')}
      kind="number"
      value={value}
      onChange={(text) => onChange(tidyCode(text, length))}
      placeholder={t('codePlaceholder', { count: length })}
      maxLength={PASTED_MESSAGE}
      autoComplete="one-time-code"
      clearable={false}
      hint={hint}
      error={error ?? ((violation.mobile === mobile && violation.text) || undefined)}
      onConfirm={onConfirm}
      trailing={
        <Button kind="text" size="sm" disabled={left > 0} loading={sending !== null} onPress={send}>
          {left > 0 ? t('codeWait', { count: left }) : t(until ? 'codeAgain' : 'codeSend')}
        </Button>
      }
    />
  );
}
