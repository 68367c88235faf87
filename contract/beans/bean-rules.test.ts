import { lastValidDay } from './bean-rules';

test.each([
  ['2026-11-22', '2027-11-30'],
  ['2026-11-30', '2027-11-30'],
  ['2026-12-01', '2027-12-31'],
  ['2027-02-28', '2028-02-29'],
  ['2028-02-29', '2029-02-28'],
])('beans collected on %s are valid until %s', (day, last) => {
  expect(lastValidDay(day)).toBe(last);
});
