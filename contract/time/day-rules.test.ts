import fc, { runs } from '../../test/tiers/properties';
import { addDays, addMonths } from './day-rules';

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
