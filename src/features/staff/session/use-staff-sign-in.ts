import { useState } from 'react';
import type { DataOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import { isApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';

/** What a sign-in opens. */
export type OpenedSession = DataOf<'POST /desk/login.do'>;

export interface StaffProof {
  readonly login: string;
  readonly password: string;
}

/** Begins a role's session with what a sign-in has opened. */
export type BeginSession = (opened: OpenedSession) => Promise<void> | void;

/** What the form asks for: the password, their own password instead of the first one, the code of
 * the second step as well, or to set that up. */
export type SignInStep = 'password' | 'own' | 'code' | 'set-up';

/**
 * The way of staff to a session: their password, then the second step where the provider asks for it.
 * @param reasonOf what a refusal says
 */
export function useStaffSignIn(begin: BeginSession, reasonOf: (error: unknown) => string) {
  const [proof, setProof] = useState<StaffProof>({ login: '', password: '' });
  const [step, setStep] = useState<SignInStep>('password');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const run = async (work: () => Promise<void> | void): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      const refused = isApiError(error) ? error.code : '';
      if (refused === CODE.STAFF_PASSWORD) setStep('own');
      else if (refused === CODE.STAFF_FACTOR) setStep('set-up');
      else if (refused === CODE.STAFF_CODE && step === 'password') setStep('code');
      else setProblem(reasonOf(error));
    } finally {
      setBusy(false);
    }
  };
  return {
    proof,
    /** Another login begins with its password. */
    setProof(next: StaffProof): void {
      if (next.login !== proof.login) setStep('password');
      setProof(next);
    },
    step,
    setStep,
    code,
    setCode,
    busy,
    problem,
    isReady: Boolean(proof.login && proof.password) && (step !== 'code' || code.length >= 6),
    /** Goes on with the password that they have set. */
    signInWith: (next: StaffProof) => {
      setProof(next);
      setStep('password');
      return run(async () => {
        await begin(await request('POST /desk/login.do', next, { failure: 'in-place' }));
      });
    },
    begin: (opened: OpenedSession) => run(() => begin(opened)),
    submit: () =>
      run(async () => {
        const input = step === 'code' ? { ...proof, code } : proof;
        await begin(await request('POST /desk/login.do', input, { failure: 'in-place' }));
      }),
  };
}
