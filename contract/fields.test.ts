import * as v from 'valibot';
import { count, day, wholeNumber } from './fields';

test.each(['2026-02-28', '2028-02-29', '1900-01-01', '2026-12-31'])('%s is a day', (text) => {
  expect(v.is(day, text)).toBe(true);
});

test.each(['2026-02-29', '2026-02-31', '2026-04-31', '0000-01-01', '2026-13-01', '2026-1-1'])(
  '%s is none: no calendar has it',
  (text) => expect(v.is(day, text)).toBe(false),
);

test('a whole number is one that a column of whole numbers holds', () => {
  expect(v.parse(wholeNumber, '12')).toBe(12);
  for (const text of ['1.5', '9007199254740993', '1'.repeat(30)])
    expect(v.is(wholeNumber, text)).toBe(false);
});

test.each([
  ['-31.2', -31.2],
  ['12.50', 12.5],
])('the text %s of a query is a number', (text, value) => expect(v.parse(count, text)).toBe(value));

test.each(['', ' ', '0x1f', '1e3', '--1', '1.', 'Infinity'])('%j is none', (text) =>
  expect(v.is(count, text)).toBe(false),
);
