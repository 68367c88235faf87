import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { showToast } from '@/ui/toast/toast';
import { refreshModeration } from './use-moderation-data';

/** Runs a moderator's decision: busy while it runs, a refusal to show in place, a toast on success. */
export function useDecision() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns whether it was decided */
  async function decide(step: () => Promise<unknown>, success: string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await step();
      showToast(success, 'success');
      refreshModeration();
      return true;
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, setProblem, decide };
}
