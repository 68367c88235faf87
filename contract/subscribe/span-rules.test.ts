import { firstOutside, isWithin, spansBetween } from './span-rules';

const SPANS = [
  { from: '2026-12-03', to: '2026-12-09' },
  { from: '2026-12-11', to: '2027-01-06' },
  { from: '2026-12-28', to: '2027-01-10' },
];

test.each([
  ['2026-12-02', '2026-12-02'],
  ['2026-12-03', '2026-12-10'],
  ['2026-12-09', '2026-12-10'],
  ['2026-12-10', '2026-12-10'],
  ['2026-12-11', '2027-01-11'],
  ['2027-01-11', '2027-01-11'],
])('from %s on the first day outside is %s', (day, first) => {
  expect(firstOutside(day, SPANS)).toBe(first);
  expect(isWithin(day, SPANS)).toBe(first !== day);
});

test('what lies before or after some days is left out', () => {
  expect(spansBetween(SPANS, '2026-12-05', '2026-12-20')).toEqual([
    { from: '2026-12-05', to: '2026-12-09' },
    { from: '2026-12-11', to: '2026-12-20' },
  ]);
  expect(spansBetween(SPANS, '2027-01-07')).toEqual([{ from: '2027-01-07', to: '2027-01-10' }]);
});
