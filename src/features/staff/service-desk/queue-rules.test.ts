import type { StaffChat } from '@contract/service/staff-endpoints';
import { neighbourOf, partsOf, unreadOf } from './queue-rules';

const chat = (conversationId: string, more: Partial<StaffChat> = {}): StaffChat => ({
  conversationId,
  state: 'waiting',
  urgency: 0,
  isQuestion: false,
  name: '',
  staffName: '',
  mine: false,
  lastSeq: 1,
  readSeq: 0,
  userReadSeq: 0,
  waitingSince: 0,
  rating: null,
  ...more,
});

test('own conversations, those that wait and those of colleagues are apart, in their order', () => {
  const list = [
    chat('a', { mine: true, state: 'open' }),
    chat('b'),
    chat('c', { state: 'open', staffName: 'Bo' }),
    chat('d'),
  ];
  const ids = (part: readonly StaffChat[]) => part.map(({ conversationId }) => conversationId);
  const { own, waiting, others } = partsOf(list);
  expect([own, waiting, others].map(ids)).toEqual([['a'], ['b', 'd'], ['c']]);
});

test.each([
  [null, 1, 'a'],
  [null, -1, 'c'],
  ['a', 1, 'b'],
  ['c', 1, 'a'],
  ['a', -1, 'c'],
  ['gone', 1, 'a'],
] as const)('beside %s in direction %i is %s', (chosen, step, expected) => {
  expect(neighbourOf([chat('a'), chat('b'), chat('c')], chosen, step)).toBe(expected);
});

test('without conversations there is no neighbour', () => {
  expect(neighbourOf([], 'a', 1)).toBeNull();
});

test('what was read further than a late list knows counts as nothing unread', () => {
  expect(unreadOf(chat('a', { lastSeq: 3, readSeq: 1 }))).toBe(2);
  expect(unreadOf(chat('a', { lastSeq: 3, readSeq: 4 }))).toBe(0);
});
