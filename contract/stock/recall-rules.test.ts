import { isToBeCalled, toldState } from './recall-rules';

test.each([
  [null, false, 'waiting'],
  [0, false, 'none'],
  [1, false, 'sent'],
  [2, true, 'read'],
] as const)('%s accounts, read: %s → %s', (accounts, isRead, told) => {
  expect(toldState(accounts, isRead)).toBe(told);
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
] as const)('told: %s, marked %s → to be called: %s', (told, outcome, expected) => {
  expect(isToBeCalled({ told, outcome })).toBe(expected);
});
