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
  const take = (): Promise<boolean> =>
    step.run(
      async () => setCard(await deskRequest('POST /desk/aefi/take.do', { cardId })),
      () => t('tookIt'),
    );
  const close = (outcome: CardOutcome): Promise<boolean> =>
    step.run(
      () => deskRequest('POST /desk/aefi/close.do', { cardId, outcome }),
      () => t('ended'),
    );
  return { card, failure, step, take, close };
}
