import { isTimely, suggestionsFor } from './suggestion-rules';
import type { AdministeredDose } from './administered-dose';

const TODAY = '2026-11-21';
const took = (code: string, day: string): AdministeredDose => ({
  id: `${code}${day}`,
  source: 'own',
  code,
  doseNo: null,
  day,
});
const codes = (birthday: string, sex: 1 | 2, taken: readonly AdministeredDose[] = []): string =>
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
  ['1966-11-22', 1, 'flu suggested, zoster suggested'],
  ['1966-11-21', 1, 'flu suggested, ppv23 suggested, zoster suggested'],
] as const)('born on %s, sex %d: %s', (birthday, sex, expected) => {
  expect(codes(birthday, sex)).toBe(expected);
});

test('influenza counts for its season only', () => {
  // The vaccine of a season is released from July on.
  expect(codes('1976-11-22', 1, [took('flu', '2026-07-01')])).toBe('flu done');
  expect(codes('1976-11-22', 1, [took('flu', '2026-06-30')])).toBe('flu suggested');
});

test('a child below nine needs two doses in its first season', () => {
  expect(codes('2022-05-20', 1, [took('flu', '2026-10-01')])).toBe('flu begun');
  expect(codes('2022-05-20', 1, [took('flu', '2026-10-01'), took('flu', '2026-10-28')])).toBe(
    'flu begun',
  );
  expect(codes('2022-05-20', 1, [took('flu', '2026-10-01'), took('flu', '2026-10-29')])).toBe(
    'flu done',
  );
  expect(codes('2022-05-20', 1, [took('flu', '2025-10-01')])).toBe('flu suggested');
  expect(codes('2022-05-20', 1, [took('flu', '2025-10-01'), took('flu', '2026-10-01')])).toBe(
    'flu done',
  );
  expect(codes('2016-05-20', 1, [took('flu', '2026-10-01')])).toContain('flu done');
});

test('who gets HPV vaccine free, or will, is suggested none', () => {
  expect(codes('2011-11-10', 2)).toContain('hpv');
  expect(codes('2011-11-11', 2)).not.toContain('hpv');
  const [girl] = suggestionsFor({ birthday: '2011-11-11', sex: 2 }, [], '2029-11-10').slice(1);
  const [adult] = suggestionsFor({ birthday: '2011-11-11', sex: 2 }, [], '2029-11-11').slice(1);
  expect([girl?.code, adult?.code]).toEqual([undefined, 'hpv']);
});

test('a course that was begun is not suggested anew', () => {
  const one = [took('zoster', '2026-03-01')];
  expect(codes('1970-01-01', 1, one)).toBe('flu suggested, zoster begun');
  expect(codes('1970-01-01', 1, [...one, took('zoster', '2026-06-01')])).toContain('zoster done');
  expect(codes('1970-01-01', 1, [took('zoster-live', '2026-06-01')])).toContain('zoster done');
  expect(codes('1990-01-01', 2, [took('hpv9', '2026-06-01')])).toContain('hpv begun');
});

const timely = (
  birthday: string,
  sex: 1 | 2,
  today = TODAY,
  taken: readonly AdministeredDose[] = [],
): string =>
  suggestionsFor({ birthday, sex }, taken, today)
    .filter((each) => isTimely(each, { birthday, sex }, today))
    .map(({ code }) => code)
    .join(', ');

test.each([
  ['a baby of six months', '2026-05-21', 1, 'flu'],
  ['a child short of five', '2021-11-22', 2, 'flu'],
  ['a child of five', '2021-11-21', 2, ''],
  ['a young man', '2000-05-01', 1, ''],
  ['a young woman', '2000-05-01', 2, 'hpv'],
  ['a woman past 45', '1980-11-21', 2, ''],
  ['a man of fifty', '1976-11-21', 1, 'zoster'],
  ['a woman short of sixty', '1966-11-22', 2, 'zoster'],
  ['a woman of sixty', '1966-11-21', 2, 'flu, ppv23, zoster'],
] as const)('worth a word to %s', (_who, birthday, sex, expected) => {
  expect(timely(birthday, sex)).toBe(expected);
});

test.each([
  ['2026-08-31', 'ppv23, zoster'],
  ['2026-09-01', 'flu, ppv23, zoster'],
  ['2027-03-31', 'flu, ppv23, zoster'],
  ['2027-04-01', 'ppv23, zoster'],
])('influenza is a matter of its season: %s', (today, expected) => {
  expect(timely('1950-01-01', 1, today)).toBe(expected);
});

test('what was had is no longer worth a word, a course that was begun is so after two months', () => {
  const had = [took('flu', '2026-10-01'), took('ppv23', '2020-01-01')];
  const begun = (day: string) => timely('1950-01-01', 1, TODAY, [...had, took('zoster', day)]);
  expect(begun('2026-09-21')).toBe('zoster');
  expect(begun('2026-09-22')).toBe('');
});
