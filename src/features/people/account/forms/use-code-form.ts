import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { isCode } from '@/shared/session/form-rules';
import { LOGIN_PATH_MESSAGES } from '@/shared/session/login-path-messages';

export interface CodeForm {
  readonly code: string;
  readonly setCode: (text: string) => void;
  /** The code was incomplete at the last submission. */
  readonly isViolation: boolean;
  /** Why the provider refused, shown in the page. */
  readonly refusal: string;
  readonly busy: boolean;
  /** Whether the code is complete; marks the field if not. */
  readonly check: () => boolean;
  /** Sends the code; resolves with whether it was accepted. */
  readonly submit: () => Promise<boolean>;
}

/** A form that consists of a verification code, or ends with one. Nothing of it is stored after the page is left. */
export function useCodeForm(length: number, send: (code: string) => Promise<unknown>): CodeForm {
  const [code, setCode] = useState('');
  const [isViolation, setViolation] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const check = (): boolean => {
    setRefusal('');
    setViolation(!isCode(code, length));
    return isCode(code, length);
  };
  return {
    code,
    setCode: (text) => {
      setCode(text);
      setViolation(false);
      setRefusal('');
    },
    isViolation,
    refusal,
    busy,
    check,
    async submit() {
      if (!check() || busy) return false;
      setBusy(true);
      try {
        await send(code);
        return true;
      } catch (reason) {
        setRefusal(isApiError(reason) ? reason.msg : textOf(LOGIN_PATH_MESSAGES)('failed'));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
