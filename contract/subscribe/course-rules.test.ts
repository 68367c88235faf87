import { courseDays } from './course-rules';
import type { CourseDose } from './endpoints';

const dose = (doseNo: number, part: Partial<CourseDose> = {}): CourseDose => ({
  doseNo,
  label: `Dose ${doseNo}`,
  minAgeDays: 0,
  maxAgeDays: null,
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

test('a child waits for the age of the dose, and is told the age that the schedule recommends', () => {
  const doses = [dose(1), dose(2, { minIntervalDays: 28, minAgeDays: 540, ageMonths: 18 })];
  expect(days(doses, 1, '2026-06-30', '2025-08-31')).toEqual([['2027-02-22', '2027-02-28']]);
});

test('an upper age brings the recommended day forward, or says that it is too late', () => {
  const doses = [dose(1), dose(2, { minIntervalDays: 28, ageMonths: 8, maxAgeDays: 224 })];
  expect(days(doses, 1, '2027-01-01', '2026-07-01')).toEqual([['2027-01-29', '2027-02-10']]);
  expect(courseDays(doses, '2026-05-01', 1, '2027-01-01')[0]?.tooLate).toBe(true);
});

test('a dose that is booked already keeps its day, and the next one counts from it', () => {
  const doses = [
    dose(1),
    dose(2, { minIntervalDays: 30, day: '2027-03-05' }),
    dose(3, { minIntervalDays: 30 }),
  ];
  expect(days(doses, 1, '2027-01-01')).toEqual([['2027-04-04', '2027-04-05']]);
});
