import { entryViolation } from './entry-rules';

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
  ['hepb', null, '2026-06-15', 'doseNo'],
  ['flu', null, '2026-10-01', 'sameDay'],
  ['flu', null, '2026-11-01', null],
  ['flu', 1, '2026-11-01', 'doseNo'],
] as const)('%s, dose %s on %s: %s', (code, doseNo, day, violation) => {
  expect(entryViolation({ code, doseNo, day }, '2026-01-15', RECIPIENT_HISTORY, '2026-11-21')).toBe(
    violation,
  );
});
