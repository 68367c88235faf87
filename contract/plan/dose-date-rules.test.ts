import { doseDates } from './dose-date-rules';

const NO_LIMIT = {
  minAgeDays: 0,
  ageMonths: null,
  minIntervalDays: 0,
  gapMonths: null,
  maxAgeDays: null,
  beforeMonths: null,
};
const BIRTHDAY = '1990-05-17';

test.each([
  // before, months, days, first day
  ['2027-01-31', 1, 28, '2027-03-01'],
  ['2027-01-31', 1, 30, '2027-03-01'],
  ['2027-01-31', null, 30, '2027-03-02'],
  ['2028-01-31', 1, 28, '2028-03-01'],
  ['2027-02-28', 1, 28, '2027-03-28'],
  ['2026-11-30', 3, 90, '2027-03-01'],
  ['2027-11-30', 3, 90, '2028-03-01'],
  ['2026-12-01', 3, 90, '2027-03-01'],
  ['2026-08-31', 6, 180, '2027-03-01'],
  ['2027-08-31', 6, 180, '2028-03-01'],
  ['2026-08-30', 6, 180, '2027-03-01'],
  ['2026-02-28', 6, 180, '2026-08-28'],
  ['2026-03-01', 6, 180, '2026-09-01'],
  ['2028-02-29', 12, 365, '2029-03-01'],
  ['2027-02-28', 12, 365, '2028-02-28'],
  ['2027-03-01', 12, 365, '2028-03-01'],
  ['2028-02-29', 36, 1095, '2031-03-01'],
  ['2026-12-31', 2, 60, '2027-03-01'],
  ['2026-12-31', null, 60, '2027-03-01'],
  ['2027-01-31', 3, 90, '2027-05-01'],
  ['2027-01-31', null, 28, '2027-02-28'],
  ['2028-02-29', null, 365, '2029-02-28'],
])('an interval from %s on of %s months and %s days is over on %s', (before, months, least, on) => {
  const rule = { ...NO_LIMIT, gapMonths: months, minIntervalDays: least };
  expect(doseDates(rule, BIRTHDAY, before).byInterval).toBe(on);
});

test.each([
  // birthday, months, days, first day
  ['2026-12-31', 2, 59, '2027-03-01'],
  ['2026-07-31', 8, 242, '2027-03-31'],
  ['2026-06-30', 8, 242, '2027-03-01'],
  ['2024-02-29', 24, 730, '2026-03-01'],
  ['2024-02-29', 48, 1461, '2028-02-29'],
  ['2025-08-31', 18, 546, '2027-03-01'],
  ['2026-09-01', null, 42, '2026-10-13'],
])('who is born on %s is %s months and %s days old on %s', (birthday, months, least, on) => {
  const rule = { ...NO_LIMIT, ageMonths: months, minAgeDays: least };
  expect(doseDates(rule, birthday, null)).toEqual({ byAge: on, byInterval: null, last: null });
});

test.each([
  ['2026-06-01', 12, '2027-05-31'],
  ['1980-05-17', 45 * 12, '2025-05-16'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-28'],
  ['2026-03-31', 1, '2026-04-30'],
  ['2026-05-17', 0, '2026-05-16'],
])('somebody born on %s is under %d months of age until %s', (birthday, beforeMonths, last) => {
  expect(doseDates({ ...NO_LIMIT, maxAgeDays: 20_000, beforeMonths }, birthday, null).last).toBe(
    last,
  );
});

test('an upper age in days includes its last day, and none is no limit', () => {
  expect(doseDates({ ...NO_LIMIT, maxAgeDays: 31 }, '2026-10-01', null).last).toBe('2026-11-01');
  expect(doseDates(NO_LIMIT, '2026-10-01', null).last).toBeNull();
});

test('age and interval are computed apart: neither delays the other', () => {
  const rule = { ...NO_LIMIT, ageMonths: 18, gapMonths: 6 };
  expect(doseDates(rule, '2025-01-31', '2026-03-31')).toEqual({
    byAge: '2026-07-31',
    byInterval: '2026-10-01',
    last: null,
  });
});
