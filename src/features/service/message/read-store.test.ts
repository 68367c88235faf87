import type { MessageCard } from '@contract/message/endpoints';
import { isRead, noteRead, useReadHere } from './read-store';

const card = (more: Partial<MessageCard> = {}): MessageCard => ({
  messageId: '1',
  messageClass: 'booking',
  kind: 'booked',
  title: '预约成功',
  body: '…',
  at: Date.now() - 1000,
  read: false,
  link: null,
  ...more,
});
const read = (more?: Partial<MessageCard>): boolean => isRead(card(more), useReadHere.getState());

beforeEach(() => useReadHere.setState({ ids: {}, before: {} }, true));

test('a message that was opened is read, its neighbours are not', () => {
  noteRead({ messageId: '1' }, Date.now());
  expect(read()).toBe(true);
  expect(read({ messageId: '2' })).toBe(false);
});

test('a class that was marked is read as far as it was seen, and what came after is not', () => {
  noteRead({ messageClass: 'booking' }, 500);
  expect(read({ at: 500 })).toBe(true);
  expect(read({ at: 500, messageClass: 'reminder' })).toBe(false);
  expect(read({ at: 501 })).toBe(false);
});

test('marking everything covers each class, and a list that is seen late takes nothing back', () => {
  noteRead({}, 500);
  noteRead({}, 400);
  expect(read({ at: 500, messageClass: 'waiting' })).toBe(true);
  expect(read({ at: 500, messageClass: 'reminder' })).toBe(true);
});
