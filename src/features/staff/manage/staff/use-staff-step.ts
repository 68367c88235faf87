import { useState } from 'react';
import { shownError } from '@/http/failure/shown-error';
import { refreshServerData } from '@/http/hooks/use-server';

/** Runs a step with an account: busy while it runs, a refusal to show in its own words, the lists read again. */
export function useStaffStep() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** @returns what the step has brought; undefined where it was refused */
  async function run<Result>(step: () => Promise<Result>): Promise<Result | undefined> {
    if (busy) return undefined;
    setBusy(true);
    setProblem(null);
    try {
      const result = await step();
      void refreshServerData('GET /manage/staff/signIns.do');
      return result;
    } catch (error) {
      setProblem(shownError(error).msg);
      return undefined;
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, run };
}
