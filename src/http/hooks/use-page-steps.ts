import { useState } from 'react';
import { showToast } from '@/ui/toast/toast';
import { isApiError } from '../failure/api-error';

export interface PageSteps {
  /** Name of the step under way. */
  readonly busy: string | null;
  readonly refusal: string;
  /** Code of the refusal; '' where there is none. */
  readonly code: string;
  /** Runs a step, which resolves with what is to be said. @returns whether it succeeded */
  readonly run: (name: string, step: () => Promise<string>) => Promise<boolean>;
}

const NOTHING = { msg: '', code: '' };

/** Runs the steps of a page one at a time, and says how each ended. @param failed text of a failure that names no cause */
export function usePageSteps(failed: () => string): PageSteps {
  const [busy, setBusy] = useState<string | null>(null);
  const [refused, setRefused] = useState(NOTHING);
  return {
    busy,
    refusal: refused.msg,
    code: refused.code,
    async run(name, step) {
      if (busy !== null) return false;
      setBusy(name);
      setRefused(NOTHING);
      try {
        const said = await step();
        if (said) showToast(said, 'success');
        return true;
      } catch (error) {
        setRefused(isApiError(error) ? error : { msg: failed(), code: '' });
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
