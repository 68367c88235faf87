import type { Chat, ChatMessage } from '@contract/service/cards';
import { pictureToOpen } from '@/features/service/chat/picture-addresses';
import { pictureUrl } from '@/http/picture-url';
import { fetchMessages, fetchState } from './api';
import { openChat, pauseChat, refreshChat, shownThread } from './chat-session';
import { chatState, takeChat, takeMessages } from './chat-store';

jest.mock('./api');
jest.mock('@/features/service/chat/service-link', () => ({
  createServiceLink: () => ({ start: jest.fn(), stop: jest.fn(), follow: () => () => undefined }),
}));

afterEach(() => {
  pauseChat();
  takeChat(null);
});

const chat = (state: Chat['state'], lastSeq: number): Chat => ({
  conversationId: 'c',
  state,
  isQuestion: false,
  staffName: '',
  lastSeq,
  readSeq: 1,
  staffReadSeq: 1,
  ahead: 0,
  rating: null,
  canRate: false,
});
const message = (seq: number): ChatMessage => ({
  seq,
  sender: 'system',
  clientId: `c${seq}`,
  kind: 'event',
  text: '',
  target: null,
  picture: null,
  event: 'closed',
  staffName: '',
  at: seq,
});

test('a conversation that has ended still brings its last words, though its socket ends', async () => {
  takeChat(chat('open', 1));
  takeMessages([message(1)]);
  jest.mocked(fetchState).mockResolvedValue({
    from: '08:00',
    until: '20:00',
    staffed: true,
    hasFormer: false,
    chat: chat('closed', 2),
  });
  jest.mocked(fetchMessages).mockResolvedValue({ chat: chat('closed', 2), list: [message(2)] });
  await refreshChat();
  expect(fetchMessages).toHaveBeenCalledWith(1);
  expect(chatState().messages.map(({ seq }) => seq)).toEqual([1, 2]);
});

const picture = (seq: number, until: number): ChatMessage => ({
  ...message(seq),
  kind: 'picture',
  event: null,
  picture: { url: `/upload/p?until=${until}&size=full`, feedUrl: `/upload/p?until=${until}` },
});
const HOUR = 3_600_000;

test('who comes back after an hour is shown the pictures by addresses that work', async () => {
  const late = Date.now() - HOUR;
  const soon = Date.now() + HOUR;
  takeChat(chat('open', 3));
  takeMessages([message(1), picture(2, late), message(3)]);
  jest.mocked(fetchState).mockResolvedValue({
    from: '08:00',
    until: '20:00',
    staffed: true,
    hasFormer: false,
    chat: chat('open', 3),
  });
  jest
    .mocked(fetchMessages)
    .mockResolvedValue({ chat: chat('open', 3), list: [picture(2, soon), message(3)] });
  await openChat();
  expect(fetchMessages).toHaveBeenLastCalledWith(1);
  expect(chatState().messages[1]?.picture?.url).toContain(`until=${soon}`);
});

test('a picture is opened by an address that works; without a network by the one at hand', async () => {
  const late = picture(2, Date.now() - HOUR);
  const soon = picture(2, Date.now() + HOUR);
  takeChat(chat('open', 2));
  takeMessages([message(1), late]);
  jest.mocked(fetchMessages).mockRejectedValueOnce(new Error('offline'));
  expect(await pictureToOpen(shownThread, late)).toBe(pictureUrl(late.picture?.url ?? ''));
  jest.mocked(fetchMessages).mockResolvedValueOnce({ chat: chat('open', 2), list: [soon] });
  expect(await pictureToOpen(shownThread, late)).toBe(pictureUrl(soon.picture?.url ?? ''));
});
