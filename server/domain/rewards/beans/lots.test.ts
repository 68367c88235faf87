import { expiryOf, lastDayOf } from './lots';

test.each([
  ['2026-05-01T00:00:00+08:00', '2027-06-01T00:00:00+08:00'],
  ['2026-05-31T23:59:59+08:00', '2027-06-01T00:00:00+08:00'],
  ['2026-06-01T00:00:00+08:00', '2027-07-01T00:00:00+08:00'],
  ['2026-12-31T23:59:59+08:00', '2028-01-01T00:00:00+08:00'],
  ['2027-02-10T12:00:00+08:00', '2028-03-01T00:00:00+08:00'],
])('beans of %s expire a year after the end of their month, in China: %s', (at, expiry) => {
  expect(expiryOf(Date.parse(at))).toEqual(new Date(expiry));
});

test('the last day on which a lot is valid is the one before its midnight', () => {
  expect(lastDayOf(new Date('2027-06-01T00:00:00+08:00'))).toBe('2027-05-31');
  expect(lastDayOf(new Date('2028-03-01T00:00:00+08:00'))).toBe('2028-02-29');
});
