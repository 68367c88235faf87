import {
  age,
  dose,
  forecastOf,
  given,
  interval,
  said,
  series,
  skip,
  tables,
  vaccine,
} from '../../test/doses/hand-tables';
import type { Example } from '../../test/doses/hand-tables';
import { dayNumber, duration } from './day-number-rules';
import type { AntigenSeries } from './tables';

const forecast = (one: AntigenSeries, example: Example = {}): string =>
  said(forecastOf(one, example));

const ages = [
  age({
    min: '2 months',
    earliestRecommended: '3 months',
    latestRecommended: '4 months',
    max: '2 years',
  }),
];

describe('dates of the next dose (7.5)', () => {
  test('by age: earliest, recommended, the day before it is past due, the day before it is too late', () => {
    expect(forecast(series([dose({ ages })]))).toBe(
      '1: 2020-03-01 2020-04-01 2020-04-30 2021-12-31',
    );
  });

  test('by intervals: the latest of each, and an age goes before them', () => {
    const intervals = [
      interval({ min: '4 weeks', earliestRecommended: '8 weeks', latestRecommended: '3 months' }),
      interval({ min: '6 weeks', since: { kind: 'target', doseNo: 1 } }),
    ];
    const example = { given: given('A 2020-03-01') };
    expect(forecast(series([dose(), dose({ intervals })]), example)).toBe(
      '2: 2020-04-12 2020-04-26 2020-05-31 -',
    );
    expect(forecast(series([dose(), dose({ intervals, ages })]), example)).toBe(
      '2: 2020-04-12 2020-04-12 2020-04-30 2021-12-31',
    );
  });

  test('nothing is recommended, or past due, before it is possible', () => {
    const late = { given: given('A 2020-07-01') };
    const second = dose({ ages, intervals: [interval({ min: '4 weeks' })] });
    expect(forecast(series([dose(), second]), late)).toBe(
      '2: 2020-07-29 2020-07-29 2020-07-29 2021-12-31',
    );
  });

  test('without a recommendation the earliest day is recommended', () => {
    expect(forecast(series([dose({ ages: [age({ min: '1 year' })] })]))).toBe(
      '1: 2021-01-01 2021-01-01 - -',
    );
  });

  test('not before the last dose that was compared, whatever became of it', () => {
    const example = { given: given('A 2020-03-01', 'B 2020-09-09') };
    expect(forecast(series([dose(), dose()]), example)).toBe('2: 2020-09-09 2020-09-09 - -');
  });

  test('not before a conflict ends, except of a vaccine that is contraindicated', () => {
    const row = { begin: duration('1 day'), minEnd: duration('24 days'), end: duration('28 days') };
    const one = series([dose({ ages, preferable: [vaccine('A'), vaccine('B')] })]);
    const example = { given: given('C 2020-02-20'), tables: tables([], { 'A C': row }) };
    const without = (...codes: readonly string[]) =>
      said(forecastOf(one, example, { contraindicated: new Set(codes) }));
    expect(without()).toBe('1: 2020-03-19 2020-04-01 2020-04-30 2021-12-31');
    expect(without('B')).toBe('1: 2020-03-19 2020-04-01 2020-04-30 2021-12-31');
    expect(without('A')).toBe('1: 2020-03-01 2020-04-01 2020-04-30 2021-12-31');
  });

  test('since the day of an observation', () => {
    const since = { kind: 'observation', code: 'pregnant' } as const;
    const one = series([dose({ intervals: [interval({ since, min: '27 weeks' })] })]);
    const observations = new Map([['pregnant', dayNumber('2050-01-01')]]);
    const mother = { born: dayNumber('2020-01-01'), gender: 'female', observations } as const;
    expect(forecast(one, { patient: mother, on: '2050-03-01' })).toBe(
      '1: 2050-07-09 2050-07-09 - -',
    );
  });

  test('rows that are not in force on the day of the assessment count for nothing', () => {
    const until = dayNumber('2021-01-01');
    const rows = [age({ min: '2 months', until }), age({ min: '3 months', from: until })];
    const on = (day: string) => forecast(series([dose({ ages: rows })]), { on: day });
    expect([on('2020-12-31'), on('2021-01-01')]).toEqual([
      '1: 2020-03-01 2020-03-01 - -',
      '1: 2020-04-01 2020-04-01 - -',
    ]);
  });
});

