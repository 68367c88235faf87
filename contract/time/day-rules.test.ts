import fc, { runs } from '../../test/tiers/properties';
import {
  addDays,
  addMonths,
  daysBetween,
  daysFrom,
  isDay,
  monthEnd,
  monthsBetween,
} from './day-rules';

test.each([
  ['2025-01-31', 1, '2025-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['1900-01-31', 1, '1900-02-28'],
  ['2000-01-31', 1, '2000-02-29'],
  ['2024-02-29', 12, '2025-02-28'],
  ['2024-02-29', 48, '2028-02-29'],
  ['2025-08-31', 6, '2026-02-28'],
  ['2025-10-31', 1, '2025-11-30'],
  ['2025-12-15', 1, '2026-01-15'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-03-31', -13, '2025-02-28'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %d months: %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('the day exists, has the date where the month has it, and else is the month’s last', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: -300, max: 1200 }),
      (at, n) => {
        const from = addDays('1900-01-01', at);
        const day = addMonths(from, n);
        const isReal = addDays(day, 0) === day;
        const isSame = day.slice(8) === from.slice(8);
        const isLast = addDays(day, 1).slice(8) === '01' && day.slice(8) < from.slice(8);
        return isReal && (isSame || isLast);
      },
    ),
    { numRuns: runs(2_000) },
  );
});

test.each([
  '0001-01-01',
  '1900-02-28',
  '2000-02-29',
  '2026-02-28',
  '2026-04-30',
  '2026-12-31',
  '2028-02-29',
  '9999-12-31',
])('%s is a day', (text) => expect(isDay(text)).toBe(true));

test.each([
  ...['0000-12-31', '1900-02-29', '2026-02-29', '2026-02-30', '2026-04-31', '2026-12-32'],
  ...[
    '2026-01-00',
    '2026-00-10',
    '2026-13-01',
    '2026-1-1',
    '26-11-29',
    '2026-11-29 ',
    '2026/11/29',
  ],
  ...['2026-11-29T00:00:00Z', '', 'today', 'Invalid Date'],
])('%j is none', (text) => expect(isDay(text)).toBe(false));

test.each([
  ['2026-11-21', 0, '2026-11-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['1900-02-28', 1, '1900-03-01'],
  ['2000-02-28', 366, '2001-02-28'],
  ['0099-12-31', 1, '0100-01-01'],
])('from %s %d days on it is %s, and back', (day, days, then) => {
  expect(addDays(day, days)).toBe(then);
  expect(addDays(then, -days)).toBe(day);
  expect(daysBetween(day, then)).toBe(days);
  expect(daysBetween(then, day) + days).toBe(0);
});

test.each([
  ['2026-01-31', '2026-02-27', 0],
  ['2026-01-31', '2026-02-28', 1],
  ['2028-01-31', '2028-02-28', 0],
  ['2028-01-31', '2028-02-29', 1],
  ['2026-02-28', '2026-03-27', 0],
  ['2026-02-28', '2026-03-28', 1],
  ['2024-02-29', '2025-02-27', 11],
  ['2024-02-29', '2025-02-28', 12],
  ['2026-12-01', '2026-12-31', 0],
  ['2026-12-01', '2027-01-01', 1],
  ['2026-11-21', '2026-11-21', 0],
])('from %s to %s there are %d whole months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

test('as many whole months have passed as can be added without passing the day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60_000 }),
      fc.integer({ min: 0, max: 8_000 }),
      (at, days) => {
        const from = addDays('1900-01-01', at);
        const to = addDays(from, days);
        const months = monthsBetween(from, to);
        return addMonths(from, months) <= to && addMonths(from, months + 1) > to;
      },
    ),
    { numRuns: runs(2_000) },
  );
});

test.each([
  ['2026-02-01', 0, '2026-02-28'],
  ['2028-02-29', 0, '2028-02-29'],
  ['2026-12-31', 0, '2026-12-31'],
  ['2026-12-31', 1, '2027-01-31'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2026-11-01', 12, '2027-11-30'],
])('the month of %s and %d more ends on %s', (day, months, last) => {
  expect(monthEnd(day, months)).toBe(last);
});

test('days from one to another are all of them, over the end of a year too', () => {
  expect(daysFrom('2026-12-30', '2027-01-02')).toEqual(
    '2026-12-30 2026-12-31 2027-01-01 2027-01-02'.split(' '),
  );
  expect(daysFrom('2026-12-30', '2026-12-30')).toEqual(['2026-12-30']);
  expect(daysFrom('2026-12-30', '2026-12-29')).toEqual([]);
});
