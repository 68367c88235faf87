import { useState } from 'react';
import { isApiError } from '@/http/api-error';
import { showToast } from '@/ui/toast/toast';

/** Runs a step of the desk: busy while it runs, its refusal to be shown in place, a light word on success. */
export function useDeskStep() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function run<T>(step: () => Promise<T>, success: (answer: T) => string): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      showToast(success(await step()), 'success');
      return true;
    } catch (error) {
      setProblem(isApiError(error) ? error.msg : String(error));
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, setProblem, run };
}
