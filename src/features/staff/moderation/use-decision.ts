import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { reasonOf } from '@/features/community/feed/problem-rules';
import { showToast } from '@/ui/toast/toast';
import { refreshModeration } from './use-moderation-data';

/** Runs a moderator's decision: busy while it runs, a refusal to show in place, a toast on success. */
export function useDecision() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /**
   * @param onRefused called with the reason and text of a refusal because of what has happened meanwhile
   * @returns whether it was decided
   */
  async function decide(
    step: () => Promise<unknown>,
    success: string,
    onRefused?: (reason: string, text: string) => void,
  ): Promise<boolean> {
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
      if (isApiError(error)) onRefused?.(reasonOf(error), error.msg);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, setProblem, decide };
}
