import { courseDays } from './course-rules';
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
  expect(days(sixMonths, 1, '2026-08-31')).toEqual([['2027-03-01', '2027-03-01']]);
  expect(days(sixMonths, 1, '2027-08-31')).toEqual([['2028-03-01', '2028-03-01']]);
  const oneMonth = [dose(1), dose(2, { minIntervalDays: 30 })];
  expect(days(oneMonth, 1, '2027-01-31')).toEqual([['2027-03-02', '2027-03-02']]);
  expect(days(oneMonth, 1, '2027-03-31')).toEqual([['2027-04-30', '2027-04-30']]);
});

test('official months are least ones, so that the earliest day is the one that suits', () => {
  const doses = [dose(1), dose(2, { minIntervalDays: 28, minAgeDays: 540, ageMonths: 18 })];
  expect(days(doses, 1, '2026-06-30', '2025-08-31')).toEqual([['2027-03-01', '2027-03-01']]);
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

test('a later dose is too late from the birthday on that ends the age for it', () => {
  const rota = [dose(1), dose(2, { minIntervalDays: 28, maxAgeDays: 245, beforeMonths: 8 })];
  const late = (day: string) =>
    courseDays(rota, '2026-03-10', 1, day).map(({ tooLate }) => tooLate);
  expect(late('2026-10-12')).toEqual([false]);
  expect(late('2026-10-13')).toEqual([true]);
});
