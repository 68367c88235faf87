import {
  age,
  antigen,
  contextOf,
  dose,
  given,
  interval,
  patient,
  said,
  series,
  skip,
  tables,
  vaccine,
} from '../../test/doses/hand-tables';
import type { Example } from '../../test/doses/hand-tables';
import { duration } from './day-number-rules';
import type { AntigenTables, TargetDose } from './tables';
import { assessGroup } from './vaccine-group-rules';

/** Forecasts of a group of some antigens, all of which every vaccine has. */
function forecasts(
  antigens: readonly AntigenTables[],
  example: Example = {},
  isFull = true,
): readonly string[] {
  const group = { name: 'MMR', antigens: antigens.map(({ name }) => name), isFull };
  const context = contextOf({ tables: tables(antigens), on: '2020-12-01', ...example });
  return assessGroup(group, context).map((each) => `${each.kind} ${said(each)}`);
}

const one = (
  name: string,
  doses: readonly TargetDose[],
  own: Partial<AntigenTables> = {},
): AntigenTables => antigen([series(doses, { antigen: name, isDefault: true })], { name, ...own });

const from = (min: string, recommended = min, latest?: string, max?: string): TargetDose =>
  dose({
    ages: [
      age({
        absoluteMin: min,
        min,
        earliestRecommended: recommended,
        ...(latest !== undefined && { latestRecommended: latest }),
        ...(max !== undefined && { max }),
      }),
    ],
  });

describe('a group of one antigen (9.2)', () => {
  test('has what its series has', () => {
    expect(
      forecasts([one('polio', [from('2 months', '3 months', '4 months', '5 years')])]),
    ).toEqual(['standard 1: 2020-03-01 2020-04-01 2020-04-30 2024-12-31']);
    expect(forecasts([one('polio', [dose()])], { given: given('A 2020-03-01') })).toEqual([
      'standard complete',
    ]);
  });

  test('has none where no series is followed', () => {
    const only = antigen([series([dose()], { kind: 'evaluationOnly' })]);
    expect(forecasts([only])).toEqual([]);
  });
});

describe('dates of a group of several antigens (FORECASTVG-2 to -4, MULTIANTVG-1)', () => {
  test('possible when it is for all, recommended and past due when it is for the first', () => {
    expect(
      forecasts([
        one('measles', [from('2 months', '3 months', '6 months', '5 years')]),
        one('mumps', [from('4 months', '5 months', '5 months', '3 years')]),
      ]),
    ).toEqual(['standard 1: 2020-05-01 2020-05-01 2020-05-31 2022-12-31']);
    expect(
      forecasts([
        one('measles', [from('2 months', '7 months', '9 months')]),
        one('mumps', [from('4 months', '6 months', '8 months')]),
      ]),
    ).toEqual(['standard 1: 2020-05-01 2020-07-01 2020-08-31 -']);
  });

  test('an antigen that is complete bounds nothing', () => {
    expect(
      forecasts(
        [
          one('measles', [dose()]),
          one('mumps', [dose(), dose({ intervals: [interval({ min: '4 weeks' })] })]),
        ],
        { given: given('A 2020-03-01') },
      ),
    ).toEqual(['standard 2: 2020-03-29 2020-03-29 - -']);
  });

  test('where one takes precedence, when it is for the first, but not before the last dose', () => {
    const next = (min: string, isPriority: boolean) =>
      dose({ intervals: [interval({ min, isPriority })], preferable: [vaccine('A')] });
    const both = (isPriority: boolean, ...doses: readonly string[]) =>
      forecasts(
        [
          one('tetanus', [dose(), next('10 years', false)]),
          one('pertussis', [dose(), next('1 year', isPriority)]),
        ],
        { given: given(...doses) },
      );
    expect(both(false, 'A 2020-03-01')).toEqual(['standard 2: 2030-03-01 2030-03-01 - -']);
    expect(both(true, 'A 2020-03-01')).toEqual(['standard 2: 2021-03-01 2021-03-01 - -']);
  });

  test('the last dose of the group: also of an antigen that is complete', () => {
    const wide = tables([
      one('tetanus', [dose({ preferable: [vaccine('A'), vaccine('B')] })]),
      one('pertussis', [
        dose(),
        dose({ intervals: [interval({ min: '1 month', isPriority: true })] }),
      ]),
    ]);
    // B has no pertussis.
    const associations = new Map(
      [
        ['A', ['tetanus', 'pertussis']],
        ['B', ['tetanus']],
      ].map(([code, names]) => [
        code as string,
        (names as string[]).map((name) => ({
          antigen: name,
          begin: null,
          end: null,
          isOther: false,
        })),
      ]),
    );
    const context = contextOf({
      tables: { ...wide, associations },
      given: given('A 2020-03-01', 'B 2020-09-09'),
      on: '2020-12-01',
    });
    const group = { name: 'DTP', antigens: ['tetanus', 'pertussis'], isFull: false };
    expect(assessGroup(group, context).map(said)).toEqual(['2: 2020-09-09 2020-09-09 - -']);
  });
});

