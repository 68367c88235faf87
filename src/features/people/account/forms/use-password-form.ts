import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { refreshServerData } from '@/http/hooks/use-server';
import { textOf } from '@/i18n/messages';
import { focusFirstInvalid } from '@/ui/field/focus-first-invalid';
import { modifyPassword, resetPassword, setPassword } from '@/shared/session/api';
import { tidyMobile } from '@contract/text/typed-rules';
import { isCode, isMobile, passwordViolation } from '@/shared/session/form-rules';
import type { PasswordViolation } from '@/shared/session/form-rules';
import { ACCOUNT_MESSAGES } from '../messages';
import type { PasswordMode } from './password-mode-rules';
import { session } from '@/shared/session/session-store';

export interface PasswordValues {
  readonly mobile: string;
  readonly code: string;
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
}

export interface PasswordViolations {
  readonly mobile?: true;
  readonly code?: true;
  readonly old?: true;
  readonly fresh?: PasswordViolation;
  readonly again?: true;
}

/** Violations of a filled-in password form. */
export function passwordViolations(
  mode: PasswordMode,
  values: PasswordValues,
  codeLength: number,
): PasswordViolations {
  const fresh = passwordViolation(values.fresh);
  const hasPassword = mode === 'modify';
  return {
    ...(hasPassword && !values.old ? { old: true } : {}),
    ...(mode === 'reset' && !isMobile(values.mobile) ? { mobile: true } : {}),
    ...(!hasPassword && !isCode(values.code, codeLength) ? { code: true } : {}),
    ...(fresh ? { fresh } : {}),
    ...(values.fresh === values.again ? {} : { again: true }),
  };
}

const call = (mode: PasswordMode, { mobile, code, old, fresh }: PasswordValues) => {
  if (mode === 'modify') return modifyPassword(old, fresh);
  return mode === 'set' ? setPassword(fresh, code) : resetPassword(mobile, code, fresh);
};

/** The password form. Only the mobile, shared with the login, is stored after the page is left. */
export function usePasswordForm(mode: PasswordMode, codeLength: number) {
  const [values, setValues] = useState<PasswordValues>(() => ({
    mobile: session().loginFormData?.mobile ?? '',
    code: '',
    old: '',
    fresh: '',
    again: '',
  }));
  const [violations, setViolations] = useState<PasswordViolations>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  return {
    values,
    violations,
    refusal,
    busy,
    change(change: Partial<PasswordValues>) {
      const next = { ...values, ...change };
      const mobile = tidyMobile(next.mobile);
      setValues({ ...next, mobile });
      setRefusal('');
      // A field that is being corrected is no longer marked.
      const retained = Object.entries(violations).filter(([key]) => !(key in change));
      setViolations(Object.fromEntries(retained) as PasswordViolations);
    },
    checkMobile(): boolean {
      const { mobile } = passwordViolations(mode, values, codeLength);
      setViolations(mobile ? { mobile } : {});
      return !mobile;
    },
    /** Resolves true once the password is set. */
    async submit(): Promise<boolean> {
      const found = passwordViolations(mode, values, codeLength);
      setViolations(found);
      if (Object.keys(found).length > 0) {
        focusFirstInvalid();
        return false;
      }
      setBusy(true);
      try {
        await call(mode, values);
        void refreshServerData('GET /passport/user/findLoginUserByKey.do');
        return true;
      } catch (reason) {
        setRefusal(isApiError(reason) ? reason.msg : textOf(ACCOUNT_MESSAGES)('failed'));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
