import { useState } from 'react';
import { showToast } from '@/ui/toast/toast';
import { isApiError } from '../failure/api-error';

export interface PageSteps {
  /** Name of the step under way. */
  readonly busy: string | null;
  readonly refusal: string;
  /** Runs a step, which resolves with what is to be said. @returns whether it succeeded */
  readonly run: (name: string, step: () => Promise<string>) => Promise<boolean>;
}

/** Runs the steps of a page one at a time, and says how each ended. @param failed text of a failure that names no cause */
export function usePageSteps(failed: () => string): PageSteps {
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  return {
    busy,
    refusal,
    async run(name, step) {
      if (busy !== null) return false;
      setBusy(name);
      setRefusal('');
      try {
        const said = await step();
        if (said) showToast(said, 'success');
        return true;
      } catch (error) {
        setRefusal(isApiError(error) ? error.msg : failed());
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
