import { intervalOf } from './time-span';

test.each([
  [1, 'days', 1],
  [14, 'days', 14],
  [28, 'days', 28],
  [60, 'days', 60],
  [61, 'months', 2],
  [150, 'months', 5],
  [180, 'months', 6],
  [365, 'years', 1],
  [540, 'months', 18],
  [730, 'years', 2],
  [1095, 'years', 3],
] as const)('an interval of %d days is said in %s: %d', (days, unit, count) => {
  expect(intervalOf({ minIntervalDays: days, gapMonths: null })).toEqual({ unit, count });
});

test.each([
  [1, 'months', 1],
  [2, 'months', 2],
  [6, 'months', 6],
  [12, 'years', 1],
  [18, 'months', 18],
  [36, 'years', 3],
] as const)('an interval of %d calendar months is said in %s: %d', (months, unit, count) => {
  expect(intervalOf({ minIntervalDays: 30 * months, gapMonths: months })).toEqual({ unit, count });
});
