import { useState } from 'react';
import { goToLogin } from '@/shared/session/go-to-login';
import { session } from '@/shared/session/session-store';
import { isApiError } from '@/http/failure/api-error';
import type { ApiError } from '@/http/failure/api-error';

export interface Toggle {
  readonly on: boolean;
  /** Why the last change was refused. */
  readonly error: ApiError | undefined;
  readonly toggle: () => void;
}

/**
 * Something that a reader sets or ends, such as following: shown at once, and taken back where it is refused. Visitors
 * are sent to the login.
 * @param fromServer what the provider said last
 */
export function useToggle(fromServer: boolean, send: (on: boolean) => Promise<void>): Toggle {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [error, setError] = useState<ApiError>();
  const on = wanted ?? fromServer;
  const toggle = (): void => {
    if (!session().isLogin) return void goToLogin();
    const next = !on;
    setWanted(next);
    setError(undefined);
    send(next).catch((reason: unknown) => {
      if (!isApiError(reason)) throw reason;
      setWanted(null);
      setError(reason);
    });
  };
  return { on, error, toggle };
}
