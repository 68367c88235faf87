import { resendAt, secondsUntil, untilNextSecond } from './countdown-rules';

test.each([
  [60_000, 60],
  [59_001, 60],
  [59_000, 59],
  [1, 1],
  [0, 0],
  [-5_000, 0],
])('%d ms before the end the countdown shows %d', (rest, shown) => {
  expect(secondsUntil(100_000 + rest, 100_000)).toBe(shown);
});

test('the next change comes when the shown second is over', () => {
  expect(untilNextSecond(60_250, 0)).toBe(250);
  expect(untilNextSecond(60_000, 0)).toBe(1000);
});

test('the server says how long the pause is', () => {
  expect(secondsUntil(resendAt(5_000, 60_000), 5_000)).toBe(60);
});
