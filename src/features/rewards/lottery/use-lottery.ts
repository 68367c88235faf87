import { useRef } from 'react';
import type { LotteryDetail } from '@contract/lottery/endpoints';
import type { TicketSource } from '@contract/lottery/lottery-rules';
import { usePageSteps } from '@/http/hooks/use-page-steps';
import type { PageSteps } from '@/http/hooks/use-page-steps';
import { useText } from '@/i18n/messages';
import { uuid } from '@/platform/secure-random/ids';
import type { Question } from '@/ui/popup/use-confirm';
import { claimPrize, getTicket } from './api';
import type { PrizeClaim } from './api';
import { LOTTERY_MESSAGES } from './messages';

export interface LotteryActions extends Pick<PageSteps, 'busy' | 'refusal'> {
  readonly get: (source: TicketSource) => Promise<void>;
  /** @returns whether the address was stored */
  readonly claim: (claim: PrizeClaim) => Promise<boolean>;
}

/**
 * The steps of the lottery page. @param ask asks before beans are spent @param onTicket after each ticket
 */
export function useLottery(
  activity: LotteryDetail | undefined,
  ask: (question: Question) => Promise<boolean>,
  onTicket: () => void,
): LotteryActions {
  const t = useText(LOTTERY_MESSAGES);
  const { busy, refusal, run } = usePageSteps(() => t('failed'));
  // One for each source until a ticket was had: a repetition after a lost answer gives no second one.
  const keys = useRef<Partial<Record<TicketSource, Promise<string>>>>({});
  return {
    busy,
    refusal,
    async get(source) {
      if (!activity) return;
      const beans = activity.ticketBeans ?? 0;
      const question = {
        title: t('sure', { beans }),
        text: t('sureText'),
        confirmText: t('forBeans', { beans }),
      };
      if (source === 'beans' && !(await ask(question))) return;
      const key = await (keys.current[source] ??= uuid());
      const isGot = await run(source, async () => {
        await getTicket(activity.activityId, source, key);
        return t('got');
      });
      if (!isGot) return;
      keys.current = { ...keys.current, [source]: undefined };
      onTicket();
    },
    claim: (claim) =>
      run('claim', async () => {
        await claimPrize(claim);
        return t('saved');
      }),
  };
}
