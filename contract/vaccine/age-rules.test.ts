import { ageSpan, fewestDays, lastDayBefore, lastWeek } from './age-rules';
import type { AgeEnd } from './age-rules';

test('an age in months is never later than the calendar and never ends early', () => {
  expect(fewestDays(1)).toBe(28);
  expect(lastDayBefore(1)).toBe(30);
  expect(fewestDays(12)).toBe(365);
  expect(lastDayBefore(12)).toBe(365);
});

test.each<[number, AgeEnd, number, string]>([
  [1, 'least', 1, 'days'],
  [7, 'least', 1, 'weeks'],
  [28, 'least', 1, 'months'],
  [31, 'before', 1, 'months'],
  [42, 'least', 6, 'weeks'],
  [50, 'least', 50, 'days'],
  [59, 'least', 2, 'months'],
  [90, 'least', 90, 'days'],
  [91, 'before', 13, 'weeks'],
  [92, 'before', 3, 'months'],
  [100, 'least', 4, 'months'],
  [100, 'before', 3, 'months'],
  [180, 'least', 6, 'months'],
  [224, 'before', 32, 'weeks'],
  [245, 'before', 8, 'months'],
  [364, 'least', 52, 'weeks'],
  [365, 'least', 1, 'years'],
  [366, 'before', 1, 'years'],
  [371, 'least', 13, 'months'],
  [546, 'least', 18, 'months'],
  [705, 'before', 23, 'months'],
  [770, 'before', 2, 'years'],
  [911, 'least', 30, 'months'],
  [1064, 'least', 35, 'months'],
  [1000, 'least', 3, 'years'],
  [1000, 'before', 2, 'years'],
  [730, 'before', 2, 'years'],
  [45 * 365, 'before', 45, 'years'],
  [3288, 'least', 9, 'years'],
])('%d days as the age %s of a range are %d %s', (days, end, count, unit) => {
  expect(ageSpan(days, end)).toEqual({ unit, count });
});

test('whole calendar months and years stay what they are, at either end', () => {
  for (let months = 1; months <= 70 * 12; months += months < 24 ? 1 : 12) {
    const inYears = months % 12 === 0 || months >= 36;
    const said = inYears
      ? { unit: 'years', count: Math.floor(months / 12) }
      : { unit: 'months', count: months };
    if (inYears && months % 12 !== 0) continue;
    expect(ageSpan(fewestDays(months), 'least')).toEqual(said);
    expect(ageSpan(lastDayBefore(months) + 1, 'before')).toEqual(said);
  }
});

test.each([
  [0, null],
  [83, null],
  [84, 12],
  [85, null],
  [91, null],
  [224, 32],
  [357, 51],
  [364, null],
  [371, null],
])('a range up to day %d ends with weeks: %s', (days, weeks) => {
  expect(lastWeek(days)).toBe(weeks);
});
