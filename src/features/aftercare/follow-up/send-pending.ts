import { session } from '@/shared/session/session-store';
import { isApiError, isPassing } from '@/http/failure/api-error';
import { refreshServerData } from '@/http/hooks/use-server';
import { sendAnswer } from './api';
import { draftOf, dropDraft, keepDraft, pendingDrafts } from './draft';
import type { AnswerDraft } from './draft';

/** Resolves with whether to go on with others: false without connection. */
async function sendOne(draft: AnswerDraft): Promise<boolean> {
  const isThere = (): boolean => draftOf(draft.orderId)?.submissionId === draft.submissionId;
  try {
    await sendAnswer(draft, 'background');
  } catch (error) {
    if (!isApiError(error) || isPassing(error)) return false;
    // Refused: a "no" has nothing to be corrected; what was noticed is shown again by the page.
    if (isThere() && draft.unusual) keepDraft({ ...draft, isPending: false });
    else if (isThere()) dropDraft(draft.orderId);
    return true;
  }
  if (isThere()) dropDraft(draft.orderId);
  await refreshServerData('GET /order/followUp/detail.do');
  return true;
}

let sending: Promise<void> | null = null;

async function sendAll(): Promise<void> {
  for (const draft of pendingDrafts()) if (!session().isLogin || !(await sendOne(draft))) break;
  sending = null;
}

/** Sends the answers that wait on the device. The provider stores each once, also beside a page that sends it. Never rejects. */
export function sendPendingAnswers(): Promise<void> {
  sending ??= Promise.resolve()
    .then(sendAll)
    .catch(() => void (sending = null));
  return sending;
}
