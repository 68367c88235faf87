import { useState } from 'react';
import type { BeanTaskCard } from '@contract/beans/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { textOf } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';
import { collectAward, doTask } from './api';
import { BEAN_MESSAGES } from './messages';

export interface BeanSteps {
  /** The task whose step is under way. */
  readonly busy: string | null;
  readonly refusal: string;
  readonly run: (name: string, step: () => Promise<string>) => Promise<boolean>;
  /** Does a task where that takes one tap, and collects its beans. */
  readonly take: (card: BeanTaskCard) => void;
}

/**
 * Runs the steps of the health beans page one at a time, and says how each ended.
 * @param onDone after each that succeeded
 */
export function useBeans(onDone: () => void): BeanSteps {
  const [busy, setBusy] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const run = async (name: string, step: () => Promise<string>): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(name);
    setRefusal('');
    try {
      showToast(await step(), 'success');
      onDone();
      return true;
    } catch (error) {
      setRefusal(isApiError(error) ? error.msg : textOf(BEAN_MESSAGES)('failed'));
      return false;
    } finally {
      setBusy(null);
    }
  };
  const take = ({ task, state }: BeanTaskCard): void =>
    void run(task, async () => {
      if (state === 'open') await doTask(task);
      const { beans } = await collectAward(task);
      return textOf(BEAN_MESSAGES)('got', { count: beans });
    });
  return { busy, refusal, run, take };
}
