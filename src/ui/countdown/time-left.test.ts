import { remainingTime, untilNextSecond, wholeSeconds } from './time-left';

test.each([
  [60_000, 60],
  [59_001, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
  [-5_000, 0],
])('%d ms before the end the countdown shows %d', (left, shown) => {
  expect(wholeSeconds(left)).toBe(shown);
});

test('days stand apart, hours only while there are some', () => {
  expect(remainingTime(2 * 86_400_000 + 3_600_000 + 61_000)).toMatchObject({
    days: 2,
    hours: 1,
    minutes: 1,
    seconds: 1,
    clock: '01:01:01',
  });
  expect(remainingTime(3_599_000).clock).toBe('59:59');
});

test.each([
  [1_800_000, '30:00'],
  [61_001, '01:02'],
  [1, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
])('%d ms read as %s: the last second is shown until it is over', (left, clock) => {
  expect(remainingTime(left).clock).toBe(clock);
});

test('the next change comes when the shown second is over', () => {
  expect(untilNextSecond(2_300)).toBe(300);
  expect(untilNextSecond(2_000)).toBe(1_000);
});
