import { useCallback, useEffect, useState } from 'react';
import { isApiError, isPassing } from '@/http/failure/api-error';
import { useText } from '@/i18n/messages';
import { showToast } from '@/ui/toast/toast';
import { sendAnswer } from './api';
import { draftOf, dropDraft, keepDraft, useAnswerDraft } from './draft';
import type { AnswerDraft } from './draft';
import { FOLLOW_UP_MESSAGES } from './messages';

/** ms until what is on the device is sent when the page opens, and between further tries. */
const FIRST_TRY = 500;
const RETRY = 10_000;

/** The answer that is written for a vaccination, and its way to the provider. @param onSent reads the follow-up again */
export function useAnswer(orderId: string, onSent: () => Promise<unknown>) {
  const t = useText(FOLLOW_UP_MESSAGES);
  const draft = useAnswerDraft(orderId);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [pause, setPause] = useState(FIRST_TRY);
  const isStored = draft?.isPending ?? false;
  // The form stays until a call has failed for want of network; one of an earlier visit to the page has.
  const [hasFailed, setHasFailed] = useState(isStored);
  const isPending = isStored && hasFailed;

  const send = useCallback(
    async (answer: AnswerDraft): Promise<void> => {
      setBusy(true);
      setRefusal('');
      keepDraft({ ...answer, isPending: true });
      try {
        await sendAnswer(answer);
        setHasFailed(false);
        dropDraft(orderId);
        await onSent();
        showToast(t('sent'), 'success');
      } catch (error) {
        if (isApiError(error) && isPassing(error)) {
          setHasFailed(true);
          return;
        }
        setHasFailed(false);
        // Deleted meanwhile, with the follow-up; a refused "no" has nothing to be corrected.
        const isThere = draftOf(orderId)?.submissionId === answer.submissionId;
        if (isThere && answer.unusual) keepDraft({ ...answer, isPending: false });
        else dropDraft(orderId);
        setRefusal(isApiError(error) ? error.msg : t('failed'));
      } finally {
        setBusy(false);
        setPause(RETRY);
      }
    },
    [orderId, onSent, t],
  );
  useEffect(() => {
    if (!isStored || busy) return undefined;
    const retry = (): void => {
      const waiting = draftOf(orderId);
      if (waiting?.isPending) void send(waiting);
    };
    const timer = setTimeout(retry, pause);
    return () => clearTimeout(timer);
  }, [isStored, busy, pause, orderId, send]);
  return { draft, busy, refusal, isPending, send };
}
