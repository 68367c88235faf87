import { dayNumber, dayText, duration, plus, seasonStart } from './day-number-rules';

const after = (day: string, words: string): string =>
  dayText(plus(dayNumber(day), duration(words)));

test.each([
  ['1970-01-01', 0],
  ['1969-12-31', -1],
  ['1970-03-01', 59],
  ['2000-02-29', 11_016],
  ['1900-03-01', -25_508],
  ['1600-02-29', -135_081],
  ['2400-02-29', 157_113],
])('%s is day %i', (text, number) => {
  expect(dayNumber(text)).toBe(number);
  expect(dayText(number)).toBe(text);
});

test('every day of 500 years follows the one before, as the built-in calendar has it', () => {
  for (let day = dayNumber('1850-01-01'); day < dayNumber('2350-01-01'); day += 1) {
    const text = dayText(day);
    if (text !== new Date(day * 86_400_000).toISOString().slice(0, 10) || dayNumber(text) !== day)
      throw new Error(`${day}: ${text}`);
  }
});

test.each([
  // A day that the month does not have is the first of the next one.
  ['2026-08-31', '6 months', '2027-03-01'],
  ['2027-08-31', '6 months', '2028-03-01'],
  ['2026-08-30', '6 months', '2027-03-01'],
  ['2026-08-29', '6 months', '2027-03-01'],
  ['2027-08-29', '6 months', '2028-02-29'],
  ['2026-08-28', '6 months', '2027-02-28'],
  ['2026-10-31', '1 month', '2026-12-01'],
  ['2026-12-31', '2 months', '2027-03-01'],
  ['2024-02-29', '1 year', '2025-03-01'],
  ['2024-02-29', '4 years', '2028-02-29'],
  // Leap centuries.
  ['1896-02-29', '4 years', '1900-03-01'],
  ['1996-02-29', '4 years', '2000-02-29'],
  ['2096-02-29', '4 years', '2100-03-01'],
  // Over the turn of the year, and before 1970.
  ['2026-12-01', '1 month', '2027-01-01'],
  ['2026-01-01', '11 months', '2026-12-01'],
  ['1957-11-15', '14 months', '1959-01-15'],
  ['1969-12-31', '1 day', '1970-01-01'],
])('%s and %s is %s', (from, words, to) => {
  expect(after(from, words)).toBe(to);
});

test.each([
  // Months first, then days.
  ['2026-08-31', '6 months - 4 days', '2027-02-25'],
  ['2026-08-28', '6 months - 4 days', '2027-02-24'],
  ['2026-01-31', '1 month + 4 weeks', '2026-03-29'],
  ['2026-01-31', '12 months - 1 month', '2026-12-31'],
  ['2026-03-31', '- 1 month', '2026-03-01'],
  ['2026-01-15', '- 1 month', '2025-12-15'],
  ['2026-01-15', '- 4 days', '2026-01-11'],
  ['2026-01-15', '0 days', '2026-01-15'],
])('%s and %s is %s: months before days', (from, words, to) => {
  expect(after(from, words)).toBe(to);
});

test.each([
  ['6 weeks', { months: 0, days: 42 }],
  ['1 year', { months: 12, days: 0 }],
  ['12 years - 4 days', { months: 144, days: -4 }],
  ['16 months + 4 weeks', { months: 16, days: 28 }],
  ['2years+1day', { months: 24, days: 1 }],
  [' 8 weeks ', { months: 0, days: 56 }],
])('"%s" is %j', (words, expected) => {
  expect(duration(words)).toEqual(expected);
});

test.each(['', ' ', 'soon', '6', '6 fortnights', '6 months 4 days', '6 months - ', '1.5 years'])(
  '"%s" is no duration',
  (words) => {
    expect(() => duration(words)).toThrow('no duration');
  },
);

test.each([
  ['2026-07-01', '07-01', '2026-07-01'],
  ['2026-06-30', '07-01', '2025-07-01'],
  ['2027-01-01', '07-01', '2026-07-01'],
  ['2026-01-01', '01-01', '2026-01-01'],
  ['2025-12-31', '01-01', '2025-01-01'],
])('the season of %s that begins on %s began on %s', (day, begins, expected) => {
  expect(dayText(seasonStart(dayNumber(day), begins))).toBe(expected);
});
