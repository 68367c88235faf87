import { useState } from 'react';
import type { LoginAnswer } from '@contract/account/endpoints';
import type { AgreedTextsInput } from '@contract/agreement/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { loginByMobile, loginByPassword } from '@/shared/session/api';
import { tidyMobile } from '@contract/text/typed-rules';
import { isCode, isMobile } from '@/shared/session/form-rules';
import { ACCOUNT_MESSAGES } from '../messages';
import { ownerTicketOf } from '../owner-check/owner-ticket';
import { session, signIn, updateSession, useSession } from '@/shared/session/session-store';

/** Values of `loginType` (specification §3; 2 is its default). */
export const LOGIN_TYPE = { PASSWORD: 1, CODE: 2 } as const;

export type LoginViolation = 'mobile' | 'code' | 'password';

export interface LoginForm {
  readonly byCode: boolean;
  readonly mobile: string;
  readonly code: string;
  readonly password: string;
  /** The first field that was invalid at the last submission. */
  readonly violation: LoginViolation | null;
  /** Why the provider refused, shown in the page. */
  readonly refusal: string;
  /** The account may be somebody else's: what the question about it is answered with. */
  readonly ownerTicket: string | null;
  /** Asks about an account, or with null no more. */
  readonly ask: (ticket: string | null) => void;
  readonly busy: boolean;
  readonly choose: (loginType: number) => void;
  readonly setMobile: (text: string) => void;
  readonly setCode: (text: string) => void;
  readonly setPassword: (text: string) => void;
  readonly checkMobile: () => boolean;
  /** Whether all fields are valid; marks the first one that is not. */
  readonly check: (codeLength: number) => boolean;
  /** Logs in with what was agreed to; the session begins, or `refusal` says why not. */
  readonly submit: (uFrom: string, agreement: Promise<AgreedTextsInput>) => Promise<void>;
}

/**
 * The login form. The mobile is stored for the session; codes and passwords are never stored after the page is left.
 */
export function useLoginForm(): LoginForm {
  const mobile = useSession((state) => state.loginFormData?.mobile ?? '');
  const byCode = useSession((state) => state.loginType !== LOGIN_TYPE.PASSWORD);
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [violation, setViolation] = useState<LoginViolation | null>(null);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const [ownerTicket, setOwnerTicket] = useState<string | null>(null);

  const settle = (found: LoginViolation | null): boolean => {
    setViolation(found);
    setRefusal('');
    return found === null;
  };
  const ask = (ticket: string | null): void => {
    // The code of the refused sign-in has been used.
    setCode('');
    setOwnerTicket(ticket);
  };
  const violationOf = (codeLength: number): LoginViolation | null => {
    if (!isMobile(mobile)) return 'mobile';
    if (byCode) return isCode(code, codeLength) ? null : 'code';
    return password ? null : 'password';
  };
  const call = (uFrom: string, agreed: AgreedTextsInput): Promise<LoginAnswer> =>
    byCode
      ? loginByMobile({ mobile, vcode: code, uFrom, agreed })
      : loginByPassword({ mobile, password, uFrom, agreed });

  return {
    byCode,
    mobile,
    code,
    password,
    violation,
    refusal,
    ownerTicket,
    ask,
    busy,
    choose: (loginType) => {
      updateSession({ loginType });
      settle(null);
    },
    setMobile: (text) => {
      updateSession({ loginFormData: { mobile: tidyMobile(text) } });
      if (violation === 'mobile') settle(null);
    },
    setCode: (text) => {
      setCode(text);
      if (violation === 'code' || refusal) settle(null);
    },
    setPassword: (text) => {
      setPassword(text);
      if (violation === 'password' || refusal) settle(null);
    },
    checkMobile: () => settle(isMobile(session().loginFormData?.mobile ?? '') ? null : 'mobile'),
    check: (codeLength) => settle(violationOf(codeLength)),
    async submit(uFrom, agreement) {
      setBusy(true);
      setRefusal('');
      try {
        signIn(await call(uFrom, await agreement));
      } catch (reason) {
        const ticket = ownerTicketOf(reason);
        if (ticket !== null) ask(ticket);
        else setRefusal(isApiError(reason) ? reason.msg : textOf(ACCOUNT_MESSAGES)('failed'));
        setBusy(false);
      }
    },
  };
}
