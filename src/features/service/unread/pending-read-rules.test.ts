import type { MessageClass } from '@contract/message/message-rules';
import type { PendingRead } from './pending-read-rules';
import { withoutPending, withoutPendingReads, withPending } from './pending-read-rules';

const read = (more: Partial<PendingRead> = {}): PendingRead => ({
  account: 'u1',
  target: { messageId: '7' },
  messageClass: 'booking',
  seenAt: 100,
  ...more,
});
const counts = (booking: number, reminder = 0, at = 50) => {
  const classOf = (messageClass: MessageClass, unread: number) => ({
    messageClass,
    unread,
    newestUnreadAt: unread > 0 ? at : null,
    newest: {
      messageId: '9',
      messageClass,
      kind: 'booked' as const,
      title: '',
      body: '',
      at: 400,
      read: true,
      link: null,
    },
  });
  const classes = [classOf('booking', booking), classOf('reminder', reminder)];
  return { total: booking + reminder, newestUnreadAt: at, version: 'v', classes };
};
const all: PendingRead = read({ target: {}, messageClass: null });
const ofClass: PendingRead = read({ target: { messageClass: 'booking' }, messageClass: null });

test('a message read without a connection counts no longer, in its class and in total', () => {
  expect(withoutPendingReads(counts(2, 1), [read()])).toMatchObject({
    total: 2,
    classes: [{ unread: 1 }, { unread: 1 }],
  });
  expect(withoutPendingReads(counts(0, 1), [read()]).total).toBe(1);
});

test('a class or all that was read counts no longer; what came later does', () => {
  expect(withoutPendingReads(counts(5, 1), [ofClass]).total).toBe(1);
  expect(withoutPendingReads(counts(5, 1), [all]).total).toBe(0);
  expect(withoutPendingReads(counts(5, 0, 200), [all]).total).toBe(1);
});

test('the same read again replaces the earlier one, and only what the provider has goes', () => {
  const later = read({ seenAt: 300 });
  expect(withPending([read(), all], later)).toEqual([all, later]);
  expect(withoutPending([later], read())).toEqual([later]);
  expect(withoutPending([all, later], later)).toEqual([all]);
});
