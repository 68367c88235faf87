import { useState } from 'react';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';
import { LOTTERY_MESSAGES } from './messages';

export interface LotterySteps {
  /** Name of the step under way. */
  readonly busy: string | null;
  readonly refusal: string;
  /** Runs a step, which resolves with what is to be said. @returns whether it succeeded */
  readonly run: (name: string, step: () => Promise<string>) => Promise<boolean>;
}

/** Runs the steps of the lottery page one at a time, and says how each ended. */
export function useLotterySteps(): LotterySteps {
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const run = async (name: string, step: () => Promise<string>): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(name);
    setRefusal('');
    try {
      showToast(await step(), 'success');
      return true;
    } catch (error) {
      setRefusal(isApiError(error) ? error.msg : textOf(LOTTERY_MESSAGES)('failed'));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, refusal, run };
}
