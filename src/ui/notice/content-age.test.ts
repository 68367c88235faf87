import { ageOf } from './content-age';

test.each([
  [0, 'now', 0],
  [59_999, 'now', 0],
  [60_000, 'minutes', 1],
  [3_599_999, 'minutes', 59],
  [3_600_000, 'hours', 1],
  [200_000_000, 'days', 2],
])('content of %d ms is %s %d old', (ms, unit, count) => {
  expect(ageOf(ms)).toEqual({ unit, count });
});
