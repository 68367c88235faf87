import { intervalOf } from './time-span';

test.each([
  [1, 'days', 1],
  [14, 'days', 14],
  [28, 'days', 28],
  [59, 'days', 59],
  [60, 'months', 2],
  [150, 'months', 5],
  [180, 'months', 6],
  [365, 'years', 1],
  [540, 'months', 18],
  [730, 'years', 2],
  [1095, 'years', 3],
] as const)('an interval of %d days is said in %s: %d', (days, unit, count) => {
  expect(intervalOf(days)).toEqual({ unit, count });
});
