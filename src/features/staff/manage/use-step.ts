import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { showToast } from '@/ui/toast/toast';

/** A step of somebody who manages clinics: one at a time; a refusal is shown in place, success as a toast. */
export function useManageStep() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  /** @param success '': what was done is seen @returns whether it was done */
  const run = async (step: () => Promise<unknown>, success: string): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await step();
      if (success !== '') showToast(success, 'success');
      return true;
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, setProblem, run };
}
