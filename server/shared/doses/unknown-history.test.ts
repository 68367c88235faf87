import type { Administered } from './administered';
import type { Course } from './course';
import { judgeDoses } from './judge-doses';
import { asksForHistory } from './unknown-history';

const TODAY = '2026-11-28';
const limits = (doseNo: number) => ({
  doseNo,
  minAgeDays: 0,
  ageMonths: null,
  maxAgeDays: null,
  beforeMonths: null,
  gapMonths: null,
  minIntervalDays: 28,
});
const courseOf = (code: string, id: string, doses: number): Course => ({
  sexLimit: null,
  product: { code, id, minAgeDays: 0, maxAgeDays: null },
  doses: Array.from({ length: doses }, (_, index) => limits(index + 1)),
});
const PCV13 = courseOf('pcv13', 'pcv13-pfizer', 4);

const given = (part: Partial<Administered>): Administered => ({
  orderId: null,
  code: 'pcv13',
  product: null,
  recordedNo: 1,
  doseNo: 1,
  day: '2026-09-01',
  status: 'DONE',
  ...part,
});

function asks(
  course: Course,
  birthday: string,
  administered: readonly Administered[] = [],
  elsewhere: readonly Administered[] = [],
): boolean {
  const person = {
    sex: 2,
    birthday,
    hasGuardian: true,
    health: null,
    isHistoryAnswered: false,
  } as const;
  const at = { today: TODAY, lastDay: '2026-12-31' };
  const judged = judgeDoses(person, course, administered, at);
  return asksForHistory(course, { administered, elsewhere }, judged, TODAY);
}

test.each([
  // From six weeks on, and four weeks later the second: 70 days after birth.
  ['2026-09-19', true],
  ['2026-09-20', false],
  ['2024-05-28', true],
])('of a child born on %s without a record it is asked: %s', (birthday, expected) => {
  expect(asks(PCV13, birthday)).toBe(expected);
});

test('a record of it, or of what counts for it, is an answer', () => {
  expect(asks(PCV13, '2024-05-28', [given({})])).toBe(false);
  const five = given({ code: 'dtap-ipv-hib', doseNo: null });
  expect(asks(courseOf('hib', 'hib-minhai', 4), '2026-01-01', [five])).toBe(false);
  expect(asks(courseOf('hib', 'hib-minhai', 4), '2026-01-01', [given({})])).toBe(true);
  expect(asks(PCV13, '2024-05-28', [], [given({})])).toBe(false);
});

test('a season’s dose, a bite and a vaccine that the tables do not have ask nothing', () => {
  expect(asks(courseOf('flu', 'flu4-sinovac', 2), '1990-05-01')).toBe(false);
  expect(asks(courseOf('rabies', 'rabies-chengda', 5), '1990-05-01')).toBe(false);
  expect(asks(courseOf('V1', 'P1', 2), '1990-05-01')).toBe(false);
});
