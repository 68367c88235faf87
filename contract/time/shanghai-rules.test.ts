import {
  monthAfter,
  shanghaiClock,
  shanghaiDay,
  shanghaiInstant,
  shanghaiText,
} from './shanghai-rules';

test('a day changes at midnight of Shanghai, not of Greenwich', () => {
  expect(shanghaiDay(Date.parse('2026-11-19T15:59:59.999Z'))).toBe('2026-11-19');
  expect(shanghaiDay(Date.parse('2026-11-19T16:00:00Z'))).toBe('2026-11-20');
  expect(shanghaiInstant('2026-11-20', '08:00')).toBe(Date.parse('2026-11-20T00:00:00Z'));
});

test.each([
  [Date.UTC(2026, 10, 21, 2, 5), '10:05'],
  [Date.UTC(2026, 10, 20, 16, 0), '00:00'],
])('an instant is shown by the clock of Shanghai', (at, clock) => {
  expect(shanghaiClock(at)).toBe(clock);
});

test.each([
  ['2026-11-29T15:59:59.999Z', '2026-11-29T23:59:59'],
  ['2026-11-29T16:00:00Z', '2026-11-30T00:00:00'],
  ['2026-12-31T16:00:00Z', '2027-01-01T00:00:00'],
  ['2028-02-28T16:00:00Z', '2028-02-29T00:00:00'],
  // Neither daylight saving time of others nor China's own of 1986 to 1991 counts.
  ['2026-03-07T18:00:00Z', '2026-03-08T02:00:00'],
  ['1986-05-03T18:00:00Z', '1986-05-04T02:00:00'],
])('%s is %s in Shanghai', (at, text) => {
  expect(shanghaiText(Date.parse(at))).toBe(text);
});

test.each([
  ['2026-01', '2026-02'],
  ['2026-02', '2026-03'],
  ['2028-02', '2028-03'],
  ['2026-04', '2026-05'],
  ['2026-12', '2027-01'],
])('%s is followed by %s', (month, after) => {
  expect(monthAfter(month)).toBe(after);
});
