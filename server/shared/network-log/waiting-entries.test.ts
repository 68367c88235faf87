import { MOST_ENTRIES, ONE_ACCESS, WaitingEntries } from './waiting-entries';
import type { StoredEntry } from './waiting-entries';

const NOON = Date.UTC(2026, 10, 23, 4);
const source = { address: '203.0.113.7', port: null };
const opening = {
  event: 'staffAccess',
  call: 'GET /desk/day.do',
  staffId: 's1',
  subject: '2026-11-23',
  source,
} as const;
const entry = (id: string): StoredEntry => ({
  ...{ id, at: NOON, event: 'post', call: 'POST /ugc-api/post/publish.do', address: 'sealed' },
  ...{ userId: 'u1', staffId: null, subject: 'p1' },
  device: { app: 'browser', system: 'OTHER' },
});
const many = (count: number, begin: string): StoredEntry[] =>
  Array.from({ length: count }, (_, index) => entry(`${begin}${index}`));

test('staff opening the same again within ten minutes is one entry', () => {
  const waiting = new WaitingEntries();
  expect(waiting.isNew(opening, NOON)).toBe(true);
  expect(waiting.isNew(opening, NOON + ONE_ACCESS - 1)).toBe(false);
  expect(waiting.isNew(opening, NOON + ONE_ACCESS)).toBe(true);
});

test.each([
  ['somebody else', { staffId: 's2' }],
  ['another day', { subject: '2026-11-24' }],
  ['another call', { call: 'GET /desk/closing.do' }],
  ['another address', { source: { address: '203.0.113.8', port: null } }],
  ['a search, which names nothing', { subject: '' }],
  ['what is published', { event: 'post' }],
] as const)('%s is another entry', (_what, change) => {
  const waiting = new WaitingEntries();
  waiting.isNew(opening, NOON);
  expect(waiting.isNew({ ...opening, ...change }, NOON + 1)).toBe(true);
  expect(waiting.isNew(opening, NOON + 1)).toBe(false);
});

test('what is noted is taken once, the oldest first', () => {
  const waiting = new WaitingEntries();
  for (const each of many(3, 'e')) waiting.add(each);
  expect(waiting.take(2, NOON).map(({ id }) => id)).toEqual(['e0', 'e1']);
  expect(waiting.take(2, NOON).map(({ id }) => id)).toEqual(['e2']);
  expect(waiting.take(2, NOON)).toEqual([]);
});

test('what could not be written comes first the next time', () => {
  const waiting = new WaitingEntries();
  for (const each of many(2, 'e')) waiting.add(each);
  const taken = waiting.take(2, NOON);
  waiting.add(entry('since'));
  waiting.putBack(taken);
  expect(waiting.take(9, NOON).map(({ id }) => id)).toEqual(['e0', 'e1', 'since']);
  expect(waiting.takeLost()).toBe(0);
});

test('while the database is away, no more wait than the memory has room for, and the rest is counted', () => {
  const waiting = new WaitingEntries();
  for (const each of many(MOST_ENTRIES, 'e')) waiting.add(each);
  expect(waiting.takeLost()).toBe(0);
  waiting.add(entry('late'));
  const taken = waiting.take(5, NOON);
  for (const each of many(3, 'since')) waiting.add(each);
  waiting.putBack(taken);
  expect(waiting.takeLost()).toBe(4);
  expect(waiting.takeLost()).toBe(0);
  expect(waiting.take(MOST_ENTRIES + 9, NOON)).toHaveLength(MOST_ENTRIES);
});
