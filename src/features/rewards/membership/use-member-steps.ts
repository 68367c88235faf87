import { useRef } from 'react';
import type { MemberInfo, MemberTerm } from '@contract/member/endpoints';
import { moneyText } from '@contract/money/money-text-rules';
import { usePageSteps } from '@/http/hooks/use-page-steps';
import type { PageSteps } from '@/http/hooks/use-page-steps';
import { useDateText } from '@/i18n/date-text';
import { useText } from '@/i18n/messages';
import { uuid } from '@/platform/secure-random/ids';
import type { Question } from '@/ui/popup/use-confirm';
import { endTerm, exchangeBeans, redeemCode } from './api';
import { MEMBERSHIP_MESSAGES } from './messages';

export interface MemberSteps extends Pick<PageSteps, 'busy' | 'refusal'> {
  readonly exchange: (forBeans: MemberInfo['forBeans']) => Promise<void>;
  /** @returns whether the code was redeemed */
  readonly redeem: (code: string) => Promise<boolean>;
  readonly end: (term: MemberTerm) => Promise<void>;
}

/** The steps of the member centre. @param ask asks before something is spent or ended */
export function useMemberSteps(ask: (question: Question) => Promise<boolean>): MemberSteps {
  const t = useText(MEMBERSHIP_MESSAGES);
  const dates = useDateText();
  const { busy, refusal, run } = usePageSteps(() => t('failed'));
  // Kept until an exchange succeeded: a repetition after a lost answer spends nothing more.
  const key = useRef<Promise<string> | null>(null);
  const dayOf = ({ lastDay }: MemberInfo): string => (lastDay ? dates.dayOfYear(lastDay) : '');
  return {
    busy,
    refusal,
    async exchange(forBeans) {
      const question = { title: t('sure', forBeans), text: t('sureText') };
      if (!(await ask({ ...question, confirmText: t('exchange', forBeans) }))) return;
      key.current ??= uuid();
      const idempotencyKey = await key.current;
      const isDone = await run('exchange', async () =>
        t('exchanged', { day: dayOf(await exchangeBeans(idempotencyKey)) }),
      );
      if (isDone) key.current = null;
    },
    redeem: (code) =>
      run('code', async () => t('redeemed', { day: dayOf(await redeemCode(code)) })),
    async end({ termId, beansBack, centsBack }) {
      const count = beansBack ?? 0;
      const isMoney = centsBack !== null;
      const price = moneyText(centsBack ?? 0);
      const question = {
        title: t('endSure'),
        text: isMoney ? t('endMoneyText', { price }) : t('endText', { count }),
        confirmText: t(isMoney ? 'endMoney' : 'end'),
      };
      if (!(await ask({ ...question, tone: 'danger' }))) return;
      await run(termId, async () => {
        const { terms } = await endTerm(termId);
        const refund = terms.find((term) => term.termId === termId)?.refund;
        return isMoney
          ? t('endedMoney', { price: moneyText(refund?.cents ?? 0) })
          : t('endedNow', { count });
      });
    },
  };
}
