import { useEffect, useState } from 'react';
import type { CardOutcome } from '@contract/follow-up/card-rules';
import type { AefiCardDetail } from '@contract/follow-up/endpoints';
import { isApiError } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { AEFI_MESSAGES } from './aefi-messages';
import { deskRequest } from './api';
import { useDeskStep } from './use-desk-step';

/** One draft card: read once, as each look is recorded, then taken and closed. */
export function useAefiCard(cardId: string) {
  const t = useText(AEFI_MESSAGES);
  const [card, setCard] = useState<AefiCardDetail | null>(null);
  const [failure, setFailure] = useState('');
  const step = useDeskStep();
  useEffect(() => {
    let isGone = false;
    deskRequest('POST /desk/aefi/detail.do', { cardId }).then(
      (found) => isGone || setCard(found),
      (error: unknown) => isGone || setFailure(isApiError(error) ? error.msg : String(error)),
    );
    return () => {
      isGone = true;
    };
  }, [cardId]);
  /** A colleague may have been first: then it is said who, and nothing is said to be done. */
  const take = async (): Promise<void> => {
    let problem = '';
    await step.run(
      async () => {
        const found = await deskRequest('POST /desk/aefi/take.do', { cardId });
        setCard(found);
        if (found.outcome) problem = t('closedAs', { outcome: t(found.outcome) });
        else if (!found.own) problem = t('takenFirst', { name: found.takenBy });
      },
      () => (problem ? '' : t('tookIt')),
    );
    if (problem) step.setProblem(problem);
  };
  /** @returns whether it is closed with that outcome */
  const close = async (outcome: CardOutcome): Promise<boolean> => {
    let problem = '';
    const isDone = await step.run(
      async () => {
        const end = await deskRequest('POST /desk/aefi/close.do', { cardId, outcome });
        if (end.outcome === outcome) return;
        problem = t('closedFirst', { name: end.by, outcome: t(end.outcome) });
        setCard((shown) => shown && { ...shown, outcome: end.outcome });
      },
      () => (problem ? '' : t('ended')),
    );
    if (problem) step.setProblem(problem);
    return isDone && !problem;
  };
  return { card, failure, step, take, close };
}
