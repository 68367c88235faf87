import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';
import { MEMBERSHIP_MESSAGES } from './messages';

export interface Steps {
  /** Name of the step under way. */
  readonly busy: string | null;
  readonly refusal: string;
  /** Runs a step, which resolves with what is to be said. @returns whether it succeeded */
  readonly run: (name: string, step: () => Promise<string>) => Promise<boolean>;
}

/** Runs the steps of a page one at a time, and says how each ended. */
export function useSteps(): Steps {
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
        setRefusal(isApiError(error) ? error.msg : textOf(MEMBERSHIP_MESSAGES)('failed'));
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
