import { courseDays, intervalEndsOn, oldEnoughOn, youngEnoughUntil } from './course-rules';
import type { CourseDose } from './endpoints';

const dose = (doseNo: number, part: Partial<CourseDose> = {}): CourseDose => ({
  doseNo,
  label: `Dose ${doseNo}`,
  minAgeDays: 0,
  maxAgeDays: null,
  beforeMonths: null,
  minIntervalDays: 0,
  gapMonths: null,
  ageMonths: null,
  day: null,
  ...part,
});
const BIRTHDAY = '1990-05-17';
const days = (doses: readonly CourseDose[], doseNo: number, day: string, birthday = BIRTHDAY) =>
  courseDays(doses, birthday, doseNo, day).map(({ earliest, recommended }) => [
    earliest,
    recommended,
  ]);

test('a 0-2-6 course names the earliest days and whole months', () => {
  const hpv = [dose(1), dose(2, { minIntervalDays: 60 }), dose(3, { minIntervalDays: 120 })];
  expect(days(hpv, 1, '2026-12-01')).toEqual([
    ['2027-01-30', '2027-02-01'],
    ['2027-05-30', '2027-06-01'],
  ]);
  expect(days(hpv, 2, '2026-12-01')).toEqual([['2027-03-31', '2027-04-01']]);
  expect(days(hpv, 3, '2026-12-01')).toEqual([]);
});

test('months end where the month does, and never before the interval is over', () => {
  const sixMonths = [dose(1), dose(2, { gapMonths: 6, minIntervalDays: 180 })];
  expect(days(sixMonths, 1, '2026-08-31')).toEqual([['2027-02-28', '2027-02-28']]);
  expect(days(sixMonths, 1, '2027-08-31')).toEqual([['2028-02-29', '2028-02-29']]);
  const oneMonth = [dose(1), dose(2, { minIntervalDays: 30 })];
  expect(days(oneMonth, 1, '2027-01-31')).toEqual([['2027-03-02', '2027-03-02']]);
  expect(days(oneMonth, 1, '2027-03-31')).toEqual([['2027-04-30', '2027-04-30']]);
});

test('official months are least ones, so that the earliest day is the one that suits', () => {
  const doses = [dose(1), dose(2, { minIntervalDays: 28, minAgeDays: 540, ageMonths: 18 })];
  expect(days(doses, 1, '2026-06-30', '2025-08-31')).toEqual([['2027-02-28', '2027-02-28']]);
});

test.each([
  // before, months, days, first day
  ['2027-01-31', 1, 28, '2027-02-28'],
  ['2027-01-31', 1, 30, '2027-02-28'],
  ['2027-01-31', null, 30, '2027-03-02'],
  ['2028-01-31', 1, 28, '2028-02-29'],
  ['2027-02-28', 1, 28, '2027-03-28'],
  ['2026-11-30', 3, 90, '2027-02-28'],
  ['2027-11-30', 3, 90, '2028-02-29'],
  ['2026-12-01', 3, 90, '2027-03-01'],
  ['2026-08-31', 6, 180, '2027-02-28'],
  ['2027-08-31', 6, 180, '2028-02-29'],
  ['2026-08-30', 6, 180, '2027-02-28'],
  ['2026-02-28', 6, 180, '2026-08-28'],
  ['2026-03-01', 6, 180, '2026-09-01'],
  ['2028-02-29', 12, 365, '2029-02-28'],
  ['2027-02-28', 12, 365, '2028-02-28'],
  ['2027-03-01', 12, 365, '2028-03-01'],
  ['2028-02-29', 36, 1095, '2031-02-28'],
  ['2026-12-31', 2, 60, '2027-02-28'],
  ['2026-12-31', null, 60, '2027-03-01'],
  ['2027-01-31', 3, 90, '2027-04-30'],
  ['2027-01-31', null, 28, '2027-02-28'],
  ['2028-02-29', null, 365, '2029-02-28'],
])('an interval from %s on of %s months and %s days is over on %s', (before, months, least, on) => {
  expect(intervalEndsOn(before, dose(2, { gapMonths: months, minIntervalDays: least }))).toBe(on);
});

test.each([
  // birthday, months, days, first day
  ['2026-12-31', 2, 59, '2027-02-28'],
  ['2026-07-31', 8, 242, '2027-03-31'],
  ['2026-06-30', 8, 242, '2027-02-28'],
  ['2024-02-29', 24, 730, '2026-02-28'],
  ['2024-02-29', 48, 1461, '2028-02-29'],
  ['2025-08-31', 18, 546, '2027-02-28'],
  ['2026-09-01', null, 42, '2026-10-13'],
])('who is born on %s is %s months and %s days old on %s', (birthday, months, least, on) => {
  expect(oldEnoughOn(birthday, dose(1, { ageMonths: months, minAgeDays: least }))).toBe(on);
});

test('an upper age brings the recommended day forward, or says that it is too late', () => {
  const doses = [dose(1), dose(2, { minIntervalDays: 60, maxAgeDays: 214 })];
  expect(days(doses, 1, '2026-12-01', '2026-07-01')).toEqual([['2027-01-30', '2027-01-31']]);
  expect(courseDays(doses, '2026-05-01', 1, '2026-12-01')[0]?.tooLate).toBe(true);
});

test('another injected live vaccine moves the days on, or back to its own day', () => {
  const doses = [dose(1), dose(2, { minIntervalDays: 60 })];
  const near = [
    { from: '2027-01-12', to: '2027-02-07' },
    { from: '2027-02-09', to: '2027-03-07' },
  ];
  const [next] = courseDays(doses, BIRTHDAY, 1, '2026-12-01', near);
  // Without the other vaccine, on 8 February, they would be 30 January and 1 February.
  expect(next).toMatchObject({ earliest: '2027-02-08', recommended: '2027-02-08' });
  const [late] = courseDays(doses, BIRTHDAY, 1, '2026-12-15', near);
  expect(late).toMatchObject({ earliest: '2027-03-08', recommended: '2027-03-08' });
});

test('a dose that is booked already keeps its day, and the next one counts from it', () => {
  const doses = [
    dose(1),
    dose(2, { minIntervalDays: 30, day: '2027-03-05' }),
    dose(3, { minIntervalDays: 30 }),
  ];
  expect(days(doses, 1, '2027-01-01')).toEqual([['2027-04-04', '2027-04-05']]);
});

test.each([
  ['2026-06-01', 12, '2027-05-31'],
  ['1980-05-17', 45 * 12, '2025-05-16'],
  ['2026-08-31', 6, '2027-02-27'],
  ['2024-02-29', 12, '2025-02-27'],
])('somebody born on %s is under %d months of age until %s', (birthday, beforeMonths, last) => {
  expect(youngEnoughUntil(birthday, { maxAgeDays: 20_000, beforeMonths })).toBe(last);
});

test('an upper age in days includes its last day, and none is no limit', () => {
  const byDays = { maxAgeDays: 31, beforeMonths: null };
  expect(youngEnoughUntil('2026-10-01', byDays)).toBe('2026-11-01');
  expect(youngEnoughUntil('2026-10-01', { ...byDays, maxAgeDays: null })).toBeNull();
});

test('a later dose is too late from the birthday on that ends the age for it', () => {
  const rota = [dose(1), dose(2, { minIntervalDays: 28, maxAgeDays: 245, beforeMonths: 8 })];
  const late = (day: string) =>
    courseDays(rota, '2026-03-10', 1, day).map(({ tooLate }) => tooLate);
  expect(late('2026-10-12')).toEqual([false]);
  expect(late('2026-10-13')).toEqual([true]);
});
