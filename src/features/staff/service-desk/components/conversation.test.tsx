import { act, render } from '@testing-library/react';
import type { ChatMessage } from '@contract/service/cards';
import type { StaffChat } from '@contract/service/staff-endpoints';
import { staffRequest } from '../api';
import { addToThread, forgetServiceDesk } from '../desk-store';
import { Conversation } from './conversation';

jest.mock('../api', () => ({ staffRequest: jest.fn() }));
jest.mock('./person-orders', () => ({ PersonOrders: () => null }));
jest.mock('./reply-form', () => ({ ReplyForm: () => null }));

const CHAT = { conversationId: 'c1', mine: true, state: 'open', readSeq: 1 } as StaffChat;
const said = (seq: number, text: string) =>
  ({ seq, sender: 'user', clientId: `k${seq}`, kind: 'text', text, at: 0 }) as ChatMessage;

const turn = (hidden: boolean) =>
  act(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  });
const read = () =>
  jest.mocked(staffRequest).mock.calls.filter(([name]) => name === 'POST /service/staff/read.do');

afterEach(() => turn(false));

test('what arrives while nobody looks is read once the page is looked at again', () => {
  forgetServiceDesk();
  jest.mocked(staffRequest).mockResolvedValue(null as never);
  addToThread('c1', [said(1, '在吗')]);
  const show = (lastSeq: number) => (
    <Conversation chat={{ ...CHAT, lastSeq }} onTake={jest.fn()} isTaking={false} />
  );
  const { rerender } = render(show(1));
  turn(true);
  act(() => addToThread('c1', [said(2, '请回一下')]));
  rerender(show(2));
  expect(read()).toEqual([]);
  turn(false);
  expect(read()).toEqual([['POST /service/staff/read.do', { conversationId: 'c1', seq: 2 }]]);
});
