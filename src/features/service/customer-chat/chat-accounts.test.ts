import type { Chat, ChatMessage } from '@contract/service/cards';
import { signIn, signOut } from '@/shared/session/session-store';
import { request } from '@/http/request';
import { loadOlder, openChat, pauseChat, refreshChat } from './chat-session';
import { chatState, takeChat, takeMessages } from './chat-store';
import { changeOutbox, outbox } from './outbox';
import { sendWaiting } from './send-waiting';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/features/service/chat/service-link', () => ({
  createServiceLink: () => ({ start: jest.fn(), stop: jest.fn(), follow: () => () => undefined }),
}));

type Call = { readonly name: string; readonly answer: (data: unknown) => void };
/** Calls that the provider has not answered yet. */
let calls: Call[] = [];

const chat = (conversationId: string, lastSeq: number): Chat => ({
  conversationId,
  state: 'open',
  isQuestion: false,
  staffName: '',
  lastSeq,
  readSeq: lastSeq,
  staffReadSeq: 0,
  ahead: 0,
  rating: null,
  canRate: false,
});
const message = (seq: number, text: string): ChatMessage => ({
  seq,
  sender: 'user',
  clientId: `client-${text}`,
  kind: 'text',
  text,
  target: null,
  picture: null,
  event: null,
  staffName: '',
  at: seq,
});
const state = (ofAccount: Chat | null) => ({
  from: '08:00',
  until: '20:00',
  staffed: true,
  hasFormer: false,
  chat: ofAccount,
});

const begin = (id: string): void =>
  signIn({
    token: `token-${id}`,
    secret: '',
    userInfo: { id, mobile: '', nickName: id, isNew: false },
  } as never);

const settled = () => new Promise((resolve) => setTimeout(resolve));
const answer = async (name: string, data: unknown): Promise<void> => {
  const index = calls.findIndex((call) => call.name.endsWith(name));
  if (index < 0)
    throw new Error(`Nobody asks for ${name}: ${calls.map((call) => call.name).join()}`);
  calls.splice(index, 1)[0]?.answer(data);
  await settled();
};
const texts = (): string[] => chatState().messages.map(({ text }) => text);

beforeEach(() => {
  calls = [];
  jest
    .mocked(request)
    .mockImplementation(
      (name: string) => new Promise((resolve) => void calls.push({ name, answer: resolve })),
    );
  begin('a');
});
afterEach(() => {
  pauseChat();
  signOut('user');
});

const changeAccount = (): void => {
  pauseChat();
  signOut('user');
  begin('b');
};

test('the conversation of one account that arrives in the session of the next is dropped, and the next loads its own', async () => {
  const first = openChat().catch(() => 'dropped');
  changeAccount();
  const second = openChat();
  await answer('state.do', state(chat('of-a', 1)));
  expect(chatState().chat).toBeNull();
  expect(await first).toBe('dropped');
  await answer('state.do', state(chat('of-b', 1)));
  await answer('messages.do', { chat: chat('of-b', 1), list: [message(1, 'b')] });
  await second;
  expect(chatState().chat?.conversationId).toBe('of-b');
  expect(texts()).toEqual(['b']);
});

test('earlier messages of one account never stand in the conversation of the next', async () => {
  takeChat(chat('of-a', 40));
  takeMessages([message(40, 'a')]);
  const older = loadOlder().catch(() => undefined);
  changeAccount();
  takeChat(chat('of-b', 1));
  await answer('messages.do', { chat: chat('of-a', 40), list: [message(2, 'older of a')] });
  await older;
  expect(texts()).toEqual([]);
});

test('the answer to what one account sent reaches the next neither as a message nor as its conversation', async () => {
  const item = { clientId: 'c1', message: { kind: 'text', text: 'a' }, title: '' } as const;
  changeOutbox((now) => ({ ...now, items: [{ ...item, failure: '', isPassing: false }] }));
  const sending = sendWaiting();
  signOut('expired');
  begin('b');
  await answer('send.do', { chat: chat('of-a', 1), message: message(1, 'a') });
  await sending;
  expect(chatState().chat).toBeNull();
  expect(texts()).toEqual([]);
  expect(outbox().items).toEqual([]);
});

test('what an account wrote before its session expired is still there once it signs in again', async () => {
  const item = { clientId: 'c1', message: { kind: 'text', text: 'a' }, title: '' } as const;
  changeOutbox((now) => ({ ...now, items: [{ ...item, failure: '', isPassing: false }] }));
  const sending = sendWaiting();
  signOut('expired');
  await answer('send.do', { chat: chat('of-a', 1), message: message(1, 'a') });
  await sending;
  begin('a');
  expect(outbox().items.map(({ clientId }) => clientId)).toEqual(['c1']);
});

test('an answer of the same session still arrives', async () => {
  const refreshing = refreshChat();
  await answer('state.do', state(chat('of-a', 1)));
  await refreshing;
  expect(chatState().chat?.conversationId).toBe('of-a');
});
