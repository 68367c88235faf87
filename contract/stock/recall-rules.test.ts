import { isToBeCalled, notifiedState } from './recall-rules';

test.each([
  [null, false, 'waiting'],
  [0, false, 'none'],
  [1, false, 'sent'],
  [2, true, 'read'],
] as const)('%s accounts, read: %s → %s', (accounts, isRead, notified) => {
  expect(notifiedState(accounts, isRead)).toBe(notified);
});

test.each([
  ['none', null, true],
  ['none', 'notReached', true],
  ['none', 'reached', false],
  ['waiting', null, true],
  ['sent', null, true],
  ['sent', 'reached', false],
  ['read', null, false],
  ['read', 'notReached', false],
] as const)('notified: %s, marked %s → to be called: %s', (notified, outcome, expected) => {
  expect(isToBeCalled({ notified, outcome })).toBe(expected);
});
