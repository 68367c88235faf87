import * as v from 'valibot';
import { count, day, integer, paging, slotId, wholeNumber } from './fields';

test.each(['2026-02-28', '2028-02-29', '1900-01-01', '2026-12-31'])('%s is a day', (text) => {
  expect(v.is(day, text)).toBe(true);
});

test.each(['2026-02-29', '2026-02-31', '2026-04-31', '0000-01-01', '2026-13-01', '2026-1-1'])(
  '%s is none: no calendar has it',
  (text) => expect(v.is(day, text)).toBe(false),
);

test('a whole number is one that a column of whole numbers holds', () => {
  for (const [text, number] of [
    ['12', 12],
    ['2147483647', 2147483647],
    ['-2147483648', -2147483648],
  ] as const)
    expect(v.parse(wholeNumber, text)).toBe(number);
  for (const text of ['1.5', '2147483648', '-2147483649', '9007199254740993', '1'.repeat(30)])
    expect(v.is(wholeNumber, text)).toBe(false);
});

test('in JSON it is a number', () => {
  expect(v.parse(integer, 2147483647)).toBe(2147483647);
  for (const value of [2147483648, 1.5, '1']) expect(v.is(integer, value)).toBe(false);
});

test('the number of a slot may be larger, as there are more of them', () => {
  expect(v.parse(slotId, '9007199254740991')).toBe(9007199254740991);
  for (const value of ['9007199254740993', 0, '1.5']) expect(v.is(slotId, value)).toBe(false);
});

test('the last row of the last page that may be asked for is one that can be counted', () => {
  const page = v.object(paging);
  expect(v.parse(page, {})).toEqual({ pageNo: 1, pageSize: 20 });
  expect(v.is(page, { pageNo: 42_949_672, pageSize: 50 })).toBe(true);
  expect(v.is(page, { pageNo: 42_949_673, pageSize: 50 })).toBe(false);
});

test.each([
  ['-31.2', -31.2],
  ['12.50', 12.5],
])('the text %s of a query is a number', (text, value) => expect(v.parse(count, text)).toBe(value));

test.each(['', ' ', '0x1f', '1e3', '--1', '1.', 'Infinity'])('%j is none', (text) =>
  expect(v.is(count, text)).toBe(false),
);
