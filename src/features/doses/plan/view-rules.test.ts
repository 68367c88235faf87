import { planOf } from '@contract/plan/plan-rules';
import { compareText } from '@contract/text/order-rules';
import { presetOf } from './preset-rules';
import {
  ageUnit,
  appointmentFor,
  appointmentsOf,
  comingDays,
  dosesOf,
  brandName,
} from './view-rules';

const BIRTHDAY = '2026-01-31';
const plan = planOf({ birthday: BIRTHDAY, sex: 2 }, [], '2026-06-10');

test.each([
  [0, 'birth', 0],
  [1, 'months', 1],
  [18, 'months', 18],
  [24, 'years', 2],
  [36, 'years', 3],
  [156, 'years', 13],
])('an age of %d months is said in %s', (months, unit, count) => {
  expect(ageUnit(months)).toEqual({ unit, count });
});

test('what is late comes with the nearest limit first', () => {
  expect(dosesOf(plan, 'overdue').map(({ id }) => id)).toEqual(['hepb-1', 'bcg-1']);
});

test('what is to come stands under its day, the nearest first', () => {
  const days = comingDays(plan);
  expect(days[0]).toMatchObject({ day: '2026-07-08' });
  expect([...days].sort((a, b) => compareText(a.day, b.day))).toEqual(days);
  const all = days.flatMap(({ doses }) => doses);
  expect(all).toHaveLength(dosesOf(plan, 'upcoming').length);
});

test('an appointment belongs to the first open dose of its vaccine', () => {
  const booked = (code: string, day: string) => ({ orderId: `${code} ${day}`, code, day });
  const found = appointmentsOf(plan, [
    booked('dtap', '2026-06-15'),
    booked('flu', '2026-06-16'),
    booked('dtap', '2026-07-20'),
  ]);
  expect([...found].map(([id, { day }]) => [id, day])).toEqual([
    ['dtap-1', '2026-06-15'],
    ['dtap-2', '2026-07-20'],
  ]);
});

test('a suggestion has the next appointment for one of its vaccines', () => {
  const booked = (code: string, day: string) => ({ orderId: `${code} ${day}`, code, day });
  const all = [
    booked('ppv23', '2026-06-15'),
    booked('flu-nasal', '2026-06-16'),
    booked('flu', '2026-07-20'),
  ];
  expect(appointmentFor('flu', all)?.day).toBe('2026-06-16');
  expect(appointmentFor('zoster', all)).toBeUndefined();
});

test('the polio course is injected twice, then swallowed twice', () => {
  const course = plan.filter(({ series }) => series === 'polio');
  expect(course.map(brandName)).toEqual(['ipv', 'ipv', 'bopv', 'bopv']);
  expect(brandName({ code: 'mmr' })).toBe('mmr');
});

test('doses that only some people need have their vaccine’s name and the next number of the list', () => {
  // Begun at 18 years: three doses. Born before October 2019: a second injected polio dose after the oral ones.
  const taken = (code: string, ...days: readonly string[]) =>
    days.map((day, index) => ({
      id: `${code} ${index}`,
      source: 'own' as const,
      code,
      doseNo: null,
      day,
    }));
  const named = (birthday: string, had: ReturnType<typeof taken>, series: string) =>
    planOf({ birthday, sex: 2 }, had, '2031-06-10')
      .filter((dose) => dose.series === series)
      .map((dose) => [dose.id, brandName(dose), dose.doseNo, dose.isNumbered]);
  expect(
    named('2012-01-15', taken('hpv2', '2030-03-01', '2030-04-01', '2030-09-01'), 'hpv2'),
  ).toEqual([
    ['hpv2-1', 'hpv2', 1, true],
    ['hpv2-1b', 'hpv2', 2, true],
    ['hpv2-2', 'hpv2', 3, true],
  ]);
  const polio = [
    ...taken('polio', '2018-03-15'),
    ...taken('bopv', '2018-04-15', '2018-05-15', '2022-01-15'),
  ];
  expect(named('2018-01-15', polio, 'polio').slice(-1)).toEqual([['polio-ipv', 'ipv', 5, true]]);
});

test('a dose after the book’s last number is reported with a number that the user chooses', () => {
  expect(presetOf({ series: 'polio', doseNo: 4 })).toEqual({ code: 'polio', doseNo: 4 });
  expect(presetOf({ series: 'polio', doseNo: 5 })).toEqual({ code: 'polio', doseNo: null });
});
