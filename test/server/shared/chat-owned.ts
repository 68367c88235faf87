import type { EndpointName } from '@contract/endpoints';
import { newKey } from '../kit/worlds/booking-world';
import type { Caller } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { aText, say } from '../kit/worlds/service-world';

export interface OwnedChat {
  readonly conversationId: string;
}

/** A conversation with customer service that its owner has ended. */
export const anEndedConversation =
  () =>
  async (owner: Caller, provider: Provider): Promise<OwnedChat> => {
    const { chat } = await say(provider, owner, '怎么改期');
    await provider.ok('POST /service/chat/close.do', {}, owner);
    return { conversationId: chat.conversationId };
  };

type Calls<Owned> = Partial<
  Record<EndpointName, (owned: Owned) => Readonly<Record<string, unknown>>>
>;

/** Calls of users to customer service that take an id of something owned, with their input. */
export const CHAT_CALLS: Calls<OwnedChat & { readonly orderId: string }> = {
  'GET /service/chat/formerMessages.do': ({ conversationId }) => ({ conversationId }),
  'POST /service/chat/rate.do': ({ conversationId }) => ({ conversationId, rating: 1 }),
  'POST /service/chat/send.do': ({ orderId: id }) => ({
    clientId: newKey(),
    message: { kind: 'order', id },
  }),
};

const byId = ({ conversationId }: OwnedChat) => ({ conversationId });

/** Calls of customer service's staff that take a conversation, with their input. */
export const STAFF_CHAT_CALLS: Calls<OwnedChat> = {
  'GET /service/staff/messages.do': byId,
  'GET /service/staff/orders.do': byId,
  'POST /service/staff/take.do': byId,
  'POST /service/staff/handOver.do': byId,
  'POST /service/staff/close.do': byId,
  'POST /service/staff/read.do': ({ conversationId }) => ({ conversationId, seq: 1 }),
  'POST /service/staff/send.do': ({ conversationId }) => ({
    conversationId,
    clientId: newKey(),
    message: aText('您好'),
  }),
};
