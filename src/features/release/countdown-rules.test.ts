import { timeLeft, untilNextSecond } from './countdown-rules';

test('days stand apart, hours only while there are some', () => {
  expect(timeLeft(2 * 86_400_000 + 3_600_000 + 61_000)).toMatchObject({
    days: 2,
    hours: 1,
    minutes: 1,
    clock: '01:01:01',
  });
  expect(timeLeft(3_599_000).clock).toBe('59:59');
});

test('the last second is shown until it is over, and nothing below zero', () => {
  expect(timeLeft(1).clock).toBe('00:01');
  expect(timeLeft(0).clock).toBe('00:00');
  expect(timeLeft(-5_000).clock).toBe('00:00');
  expect(untilNextSecond(2_300)).toBe(300);
  expect(untilNextSecond(2_000)).toBe(1_000);
});
