import { numbersInBook } from './book-number-rules';
import { OTHER_CODES } from './entry-code-rules';
import { entryViolation } from './entry-rules';
import { seriesOf } from './schedule-rules';

const RECIPIENT_HISTORY = [
  { id: 'a', source: 'own' as const, code: 'hepb', doseNo: 1, day: '2026-01-15' },
  { id: 'b', source: 'order' as const, code: 'flu', doseNo: null, day: '2026-10-01' },
];

test.each([
  ['hepb', 2, '2026-11-21', null],
  ['hepb', 2, '2026-11-22', 'future'],
  ['hepb', 2, '2026-01-14', 'beforeBirth'],
  ['hepb', 1, '2026-02-15', 'sameDose'],
  ['hepb', 2, '2026-01-15', 'sameDay'],
  ['bcg', 1, '2026-01-15', null],
  ['bcg', 2, '2026-01-15', 'doseNo'],
  ['hepb', 4, '2026-06-15', 'doseNo'],
  // A dose that was repeated, as the first one was too early, or whose number nobody knows.
  ['hepb', null, '2026-06-15', null],
  ['hepb', null, '2026-01-15', 'sameDay'],
  ['flu', null, '2026-10-01', 'sameDay'],
  ['flu', null, '2026-11-01', null],
  ['flu', 1, '2026-11-01', 'doseNo'],
  ['mr', null, '2026-11-01', null],
  ['topv', null, '2026-11-01', null],
  ['dt', null, '2026-11-01', null],
] as const)('%s, dose %s on %s: %s', (code, doseNo, day, violation) => {
  expect(entryViolation({ code, doseNo, day }, '2026-01-15', RECIPIENT_HISTORY, '2026-11-21')).toBe(
    violation,
  );
});

test.each([
  ['mr', 'mmr', 1],
  ['topv', 'polio', 1],
  ['dt', 'dtap', 5],
] as const)(
  'a dose of %s, which is no longer in the programme, counts as %s %i',
  (code, as, doseNo) => {
    expect(OTHER_CODES).toContain(code);
    const series = seriesOf(as);
    if (!series) throw new Error(as);
    const taken = [{ id: 'a', source: 'own' as const, code, doseNo: null, day: '2015-10-01' }];
    expect([...numbersInBook(series, taken, '2015-01-15').keys()]).toEqual([doseNo]);
  },
);
