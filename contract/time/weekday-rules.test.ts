import { weekdayOf } from './weekday-rules';

test.each([
  ['2026-11-29', 7],
  ['2026-11-30', 1],
  ['2028-02-29', 2],
  ['2026-12-31', 4],
  ['2027-01-01', 5],
  ['1969-12-31', 3],
  ['1970-01-01', 4],
])('%s is weekday %d', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});