describe('status of a group of several antigens (table 9-4)', () => {
  const open = one('open', [from('2 months')]);
  const done = one('done', [dose()]);
  const old = one('old', [from('2 months', '2 months', undefined, '6 months')]);
  const skipped = one('skipped', [
    dose({ skips: [skip([{ kind: 'age', begin: null, end: null }])] }),
  ]);
  const immune = (name: string) =>
    one(name, [from('2 months')], {
      immunity: { observations: new Set(), bornBefore: { day: Infinity, except: new Set() } },
    });
  const allergic = one('allergic', [from('2 months')], {
    contraindications: [{ observation: 'allergy', begin: null, end: null, vaccines: null }],
  });
  const status = (...antigens: readonly AntigenTables[]) =>
    forecasts(antigens, {
      given: given('A 2020-02-02'),
      patient: patient({ observations: new Map([['allergy', null]]) }),
    })[0]?.replace(/:.*/, '');

  test.each([
    [[done, immune('a')], 'standard complete'],
    [[immune('a'), immune('b')], 'standard immune'],
    [[done, immune('a'), open], 'standard 1'],
    [[done, open, skipped], 'standard notRecommended'],
    [[open, skipped, old], 'standard agedOut'],
    [[open, skipped, old, allergic], 'standard contraindicated'],
  ])('%#: the first that one of them has', (antigens, expected) => {
    expect(status(...antigens)).toBe(expected);
  });
});

describe('number of the dose of a group (FORECASTDN-2)', () => {
  const next = dose({ intervals: [interval({ absoluteMin: '4 weeks', min: '4 weeks' })] });
  const antigens = [
    one('measles', [from('6 months'), next, next]),
    one('mumps', [from('9 months'), next, next]),
  ];
  const doses = { given: given('A 2020-07-01', 'A 2020-11-01') };

  test('the least where its vaccines are given until all are complete, else the greatest', () => {
    expect(forecasts(antigens, doses, true)).toEqual(['standard 2: 2020-11-29 2020-11-29 - -']);
    expect(forecasts(antigens, doses, false)).toEqual(['standard 3: 2020-11-29 2020-11-29 - -']);
  });

  test('an antigen that is complete is one of them', () => {
    const done = [one('diphtheria', [from('2 months')]), one('pertussis', [from('1 year')])];
    const example = { given: given('A 2020-07-01') };
    expect(forecasts(done, example, true)).toEqual(['standard 1: 2021-01-01 2021-01-01 - -']);
    expect(forecasts(done, example, false)).toEqual(['standard 2: 2021-01-01 2021-01-01 - -']);
  });
});

test('what a risk asks for is a forecast beside what is standard (FORECASTVG-1)', () => {
  const both = (name: string) =>
    antigen(
      [
        series([from('1 year', '1 year', '15 months')], { antigen: name, isDefault: true }),
        series([from('6 months')], {
          antigen: name,
          kind: 'risk',
          group: '2',
          indications: [
            { observation: 'travel', begin: duration('6 months'), end: duration('1 year') },
          ],
        }),
      ],
      { name },
    );
  const traveller = patient({ observations: new Map([['travel', null]]) });
  const on = (day: string, ...doses: readonly string[]) =>
    forecasts([both('measles'), both('mumps')], {
      patient: traveller,
      on: day,
      given: given(...doses),
    });
  expect(on('2020-06-30')).toEqual(['standard 1: 2021-01-01 2021-01-01 2021-03-31 -']);
  expect(on('2020-07-01')).toEqual([
    'standard 1: 2021-01-01 2021-01-01 2021-03-31 -',
    'risk 1: 2020-07-01 2020-07-01 - -',
  ]);
  // The dose before the first birthday counts for the journey only, and the standard course begins with its first dose.
  expect(on('2020-08-01', 'A 2020-07-01')).toEqual([
    'standard 1: 2021-01-01 2021-01-01 2021-03-31 -',
    'risk complete',
  ]);
});
