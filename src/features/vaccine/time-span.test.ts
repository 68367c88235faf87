import { spanOf } from './time-span';

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
