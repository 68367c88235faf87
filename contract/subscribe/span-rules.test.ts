import { isWithin } from './span-rules';

const SPANS = [
  { from: '2026-12-03', to: '2026-12-09' },
  { from: '2026-12-11', to: '2027-01-06' },
  { from: '2026-12-28', to: '2027-01-10' },
];

test.each([
  ['2026-12-02', false],
  ['2026-12-03', true],
  ['2026-12-09', true],
  ['2026-12-10', false],
  ['2026-12-11', true],
  ['2027-01-10', true],
  ['2027-01-11', false],
])('%s is within one of the spans: %s', (day, within) => {
  expect(isWithin(day, SPANS)).toBe(within);
});
