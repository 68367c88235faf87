import type { ServerFrame } from '@contract/service/socket-rules';
import type { Chat, ChatMessage } from '@contract/service/cards';
import { onSignOut, session } from '@/shared/session/session-store';
import { createServiceLink } from '@/features/service/chat/service-link';
import { renewPictures } from '@/features/service/chat/picture-addresses';
import type { ReadThread } from '@/features/service/chat/picture-addresses';
import { completeUntil } from '@/features/service/chat/thread-rules';
import { currentLanguage } from '@/i18n/language';
import type { ReconnectingLink } from '@/platform/socket/reconnecting-link';
import { fetchMessages, fetchState, reportRead, waitForMessages } from './api';
import { chatState, takeChat, takeMessages, takeRead, useChatStore } from './chat-store';
import { changeOutbox } from './outbox';
import { confirmedBy } from './outbox-rules';
import { followSending, sendWaiting } from './send-waiting';

/** Messages read at once; older ones on demand. */
const PAGE = 30;
/** ms between two looks at the place in the queue. */
const QUEUE_POLL_INTERVAL = 20_000;
/** ms for which "is writing" is shown after its last sign. */
const TYPING_SHOWN = 6_000;

let link: ReconnectingLink | null = null;
let unfollow: (() => void) | null = null;
let followedId = '';
let isOpen = false;
let queueTimer: ReturnType<typeof setInterval> | undefined;
let typingTimer: ReturnType<typeof setTimeout> | undefined;

const newest = (): number => completeUntil(chatState().messages);

/** Takes messages from wherever they come, and says that they have been read. */
function accept(list: readonly ChatMessage[], chat?: Chat | null): void {
  if (chat !== undefined) takeChat(chat);
  takeMessages(list);
  changeOutbox((now) => confirmedBy(now, list));
  if (list.some(({ sender }) => sender === 'staff')) showTyping(false);
  followChat();
  markRead();
}

followSending(({ chat, message }) => accept([message], chat));

function markRead(): void {
  const { chat } = chatState();
  const seq = newest();
  if (!isOpen || !chat || seq <= chat.readSeq) return;
  takeRead('readSeq', seq);
  reportRead(seq).catch(() => undefined);
}

function showTyping(isTyping: boolean): void {
  clearTimeout(typingTimer);
  useChatStore.setState({ isTyping });
  if (isTyping) typingTimer = setTimeout(() => showTyping(false), TYPING_SHOWN);
}

/** Reads the conversation's state anew. Rejects with an ApiError. */
export async function refreshChat(): Promise<void> {
  const { chat, ...hours } = await fetchState();
  useChatStore.setState({ hours });
  takeChat(chat);
  followChat();
  // A closed conversation brings no more news: what it still lacks is read now.
  const shown = newest();
  if (chat?.state === 'closed' && shown > 0 && shown < chat.lastSeq)
    takeMessages((await fetchMessages(shown)).list);
}

const refreshQuietly = (): void => void refreshChat().catch(() => undefined);

function showPolling(isPolling: boolean): void {
  if (chatState().isPolling !== isPolling) useChatStore.setState({ isPolling });
}

function heard(frame: ServerFrame): void {
  showPolling(false);
  if (frame.type === 'ready') {
    void sendWaiting();
    // What was read, taken or closed meanwhile is not in the messages.
    refreshQuietly();
  }
  // A call finds out, and acts on it, whether the sign-in is over.
  if (frame.type === 'refused') refreshQuietly();
  if (!('conversationId' in frame) || frame.conversationId !== chatState().chat?.conversationId)
    return;
  if (frame.type === 'typing') showTyping(true);
  if (frame.type === 'read') takeRead('staffReadSeq', frame.seq);
  if (frame.type !== 'messages') return;
  accept(frame.list);
  if (frame.list.some(({ kind }) => kind === 'event')) refreshQuietly();
}

async function poll(): Promise<void> {
  showPolling(true);
  const { chat, list } = await waitForMessages(newest());
  accept(list, chat);
  void sendWaiting();
}

const createOwnLink = (): ReconnectingLink =>
  createServiceLink({
    hello: () => {
      const { token } = session();
      return token ? { type: 'user', token, language: currentLanguage() } : null;
    },
    onFrame: heard,
    poll,
  });

/** Connects to an open conversation; a closed one brings no more news. */
function followChat(): void {
  const { chat } = chatState();
  if (!isOpen || !chat || chat.state === 'closed') return endLink();
  link ??= createOwnLink();
  if (followedId !== chat.conversationId) {
    unfollow?.();
    followedId = chat.conversationId;
    unfollow = link.follow(followedId, newest);
  }
  link.start();
}

function endLink(): void {
  unfollow?.();
  unfollow = null;
  followedId = '';
  link?.stop();
  showPolling(false);
}

/** The shown conversation, for its pictures. */
export const shownThread: ReadThread = {
  messages: () => chatState().messages,
  reread: async (after) => takeMessages((await fetchMessages(after)).list),
};

async function load(): Promise<void> {
  await refreshChat();
  const { chat, messages } = chatState();
  if (chat && messages.length === 0) {
    const { list } = await fetchMessages(Math.max(0, chat.lastSeq - PAGE));
    accept(list);
  } else await renewPictures(shownThread).catch(() => undefined);
  await sendWaiting();
}

let loading: Promise<void> | null = null;

/** The page is in front: loads the conversation and hears of news until {@link pauseChat}. Rejects with an ApiError. */
export function openChat(): Promise<void> {
  isOpen = true;
  queueTimer ??= setInterval(() => {
    if (chatState().chat?.state === 'waiting') refreshQuietly();
  }, QUEUE_POLL_INTERVAL);
  followChat();
  if (loading) return loading;
  const own = load().finally(() => {
    if (loading === own) loading = null;
  });
  loading = own;
  return own;
}

// The next session loads its own conversation, by a socket that says who it is.
onSignOut(() => {
  loading = null;
  endLink();
  link = null;
  clearTimeout(typingTimer);
});

/** The page is no longer in front: staff's answers are announced by a message. */
export function pauseChat(): void {
  isOpen = false;
  clearInterval(queueTimer);
  queueTimer = undefined;
  endLink();
}

/** Loads messages before the oldest one that is here. Rejects with an ApiError. */
export async function loadOlder(): Promise<void> {
  const oldest = chatState().messages[0]?.seq ?? 1;
  const { list } = await fetchMessages(Math.max(0, oldest - 1 - PAGE));
  takeMessages(list);
}

let typedAt = 0;
/** ms between two signs that somebody is writing. */
const TYPING_EVERY = 3_000;

/** Tells staff that the person is writing. */
export function notifyTyping(): void {
  const now = Date.now();
  if (now - typedAt < TYPING_EVERY || followedId === '') return;
  typedAt = now;
  link?.typing(followedId);
}
