import * as v from 'valibot';
import { day, wholeNumber } from './fields';

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
