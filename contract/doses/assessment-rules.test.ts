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
import { assessAntigen, dosesOf, inOrder, isRelevant, antigenStatusOf } from './assessment-rules';
import { dayNumber, duration } from './day-number-rules';
import type { AntigenTables, Contraindication } from './tables';

const observed = (...codes: readonly string[]): ReadonlyMap<string, null> =>
  new Map(codes.map((code) => [code, null]));

/** The series that are followed, each with its forecast. */
const followed = (one: AntigenTables, example: Example = {}): readonly string[] =>
  assessAntigen(one, contextOf({ tables: tables([one]), ...example })).best.map(
    ({ series: { name }, forecast }) => `${name} ${said(forecast)}`,
  );

describe('which series are for a person (tables 5-4 and 5-5)', () => {
  const on = dayNumber('2021-01-01');
  const relevant = (own: Parameters<typeof series>[1], who = patient(), day = on) =>
    isRelevant(series([], own), who, day);

  test('standard ones and those for evaluation only for all of the sex', () => {
    expect([relevant({}), relevant({ kind: 'evaluationOnly' })]).toEqual([true, true]);
    expect([relevant({ genders: ['female'] }), relevant({ genders: ['male'] })]).toEqual([
      true,
      false,
    ]);
    expect(relevant({ kind: 'evaluationOnly', genders: ['male'] })).toBe(false);
  });

  test('those for a risk by an observation, from one age, before another', () => {
    const risk = {
      kind: 'risk',
      indications: [
        { observation: 'travel', begin: duration('6 months'), end: duration('1 year') },
        { observation: 'asplenia', begin: null, end: null },
      ],
    } as const;
    const traveller = patient({ observations: observed('travel') });
    expect(
      ['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'].map((day) =>
        relevant(risk, traveller, dayNumber(day)),
      ),
    ).toEqual([false, true, true, false]);
    expect(relevant(risk)).toBe(false);
    expect(relevant(risk, patient({ observations: observed('asplenia') }))).toBe(true);
    expect(
      relevant({ ...risk, genders: ['male'] }, patient({ observations: observed('asplenia') })),
    ).toBe(false);
  });

  test('those for some years of birth', () => {
    const { born } = patient();
    const within = (from: number, until: number) => relevant({ born: { from, until } });
    expect([within(born, born + 1), within(born + 1, Infinity), within(-Infinity, born)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('doses of an antigen (4.2)', () => {
  test('those that have it at the age at which they were given, in order', () => {
    const all = given('A 2021-01-01', 'A 2020-12-31', 'B 2020-06-01');
    const associations = new Map([
      ['A', [{ antigen: 'zoster', begin: duration('1 year'), end: null, isOther: false }]],
    ]);
    const own = dosesOf('zoster', all, { ...tables(), associations }, patient().born);
    expect(own.map(({ id }) => id)).toEqual(['A 2021-01-01']);
  });

  test('those of one day keep their order', () => {
    const all = given('B 2020-06-01', 'A 2020-06-01', 'A 2020-05-01');
    expect(inOrder(all).map(({ id }) => id)).toEqual([
      'A 2020-05-01',
      'B 2020-06-01',
      'A 2020-06-01',
    ]);
  });
});

describe('evidence of immunity (table 7-3)', () => {
  const immunity = {
    observations: new Set(['laboratory']),
    bornBefore: { day: dayNumber('1957-01-01'), except: new Set(['health worker']) },
  };
  const isImmune = (born: string, ...codes: readonly string[]) =>
    antigenStatusOf(
      antigen([], { immunity }),
      patient({ born: dayNumber(born), observations: observed(...codes) }),
      dayNumber('2021-01-01'),
    ).isImmune;

  test('by an observation, at any age', () => {
    expect([isImmune('2020-01-01'), isImmune('2020-01-01', 'laboratory')]).toEqual([false, true]);
    expect(isImmune('1956-12-31', 'laboratory', 'health worker')).toBe(true);
  });

  test('by birth before a day, but for some', () => {
    expect([isImmune('1956-12-31'), isImmune('1957-01-01')]).toEqual([true, false]);
    expect(isImmune('1956-12-31', 'health worker')).toBe(false);
  });
});

describe('contraindications (tables 7-5 to 7-7)', () => {
  const target = dose({
    ages: [age({ min: '2 months' })],
    preferable: [vaccine('A'), vaccine('B')],
  });
  const contraindication = (own: Partial<Contraindication>): Contraindication => ({
    observation: 'allergy',
    begin: null,
    end: null,
    vaccines: null,
    ...own,
  });
  const of = (all: readonly Contraindication[], day = '2020-06-01', one = series([target])) =>
    followed(antigen([{ ...one, isDefault: true }], { contraindications: all }), {
      patient: patient({ observations: observed('allergy') }),
      on: day,
    })[0];
  const row = (code: string) => ({ code, begin: null, end: null });

  test('of the antigen, from one age, before another', () => {
    const some = [contraindication({ begin: duration('3 months'), end: duration('6 months') })];
    expect(of([contraindication({})])).toBe('series contraindicated');
    expect(of([contraindication({ observation: 'pregnancy' })])).toContain('series 1:');
    expect(
      ['2020-03-31', '2020-04-01', '2020-06-30', '2020-07-01'].map((on) => of(some, on)),
    ).toEqual([
      'series 1: 2020-03-01 2020-03-01 - -',
      'series contraindicated',
      'series contraindicated',
      'series 1: 2020-03-01 2020-03-01 - -',
    ]);
  });

  test('of all vaccines that could be named, or of some of them', () => {
    expect(of([contraindication({ vaccines: [row('A')] })])).toContain('series 1:');
    expect(of([contraindication({ vaccines: [row('A'), row('B')] })])).toBe(
      'series contraindicated',
    );
    expect(
      of([contraindication({ vaccines: [row('A')] }), contraindication({ vaccines: [row('B')] })]),
    ).toBe('series contraindicated');
  });

  test('a vaccine at some ages only', () => {
    const some = [
      contraindication({ vaccines: [row('A'), { ...row('B'), end: duration('6 months') }] }),
    ];
    expect(of(some, '2020-06-30')).toBe('series contraindicated');
    expect(of(some, '2020-07-01')).toContain('series 1:');
  });

  test('a series that names no vaccine is not contraindicated by one', () => {
    const none = series([
      dose({ ages: [age({ min: '2 months' })], preferable: [], allowable: [vaccine('C')] }),
    ]);
    expect(of([contraindication({ vaccines: [row('A')] })], '2020-06-01', none)).toContain(
      'series 1:',
    );
  });
});

describe('a series that another group completes (table 6-7)', () => {
  const completed = skip([{ kind: 'completed', seriesGroups: new Set(['1']) }]);
  const months = (count: number) => [
    interval({ absoluteMin: `${count} months`, min: `${count} months` }),
  ];
  const one = antigen([
    series([dose(), dose()], { name: 'standard', isDefault: true }),
    series(
      [dose({ skips: [completed] }), dose({ skips: [completed] }), dose({ intervals: months(6) })],
      {
        name: 'risk',
        kind: 'risk',
        group: '2',
        indications: [{ observation: 'dialysis', begin: null, end: null }],
      },
    ),
  ]);
  const who = patient({ observations: observed('dialysis') });
  const after = (...doses: readonly string[]) =>
    followed(one, { patient: who, given: given(...doses), on: '2022-01-01' });

  test('the doses that complete it count for both', () => {
    expect(after('A 2020-03-01')).toEqual([
      'standard 2: 2020-03-01 2020-03-01 - -',
      'risk 2: 2020-03-01 2020-03-01 - -',
    ]);
    expect(after('A 2020-03-01', 'A 2020-05-01')).toEqual([
      'standard complete',
      'risk 3: 2020-11-01 2020-11-01 - -',
    ]);
  });

  test('and doses after it satisfy what comes after those that are not needed', () => {
    expect(after('A 2020-03-01', 'A 2020-05-01', 'A 2020-10-31')[1]).toBe(
      'risk 3: 2021-05-01 2021-05-01 - -',
    );
    expect(after('A 2020-03-01', 'A 2020-05-01', 'A 2020-11-01')).toEqual([
      'standard complete',
      'risk complete',
    ]);
  });

  test('what is complete without a dose of the risk series leaves its first doses out', () => {
    const vaccines = { preferable: [vaccine('B')] };
    const other = antigen([
      one.series[0]!,
      { ...one.series[1]!, doses: one.series[1]!.doses.map((each) => ({ ...each, ...vaccines })) },
    ]);
    expect(
      followed(other, {
        patient: who,
        given: given('A 2020-03-01', 'A 2020-05-01', 'B 2020-11-01'),
        on: '2022-01-01',
      }),
    ).toEqual(['standard complete', 'risk complete']);
  });
});

test('a dose after the day of the assessment counts', () => {
  expect(
    followed(antigen([series([dose()], { isDefault: true })]), {
      given: given('A 2020-06-01'),
      on: '2020-05-01',
    }),
  ).toEqual(['series complete']);
});
