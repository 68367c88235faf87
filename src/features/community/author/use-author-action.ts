import { useState } from 'react';
import { goToLogin } from '@/shared/session/go-to-login';
import { session } from '@/shared/session/session-store';
import type { ApiError } from '@/http/failure/api-error';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';
import { AUTHOR_MESSAGES } from './messages';

export interface AuthorAction {
  readonly busy: boolean;
  /** Why the last action was refused. */
  readonly error: ApiError | undefined;
  /** Runs an action of somebody signed in; a visitor is asked to log in. Resolves with whether it succeeded. */
  readonly run: (action: () => Promise<void>) => Promise<boolean>;
}

/** Actions about an author, one at a time. */
export function useAuthorAction(): AuthorAction {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  return {
    busy,
    error,
    async run(action) {
      if (!session().isLogin) {
        void goToLogin();
        return false;
      }
      setBusy(true);
      setError(undefined);
      try {
        await action();
        return true;
      } catch (reason) {
        if (isApiError(reason)) setError(reason);
        else showToast(textOf(AUTHOR_MESSAGES)('failed'));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