describe('whether another dose is needed (7.4)', () => {
  const one = series([dose({ ages })]);

  test('complete with one dose at least, else not recommended', () => {
    const skipped = dose({ skips: [skip([{ kind: 'age', begin: null, end: null }], 'forecast')] });
    expect(forecast(series([dose()]), { given: given('A 2020-03-01') })).toBe('complete');
    expect(forecast(series([skipped]))).toBe('notRecommended');
    expect(forecast(series([dose(), skipped]), { given: given('A 2020-03-01') })).toBe('complete');
  });

  test('aged out from the day of the maximum age on', () => {
    expect(forecast(one, { on: '2021-12-31' })).toContain('1: 2020-03-01');
    expect(forecast(one, { on: '2022-01-01' })).toBe('agedOut');
  });

  test('aged out where the earliest day is not before the maximum age', () => {
    const second = dose({
      ages: [age({ max: '1 year' })],
      intervals: [interval({ min: '4 weeks' })],
    });
    const after = (day: string) =>
      forecast(series([dose(), second]), { given: given(`A ${day}`), on: '2020-12-05' });
    expect(after('2020-12-03')).toBe('2: 2020-12-31 2020-12-31 - 2020-12-31');
    expect(after('2020-12-04')).toBe('agedOut');
  });

  test('aged out where nothing bounds the earliest day: a booster of what was never begun', () => {
    const skipped = dose({
      ages,
      skips: [skip([{ kind: 'age', begin: duration('1 year'), end: null }])],
    });
    const booster = dose({ intervals: [interval({ min: '8 weeks' })] });
    expect(forecast(series([skipped, booster]), { on: '2021-01-01' })).toBe('agedOut');
    expect(
      forecast(series([skipped, booster]), { on: '2021-01-01', given: given('A 2020-03-01') }),
    ).toBe('2: 2020-04-26 2020-04-26 - -');
  });

  test('immune and contraindicated', () => {
    expect(said(forecastOf(one, {}, { isImmune: true }))).toBe('immune');
    expect(said(forecastOf(one, {}, { isContraindicated: true }))).toBe('contraindicated');
    expect(said(forecastOf(one, {}, { isImmune: true, isContraindicated: true }))).toBe('immune');
    expect(
      said(
        forecastOf(series([dose()]), { given: given('A 2020-03-01') }, { isContraindicated: true }),
      ),
    ).toBe('complete');
  });

  test('a recurring dose is due for ever, an optional one by nobody', () => {
    const recurring = dose({ isRecurring: true, intervals: [interval({ min: '10 years' })] });
    expect(forecast(series([recurring]), { given: given('A 2020-03-01', 'A 2030-03-01') })).toBe(
      '3: 2040-03-01 2040-03-01 - -',
    );
    const optional = dose({ isOptional: true });
    expect(forecast(series([dose(), optional]), { given: given('A 2020-03-01') })).toBe('complete');
    expect(forecast(series([dose({ ages }), optional]))).toContain('1: 2020-03-01');
  });
});

describe('a season', () => {
  const season = { start: dayNumber('2025-10-01'), end: dayNumber('2026-03-31') };
  const one = series([dose({ ages: [age({ min: '2 months' })], season })]);

  test('nothing is due before its first day, and after its last', () => {
    expect(forecast(one, { on: '2025-01-01' })).toBe('1: 2025-10-01 2025-10-01 - -');
    expect(forecast(one, { on: '2026-03-31' })).toBe('1: 2025-10-01 2025-10-01 - -');
    expect(forecast(one, { on: '2026-04-01' })).toBe('notRecommended');
  });

  test('doses before it are not counted (FORECASTDN-1)', () => {
    const two = dose({ season, isRecurring: true });
    const number = (...doses: readonly string[]) =>
      forecastOf(series([two]), { given: given(...doses), on: '2025-12-01' }).doseNo;
    expect([number(), number('A 2025-09-30'), number('A 2025-09-30', 'A 2025-10-01')]).toEqual([
      1, 1, 2,
    ]);
  });
});

describe('skips in a forecast (7.1 and 7.6)', () => {
  const infant = (context: 'evaluation' | 'forecast') =>
    dose({
      intervals: [interval({ min: '4 weeks' })],
      skips: [skip([{ kind: 'age', begin: duration('1 year'), end: null }], context)],
    });
  const last = dose({ intervals: [interval({ min: '8 weeks' })] });
  const given1 = (day: string) => ({ given: given(`A ${day}`), on: day });

  test('on the day of the assessment', () => {
    const of = (context: 'evaluation' | 'forecast', on: string) =>
      forecast(series([dose(), infant(context), last]), { given: given('A 2020-03-01'), on });
    expect(of('forecast', '2020-12-31')).toBe('2: 2020-03-29 2020-03-29 - -');
    expect(of('forecast', '2021-01-01')).toBe('2: 2020-04-26 2020-04-26 - -');
    expect(of('evaluation', '2021-01-01')).toBe('2: 2020-03-29 2020-03-29 - -');
  });

  test('and on the earliest day: who comes back then is told of the next one', () => {
    const one = series([dose(), infant('forecast'), last]);
    expect(forecast(one, given1('2020-12-03'))).toBe('2: 2020-12-31 2020-12-31 - -');
    expect(forecast(one, given1('2020-12-04'))).toBe('2: 2021-01-29 2021-01-29 - -');
  });
});

test('a forecast takes precedence where all its intervals do (FORECASTPRIORITY-1)', () => {
  const isPriority = (...all: readonly boolean[]) =>
    forecastOf(
      series([
        dose(),
        dose({ intervals: all.map((each) => interval({ min: '4 weeks', isPriority: each })) }),
      ]),
      { given: given('A 2020-03-01') },
    ).isPriority;
  expect([isPriority(), isPriority(true), isPriority(true, false), isPriority(true, true)]).toEqual(
    [false, true, false, true],
  );
});
