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
  noteRead({ messageId: '1' });
  expect(read()).toBe(true);
  expect(read({ messageId: '2' })).toBe(false);
});

test('a class that was marked is read up to now, and what comes later is not', () => {
  noteRead({ messageClass: 'booking' });
  expect(read()).toBe(true);
  expect(read({ messageClass: 'reminder' })).toBe(false);
  expect(read({ at: Date.now() + 60_000 })).toBe(false);
});

test('marking everything covers each class', () => {
  noteRead({});
  expect(read({ messageClass: 'waiting' })).toBe(true);
  expect(read({ messageClass: 'reminder' })).toBe(true);
});
