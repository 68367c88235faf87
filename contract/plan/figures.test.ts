import { dayNumber, plus } from '../doses/day-number-rules';
import { judge } from '../doses/judge-rules';
import { CHINA } from '../doses/schedule/china';
import figures from '../doses/schedule/figures.json';
import type { FiguresFile } from '../doses/schedule/file';
import sources from '../doses/schedule/sources.json';
import { patientOf } from './given-rules';
import { PAID_CHILD_VACCINES } from './paid-age-rules';
import { PAID_CODES } from './paid-rules';
import { BCG_TEST_FROM, PROGRAMME_END } from './schedule-code-rules';

const { paidAges, ...single }: FiguresFile = figures;

test('what every client has of the figures is what the table says', () => {
  expect(PROGRAMME_END).toBe(single.programmeEnd.months);
  expect(BCG_TEST_FROM).toBe(single.bcgTest.fromMonths);
});

test('every figure has a source that exists, and words', () => {
  for (const { source, says } of [...Object.values(single), ...paidAges]) {
    expect(Object.keys(sources.sources)).toContain(source);
    expect(says).not.toBe('');
  }
});

test.each(PAID_CODES)('%s is begun at an age at which the tables begin it', (code) => {
  const age = PAID_CHILD_VACCINES.find((each) => each.code === code)?.age ?? 0;
  const patient = patientOf({ birthday: '2026-03-01', sex: 2 });
  const day = plus(patient.born, { months: age, days: 0 });
  const judged = judge(
    { id: 'candidate', code, product: null, day },
    { patient, all: [], tables: CHINA },
  );
  expect(judged).toMatchObject({ refusal: null, target: { number: 1 } });
  expect(day).toBeGreaterThan(dayNumber('2026-03-01'));
});

test('two doses of a new exposure are of one within the days of a whole course, and no longer', () => {
  const patient = patientOf({ birthday: '1990-03-01', sex: 1 });
  const given = (id: string, day: string, after = 0) => ({
    ...{ id, code: 'rabies', product: 'rabies-chengda' },
    day: dayNumber(day) + after,
  });
  const course = [0, 3, 7, 14, 28].map((after) => given(`d${after}`, '2025-01-10', after));
  const all = [...course, given('again', '2026-01-10')];
  const numberAfter = (days: number) =>
    judge(given('candidate', '2026-01-10', days), { patient, all, tables: CHINA }).target?.number;
  expect([3, 27, 28].map(numberAfter)).toEqual([2, 2, 1]);
});
