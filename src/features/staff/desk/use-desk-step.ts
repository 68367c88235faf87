import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { showToast } from '@/ui/toast/toast';

/** Reference of an order of this clinic that conflicts with a step. */
const conflictOf = (data: unknown): string | null =>
  typeof data === 'object' && data !== null && 'reference' in data ? String(data.reference) : null;

/** Runs a step of the desk: busy while it runs, a refusal to show in place, a toast on success ('': none). */
export function useDeskStep() {
  const [busy, setBusy] = useState(false);
  const [problem, setReason] = useState<string | null>(null);
  const [conflicting, setConflicting] = useState<string | null>(null);
  const setProblem = (reason: string | null): void => {
    setReason(reason);
    setConflicting(null);
  };

  async function run<T>(step: () => Promise<T>, success: (answer: T) => string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      const word = success(await step());
      if (word) showToast(word, 'success');
      return true;
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : String(error));
      if (isApiError(error)) setConflicting(conflictOf(error.data));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, conflicting, setProblem, run };
}
