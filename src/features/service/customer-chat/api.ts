import type { DataOf } from '@contract/endpoints';
import type { Sent } from '@contract/service/cards';
import { POLL_WAIT } from '@contract/service/chat-rules';
import { request } from '@/http/request';
import { ownAnswer } from './own-answer';

/** ms that a waiting call may take on its way, besides its wait. */
const ON_THE_WAY = 10_000;

const quiet = { neverCancel: true, failure: 'in-place' } as const;
const behind = { neverCancel: true, failure: 'background' } as const;

export const fetchState = (): Promise<DataOf<'GET /service/chat/state.do'>> =>
  ownAnswer(request('GET /service/chat/state.do', {}, behind));

/** Messages after a number, at once. */
export const fetchMessages = (after: number): Promise<DataOf<'GET /service/chat/messages.do'>> =>
  ownAnswer(request('GET /service/chat/messages.do', { after }, behind));

/** Messages after a number, once there are some, or none after 25 s. */
export const waitForMessages = (after: number): Promise<DataOf<'GET /service/chat/messages.do'>> =>
  ownAnswer(
    request(
      'GET /service/chat/messages.do',
      { after, wait: true },
      { ...behind, timeout: POLL_WAIT + ON_THE_WAY },
    ),
  );

export const sendMessage = (
  clientId: string,
  message: Sent,
): Promise<DataOf<'POST /service/chat/send.do'>> =>
  ownAnswer(request('POST /service/chat/send.do', { clientId, message }, quiet));

export const reportRead = (seq: number): Promise<null> =>
  ownAnswer(request('POST /service/chat/read.do', { seq }, behind));

export const closeChat = (): Promise<null> =>
  ownAnswer(request('POST /service/chat/close.do', {}, quiet));

export const rateChat = (conversationId: string, rating: number): Promise<null> =>
  ownAnswer(request('POST /service/chat/rate.do', { conversationId, rating }, quiet));
