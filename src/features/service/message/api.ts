import type { MessageCard } from '@contract/message/endpoints';
import type { InputOf } from '@contract/endpoints';
import type { ReadTarget } from '@/features/service/unread/pending-read-rules';
import { keepRead } from '@/features/service/unread/pending-reads';
import { session } from '@/shared/session/session-store';
import { setNotReadNoticeNum } from '@/features/service/unread/unread-store';
import { isPassing } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';
import { noteRead } from './read-store';

const SHOWN_BY_PAGE = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

/** What was on screen: the newest message's time (ms by the provider's clock), and the class of a single message. */
type Seen = Pick<MessageCard, 'at'> & Partial<Pick<MessageCard, 'messageClass'>>;

/**
 * Marks messages as read that were seen, locally at once and at the provider; without an answer later. What came after
 * `seen.at` stays unread. @throws ApiError of a refusal
 */
export async function markRead(target: ReadTarget, { at, messageClass }: Seen): Promise<void> {
  try {
    const input = { ...target, seenAt: at };
    const { total } = await request('POST /message/message/read.do', input, SHOWN_BY_PAGE);
    noteRead(target, at);
    setNotReadNoticeNum(total);
    await refreshServerData('GET /message/message/unread.do');
  } catch (error) {
    if (!isPassing(error)) throw error;
    keepRead({
      account: session().userInfo?.id ?? '',
      target,
      messageClass: messageClass ?? null,
      seenAt: at,
    });
    noteRead(target, at);
  }
}

/** Turns kinds of interaction on or off. @throws ApiError */
export const setInteractions = (change: InputOf<'POST /message/message/setInteractions.do'>) =>
  request('POST /message/message/setInteractions.do', change, SHOWN_BY_PAGE);
