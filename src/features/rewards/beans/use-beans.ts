import type { BeanTaskCard } from '@contract/beans/endpoints';
import { usePageSteps } from '@/http/hooks/use-page-steps';
import type { PageSteps } from '@/http/hooks/use-page-steps';
import { textOf } from '@/i18n/messages';
import { collectAward, doTask } from './api';
import { BEAN_MESSAGES } from './messages';

export interface BeanSteps extends PageSteps {
  /** Does a task where that takes one tap, and collects its beans. */
  readonly take: (card: BeanTaskCard) => void;
}

/**
 * Runs the steps of the health beans page one at a time, and says how each ended.
 * @param onDone after each that succeeded
 */
export function useBeans(onDone: () => void): BeanSteps {
  const steps = usePageSteps(() => textOf(BEAN_MESSAGES)('failed'));
  const run: BeanSteps['run'] = async (name, step) => {
    const isDone = await steps.run(name, step);
    if (isDone) onDone();
    return isDone;
  };
  const take = ({ task, state }: BeanTaskCard): void =>
    void run(task, async () => {
      if (state === 'open') await doTask(task);
      const { beans } = await collectAward(task);
      return textOf(BEAN_MESSAGES)('got', { count: beans });
    });
  return { ...steps, run, take };
}
