import type { Chat, ChatMessage } from '@contract/service/cards';
import { fetchMessages, fetchState } from './api';
import { refreshChat } from './chat-session';
import { chatState, takeChat, takeMessages } from './chat-store';

jest.mock('./api');

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
