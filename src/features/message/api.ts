import type { MessageCard } from '@contract/message/endpoints';
import type { InputOf } from '@contract/endpoints';
import type { ReadTarget } from '@/features/unread/pending-read-rules';
import { keepRead } from '@/features/unread/pending-reads';
import { session } from '@/features/account/session-store';
import { setNotReadNoticeNum } from '@/features/unread/unread-store';
import { isPassing } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { refreshServerData } from '@/http/hooks/use-server';
import { serverNow } from '@/http/server-clock';
import { noteRead } from './read-store';

const IN_PLACE = { isJson: true, neverCancel: true, failure: 'in-place' } as const;

type Seen = Pick<MessageCard, 'messageClass' | 'at'>;

/**
 * Marks messages as read, locally at once and at the provider; without an answer later. @param seen the message, where
 * it is one @throws ApiError of a refusal
 */
export async function markRead(target: ReadTarget, seen?: Seen): Promise<void> {
  try {
    const { total } = await request('POST /message/message/read.do', target, IN_PLACE);
    noteRead(target);
    setNotReadNoticeNum(total);
    await refreshServerData('GET /message/message/unread.do');
  } catch (error) {
    if (!isPassing(error)) throw error;
    keepRead({
      account: session().userInfo?.id ?? '',
      target,
      messageClass: seen?.messageClass ?? null,
      seenAt: seen?.at ?? serverNow(),
    });
    noteRead(target);
  }
}

/** Turns kinds of interaction on or off. @throws ApiError */
export const setInteractions = (change: InputOf<'POST /message/message/setInteractions.do'>) =>
  request('POST /message/message/setInteractions.do', change, IN_PLACE);
