import { postingRateLimit, FIRST_DAY } from './posting-limit-rules';
import type { Writing } from './posting-limit-rules';

const BORN = 1_000_000_000;
const SECOND = 1_000;
const writing = (more: Partial<Writing>): Writing => ({
  kind: 'post',
  now: BORN + 3_600 * SECOND,
  since: BORN,
  last: null,
  today: 0,
  pictures: 0,
  links: 0,
  ...more,
});

test('a first post is written without waiting', () => {
  expect(postingRateLimit(writing({}))).toBeNull();
});

test.each([
  ['post', 0, 120],
  ['comment', 0, 30],
  ['post', 2, 15],
  ['comment', 2, 5],
] as const)('a %s on day %d waits %d seconds after the last one', (kind, days, seconds) => {
  const last = BORN + days * FIRST_DAY.length + 60 * SECOND;
  const at = (now: number) => postingRateLimit(writing({ kind, last, now }));
  expect(at(last + seconds * SECOND - 1)).toEqual({
    reason: 'pause',
    retryAt: last + seconds * SECOND,
  });
  expect(at(last + seconds * SECOND)).toBeNull();
});

test.each([
  ['post', 3],
  ['comment', 10],
] as const)('on the first day a %s is one of %d', (kind, most) => {
  expect(postingRateLimit(writing({ kind, today: most - 1 }))).toBeNull();
  expect(postingRateLimit(writing({ kind, today: most }))).toEqual({
    reason: 'firstDayCount',
    retryAt: BORN + FIRST_DAY.length,
  });
  expect(postingRateLimit(writing({ kind, today: most, now: BORN + FIRST_DAY.length }))).toBeNull();
});

test('pictures and links are few on the first day, and free later', () => {
  expect(postingRateLimit(writing({ pictures: 1, links: 2 }))).toBeNull();
  expect(postingRateLimit(writing({ pictures: 2 }))?.reason).toBe('firstDayPictures');
  expect(postingRateLimit(writing({ links: 3 }))?.reason).toBe('firstDayLinks');
  const later = BORN + FIRST_DAY.length;
  expect(postingRateLimit(writing({ pictures: 9, links: 9, now: later }))).toBeNull();
});
