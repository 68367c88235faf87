import { intervalOf, spanOf } from './time-span';

test.each([
  [0, 'days', 0],
  [10, 'days', 10],
  [14, 'weeks', 2],
  [28, 'months', 1],
  [30, 'months', 1],
  [60, 'months', 2],
  [150, 'months', 5],
  [365, 'years', 1],
  [540, 'months', 18],
  [730, 'years', 2],
  [3287, 'years', 9],
])('%d days are %2$d %1$s', (days, unit, count) => {
  expect(spanOf(days)).toEqual({ unit, count });
});

test.each([
  [1, 'days', 1],
  [14, 'days', 14],
  [28, 'days', 28],
  [59, 'days', 59],
  [60, 'months', 2],
  [180, 'months', 6],
  [365, 'years', 1],
  [1095, 'years', 3],
] as const)('an interval of %d days is said in %s: %d', (days, unit, count) => {
  expect(intervalOf(days)).toEqual({ unit, count });
});
