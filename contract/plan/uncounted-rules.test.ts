import { others, parseAdministered } from './plan-table';
import { planOf } from './plan-rules';
import type { PlanPerson } from './planned-dose';
import { uncountedOf } from './uncounted-rules';

const GIRL: PlanPerson = { birthday: '2024-01-15', sex: 2 };
const TODAY = '2026-06-15';

const uncounted = (text: string, today = TODAY, person = GIRL): string[] =>
  uncountedOf(person, parseAdministered(text), today).map(
    ({ code, day, reason }) => `${code} ${day} ${reason}`,
  );

test.each([
  // Below eight months, which is the least age.
  ['mmr#1=2024-08-14', ['mmr 2024-08-14 tooYoung']],
  ['mmr#1=2024-09-15', []],
  // Twenty-seven days after the first one, and twenty-eight.
  ['polio#1=2024-03-15 polio#2=2024-04-11', ['polio 2024-04-11 tooSoon']],
  ['polio#1=2024-03-15 polio#2=2024-04-12', []],
  // Injected live vaccines: on one day, or four weeks apart.
  ['mmr#1=2024-09-15 je-l#1=2024-10-12', ['je-l 2024-10-12 conflict']],
  ['mmr#1=2024-09-15 je-l#1=2024-10-13', []],
  ['mmr#1=2024-09-15 je-l#1=2024-09-15', []],
])('of %s these do not count: %j', (taken, expected) => {
  expect(uncounted(taken)).toEqual(expected);
});

test.each([
  // From 6 to 12 weeks of age; GIRL is 13 weeks old on the day.
  ['rota5-msd', ['tooOld']],
  // Not in the tables: any product of the vaccine may be meant.
  ['rota-of-an-operator', []],
  [null, []],
])(
  'the product decides where the tables tell them apart: of %s these do not count: %j',
  (product, reasons) => {
    const dose = { id: 'o', source: 'order', code: 'rota', doseNo: 1, day: '2024-04-15' } as const;
    const found = uncountedOf(GIRL, [{ ...dose, product }], TODAY);
    expect(found.map(({ reason }) => reason)).toEqual(reasons);
  },
);

test('a dose that is given too late counts no more', () => {
  expect(uncounted('bcg#1=2028-02-01', '2028-06-15')).toEqual(['bcg 2028-02-01 tooOld']);
});

test('a dose that counts for one of its diseases counts', () => {
  // Polio and Hib are complete or begun in time; the diphtheria part stands too near to the dose before.
  const dtap = 'dtap#1=2024-03-15 dtap-ipv-hib#=2024-03-25';
  expect(uncounted(dtap)).toEqual([]);
  expect(uncounted('dtap#1=2024-03-15 dtap#2=2024-03-25')).toEqual(['dtap 2024-03-25 tooSoon']);
});

test('the dose that replaces one that does not count is on record beside it, and counts', () => {
  const early = 'mmr#1=2024-08-14 mmr#=2024-09-15';
  expect(uncounted(early)).toEqual(['mmr 2024-08-14 tooYoung']);
});

test('what is left over after the whole course is not told', () => {
  const more = parseAdministered('hepb#=2025-09-15');
  const taken = [...others('hpv2'), ...more];
  expect(uncountedOf(GIRL, taken, TODAY)).toEqual([]);
});

test('a dose of a later day, and one that another one’s number implies, are not told', () => {
  expect(uncounted('mmr#1=2024-08-14', '2024-08-13')).toEqual([]);
  expect(uncounted('hepb#2=2024-03-15')).toEqual([]);
});

test('each dose is told by its own id, once, and its place in the plan stays open', () => {
  const taken = parseAdministered('mmr#1=2024-08-14 mmr#2=2024-09-15');
  expect(uncountedOf(GIRL, taken, TODAY)).toEqual([
    expect.objectContaining({ id: 't0', code: 'mmr', day: '2024-08-14', reason: 'tooYoung' }),
  ]);
  const first = planOf(GIRL, taken, TODAY).find(({ id }) => id === 'mmr-1');
  expect(first?.taken?.id).toBe('t1');
});

describe('the day from which the repeated dose is right', () => {
  const next = (text: string, today: string) =>
    uncountedOf(GIRL, parseAdministered(text), today).map(({ from, isRepeated }) => [
      from,
      isRepeated,
    ]);

  test.each([
    // The least age, which is later than four weeks after the dose.
    ['mmr#1=2024-08-01', '2024-08-02', '2024-09-15'],
    // Twenty-eight days after the dose that does not count.
    ['mmr#1=2024-08-31', '2024-09-01', '2024-09-28'],
    // Of a day that has passed: today.
    ['mmr#1=2024-08-14', '2026-06-15', '2026-06-15'],
    ['polio#1=2024-03-15 polio#2=2024-04-11', '2024-04-12', '2024-05-09'],
    ['mmr#1=2024-09-15 je-l#1=2024-10-12', '2024-10-13', '2024-11-09'],
  ])('after %s, asked on %s: %s', (taken, today, from) => {
    expect(next(taken, today)).toEqual([[from, false]]);
  });

  test('is none where the person is too old for it', () => {
    expect(next('bcg#1=2028-02-01', '2028-06-15')).toEqual([[null, false]]);
  });

  test('is of no interest once a later dose counts in its place', () => {
    expect(next('mmr#1=2024-08-14 mmr#2=2024-09-15', TODAY)).toMatchObject([
      [expect.any(String), true],
    ]);
    expect(next('mmr#1=2024-08-14 je-l#1=2024-09-15', TODAY)).toMatchObject([
      [expect.any(String), false],
    ]);
  });
});
