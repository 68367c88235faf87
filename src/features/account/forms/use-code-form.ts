import { useState } from 'react';
import { isApiError } from '@/http/api-error';
import { textOf } from '@/i18n/messages';
import { isCode } from './form-rules';
import { LOGIN_PATH_MESSAGES } from '../login-path-messages';

export interface CodeForm {
  readonly code: string;
  readonly setCode: (text: string) => void;
  /** The code is not filled in well, since the last try. */
  readonly isViolation: boolean;
  /** Why the provider refused, for the page. */
  readonly refusal: string;
  readonly busy: boolean;
  /** Whether the code is filled in; marks it where it is not. */
  readonly check: () => boolean;
  /** Sends the code; resolves with whether it was accepted. */
  readonly submit: () => Promise<boolean>;
}

/** A form of which a verification code is all, or the last part. Nothing of it outlives the page. */
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
