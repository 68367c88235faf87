import { MinuteCounts, MOST_DISTINCT, MOST_WAITING } from './minute-counts';
import type { HashedEvent } from './minute-counts';

const NOON = Date.UTC(2026, 10, 23, 4);
const refusal = (changes: Partial<HashedEvent> = {}): HashedEvent => ({
  event: 'signIn',
  outcome: 'refused',
  call: '/login.do',
  accountKey: '',
  subjectKey: 'm1',
  addressKey: 'a1',
  ...changes,
});

test('equal events of a minute are one count, and only the first is named', () => {
  const counts = new MinuteCounts();
  expect(counts.add(refusal(), NOON)).toEqual(refusal());
  expect(counts.add(refusal(), NOON + 59_999)).toBeNull();
  expect(counts.add(refusal({ subjectKey: 'm2' }), NOON + 10)).toEqual(
    refusal({ subjectKey: 'm2' }),
  );
  expect(counts.add(refusal(), NOON + 60_000)).toEqual(refusal());
  const taken = counts.take();
  expect(
    taken.map(({ subjectKey, minute, times, repeats }) => [subjectKey, minute, times, repeats]),
  ).toEqual([
    ['m1', NOON, 2, 1],
    ['m2', NOON, 1, 0],
    ['m1', NOON + 60_000, 1, 0],
  ]);
  expect(counts.take()).toEqual([]);
});

test('what was taken is counted on within its minute, without being named again', () => {
  const counts = new MinuteCounts();
  counts.add(refusal(), NOON);
  counts.take();
  expect(counts.add(refusal(), NOON + 5_000)).toBeNull();
  expect(counts.take()).toMatchObject([
    { minute: NOON, times: 1, repeats: 1, firstAt: NOON + 5_000 },
  ]);
});

test('beyond the most of a minute events are counted without whose they are', () => {
  const counts = new MinuteCounts();
  for (let index = 0; index < MOST_DISTINCT.refused; index += 1)
    expect(counts.add(refusal({ subjectKey: `m${index}` }), NOON)).not.toBeNull();
  const nameless = { call: '', accountKey: '', subjectKey: '', addressKey: '' };
  expect(counts.add(refusal({ subjectKey: 'next' }), NOON)).toEqual(refusal(nameless));
  expect(counts.add(refusal({ subjectKey: 'last' }), NOON)).toBeNull();
  // One that is known already is still counted under its own name, and successes have a limit of their own.
  expect(counts.add(refusal({ subjectKey: 'm7' }), NOON)).toBeNull();
  expect(counts.add(refusal({ outcome: 'done' }), NOON)).toEqual(refusal({ outcome: 'done' }));
  const taken = counts.take();
  expect(taken).toHaveLength(MOST_DISTINCT.refused + 2);
  expect(taken.filter(({ addressKey }) => addressKey === '')).toMatchObject([{ times: 2 }]);
  expect(taken.find(({ subjectKey }) => subjectKey === 'm7')?.times).toBe(2);
  expect(counts.add(refusal({ subjectKey: 'next' }), NOON + 60_000)?.subjectKey).toBe('next');
});

test('what could not be written is counted with what came since', () => {
  const counts = new MinuteCounts();
  counts.add(refusal(), NOON);
  const taken = counts.take();
  counts.add(refusal(), NOON + 1_000);
  counts.putBack(taken);
  expect(counts.take()).toMatchObject([
    { times: 2, repeats: 1, firstAt: NOON, lastAt: NOON + 1_000 },
  ]);
});

test('while the database is away, no more wait than the memory has room for', () => {
  const counts = new MinuteCounts();
  counts.add(refusal(), NOON);
  const [one] = counts.take();
  if (!one) throw new Error('nothing was counted');
  const minutes = Array.from({ length: MOST_WAITING + 5 }, (_, index) => ({
    ...one,
    minute: index,
  }));
  counts.putBack(minutes);
  counts.putBack(minutes.slice(-5));
  expect(counts.take()).toHaveLength(MOST_WAITING);
});
