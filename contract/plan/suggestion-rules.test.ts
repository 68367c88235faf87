import { seasonStart, suggestionsFor } from './suggestion-rules';
import type { TakenDose } from './taken-rules';

const TODAY = '2026-11-21';
const took = (code: string, day: string): TakenDose => ({
  id: `${code}${day}`,
  source: 'own',
  code,
  doseNo: null,
  day,
});
const codes = (birthday: string, sex: 1 | 2, taken: readonly TakenDose[] = []): string =>
  suggestionsFor({ birthday, sex }, taken, TODAY)
    .map(({ code, status }) => `${code} ${status}`)
    .join(', ');

test.each([
  ['2026-05-22', 1, ''],
  ['2026-05-21', 1, 'flu suggested'],
  ['2016-01-01', 2, 'flu suggested'],
  ['1981-01-01', 2, 'flu suggested, hpv suggested'],
  ['1980-11-22', 2, 'flu suggested, hpv suggested'],
  ['1980-11-21', 2, 'flu suggested'],
  ['1999-11-22', 1, 'flu suggested, hpv suggested'],
  ['1999-11-21', 1, 'flu suggested'],
  ['2010-01-01', 2, 'flu suggested, hpv suggested'],
  ['1976-11-22', 1, 'flu suggested'],
  ['1976-11-21', 1, 'flu suggested, zoster suggested'],
  ['1961-11-22', 1, 'flu suggested, zoster suggested'],
  ['1961-11-21', 1, 'flu suggested, ppv23 suggested, zoster suggested'],
] as const)('born on %s, sex %d: %s', (birthday, sex, expected) => {
  expect(codes(birthday, sex)).toBe(expected);
});

test('influenza counts for its season only', () => {
  expect(codes('1976-11-22', 1, [took('flu', '2026-09-01')])).toBe('flu done');
  expect(codes('1976-11-22', 1, [took('flu', '2026-08-31')])).toBe('flu suggested');
});

test.each([
  ['2026-09-01', '2026-09-01'],
  ['2026-08-31', '2025-09-01'],
  ['2027-02-10', '2026-09-01'],
])('on %s the season began on %s', (today, start) => {
  expect(seasonStart(today)).toBe(start);
});

test('a course that was begun is not suggested anew', () => {
  const one = [took('zoster', '2026-03-01')];
  expect(codes('1970-01-01', 1, one)).toBe('flu suggested, zoster begun');
  expect(codes('1970-01-01', 1, [...one, took('zoster', '2026-06-01')])).toContain('zoster done');
  expect(codes('1970-01-01', 1, [took('zoster-live', '2026-06-01')])).toContain('zoster done');
  expect(codes('1990-01-01', 2, [took('hpv9', '2026-06-01')])).toContain('hpv begun');
});
