import { createLimiter } from './limiter';

const WINDOW = 1_000;

test('the limit holds for a key from its first call to the end of its window', () => {
  const limiter = createLimiter(WINDOW);
  const takes = [0, 1, 2, 999, 1_000].map((now) => limiter.take('a', 2, now));
  expect(takes).toEqual([0, 0, 998, 1, 0]);
  expect(limiter.take('b', 2, 2)).toBe(0);
});

test('whoever has used up a window waits for its end; to ask costs nothing', () => {
  const limiter = createLimiter(WINDOW);
  expect(limiter.wait('a', 2, 0)).toBe(0);
  limiter.take('a', 2, 0);
  expect([limiter.wait('a', 2, 1), limiter.wait('a', 2, 1)]).toEqual([0, 0]);
  limiter.take('a', 2, 1);
  expect(limiter.wait('a', 2, 400)).toBe(600);
  expect(limiter.wait('b', 2, 400)).toBe(0);
  expect(limiter.wait('a', 2, 999)).toBe(1);
  expect(limiter.wait('a', 2, 1_000)).toBe(0);
});

test('a window that begins late in a generation is remembered to its end', () => {
  const limiter = createLimiter(WINDOW);
  limiter.take('early', 1, 0);
  limiter.take('late', 1, 999);
  expect(limiter.take('late', 1, 1_000)).toBe(999);
  expect(limiter.take('late', 1, 1_998)).toBe(1);
  expect(limiter.take('late', 1, 1_999)).toBe(0);
});

test('where the clock goes back, nobody waits until it has come again', () => {
  const limiter = createLimiter(WINDOW);
  for (const now of [90_000, 90_001]) limiter.take('a', 1, now);
  expect(limiter.take('a', 1, 5)).toBe(0);
  expect(limiter.take('a', 1, 6)).toBe(999);
  expect(limiter.take('a', 1, 1_005)).toBe(0);
});

test('what has ended is forgotten, however many it were', () => {
  const limiter = createLimiter(WINDOW);
  for (let index = 0; index < 30_000; index += 1) limiter.take(`address ${index}`, 1, index % 900);
  expect(limiter.size).toBe(30_000);
  limiter.take('one', 1, 2_000);
  expect(limiter.size).toBe(1);
});

test('nothing is allowed where the limit is none', () => {
  expect(createLimiter(WINDOW).take('a', 0, 5)).toBe(WINDOW);
});
