import { waitingOf } from './waiting-rules';

test.each([
  [-5, 'now', 0],
  [59_999, 'now', 0],
  [60_000, 'minutes', 1],
  [60 * 60_000 - 1, 'minutes', 59],
  [60 * 60_000, 'hours', 1],
  [86_400_000 - 1, 'hours', 23],
  [86_400_000, 'days', 1],
  [3 * 86_400_000, 'days', 3],
] as const)('%d ms are %s: %d', (waited, unit, count) => {
  expect(waitingOf(waited)).toEqual({ unit, count });
});
