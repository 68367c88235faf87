import { create } from 'zustand';
import type { DataOf } from '@contract/endpoints';
import type { Chat, ChatMessage } from '@contract/service/cards';
import { onSignOut } from '@/shared/session/session-store';
import { withMessages } from '@/features/service/chat/thread-rules';

export type ServiceState = DataOf<'GET /service/chat/state.do'>;

export interface ChatStore {
  /** Hours, whether staff answer now, and whether conversations have ended; null until they are known. */
  readonly hours: Omit<ServiceState, 'chat'> | null;
  readonly chat: Chat | null;
  /** Of `chat`, without gaps from the oldest one on. */
  readonly messages: readonly ChatMessage[];
  /** Somebody of the staff is writing. */
  readonly isTyping: boolean;
  /** No socket stays open: news come by calls that wait. */
  readonly isPolling: boolean;
}

const NOTHING: ChatStore = {
  hours: null,
  chat: null,
  messages: [],
  isTyping: false,
  isPolling: false,
};

/** The account's conversation, as far as it is on this device. */
export const useChatStore = create<ChatStore>(() => NOTHING);

export const chatState = (): ChatStore => useChatStore.getState();

/** Takes what the provider says of the conversation; messages of an earlier one go. */
export function takeChat(chat: Chat | null): void {
  const isSame = chat?.conversationId === chatState().chat?.conversationId;
  useChatStore.setState({ chat, ...(isSame ? {} : { messages: [], isTyping: false }) });
}

export const takeMessages = (list: readonly ChatMessage[]): void =>
  useChatStore.setState(({ messages }) => ({ messages: withMessages(messages, list) }));

/** Notes what one side has read. */
export const takeRead = (side: 'readSeq' | 'staffReadSeq', seq: number): void =>
  useChatStore.setState(({ chat }) => ({
    chat: chat && { ...chat, [side]: Math.max(chat[side], seq) },
  }));

onSignOut(() => useChatStore.setState(NOTHING, true));
