import {
  age,
  dose,
  evaluated,
  given,
  interval,
  patient,
  series,
  skip,
  tables,
  vaccine,
  verdicts,
} from '../../test/doses/hand-tables';
import { dayNumber, duration } from './day-number-rules';

/** Born on 2020-01-01. */
const of = (target: Parameters<typeof dose>[0], ...texts: readonly string[]) =>
  verdicts(series([dose(target)]), { given: given(...texts) })[0];

describe('age (6.4)', () => {
  const ages = [age({ absoluteMin: '2 months - 4 days', min: '2 months', max: '5 months' })];

  test.each([
    ['2020-02-25', 'notValid tooYoung'],
    ['2020-02-26', 'valid 1'],
    ['2020-02-29', 'valid 1'],
    ['2020-03-01', 'valid 1'],
    ['2020-05-31', 'valid 1'],
    ['2020-06-01', 'extraneous tooOld'],
  ])('%s is %s', (day, expected) => {
    expect(of({ ages }, `A ${day}`)).toBe(expected);
  });

  test('days of grace are noted', () => {
    const early = (day: string) =>
      evaluated(series([dose({ ages })]), { given: given(`A ${day}`) }).evaluated[0]?.isEarly;
    expect([early('2020-02-29'), early('2020-03-01')]).toEqual([true, false]);
  });

  test('without ages any is valid, as is grace without an absolute least', () => {
    expect(of({}, 'A 2020-01-01')).toBe('valid 1');
    expect(of({ ages: [age({ min: '2 months' })] }, 'A 2020-01-01')).toBe('valid 1');
  });

  test('a row holds on its days only, the last one excluded', () => {
    const [from, until] = [dayNumber('2020-03-01'), dayNumber('2020-04-01')];
    const row = { ages: [age({ absoluteMin: '1 year', from, until })] };
    expect(
      ['2020-02-29', '2020-03-01', '2020-03-31', '2020-04-01'].map((day) => of(row, `A ${day}`)),
    ).toEqual(['valid 1', 'notValid tooYoung', 'notValid tooYoung', 'valid 1']);
  });
});

describe('preferable and allowable intervals (6.5 and 6.6)', () => {
  const second = (own: Parameters<typeof dose>[0], day: string, first = 'A 2020-03-01') =>
    verdicts(series([dose(), dose(own)]), { given: given(first, `A ${day}`) })[1];
  const intervals = [interval({ absoluteMin: '4 weeks - 4 days', min: '4 weeks' })];

  test.each([
    ['2020-03-24', 'notValid tooSoon'],
    ['2020-03-25', 'valid 2'],
    ['2020-03-29', 'valid 2'],
  ])('second dose on %s is %s', (day, expected) => {
    expect(second({ intervals }, day)).toBe(expected);
  });

  test('all preferable intervals must be kept', () => {
    const both = [...intervals, interval({ absoluteMin: '6 weeks' })];
    expect(second({ intervals: both }, '2020-04-11')).toBe('notValid tooSoon');
    expect(second({ intervals: both }, '2020-04-12')).toBe('valid 2');
  });

  test('or all allowable ones', () => {
    const allowableIntervals = [
      interval({ absoluteMin: '10 days' }),
      interval({ absoluteMin: '20 days', since: { kind: 'target', doseNo: 1 } }),
    ];
    expect(second({ intervals, allowableIntervals }, '2020-03-20')).toBe('notValid tooSoon');
    expect(second({ intervals, allowableIntervals }, '2020-03-21')).toBe('valid 2');
  });

  test('an allowable interval that is not in force allows nothing', () => {
    const allowableIntervals = [
      interval({ absoluteMin: '10 days', until: dayNumber('2020-03-21') }),
    ];
    expect(second({ intervals, allowableIntervals }, '2020-03-20')).toBe('valid 2');
    expect(second({ intervals, allowableIntervals }, '2020-03-21')).toBe('notValid tooSoon');
  });

  test('a dose that was too soon is what the next one is counted from', () => {
    const doses = given('A 2020-03-01', 'A 2020-03-10', 'A 2020-03-30', 'A 2020-04-03');
    expect(verdicts(series([dose(), dose({ intervals })]), { given: doses })).toEqual([
      'valid 1',
      'notValid tooSoon',
      'notValid tooSoon',
      'notValid tooSoon',
    ]);
  });
});

describe('vaccines (6.3, 6.8 and 6.9)', () => {
  const preferable = [vaccine('A', '2 months', '4 months')];
  const allowable = [vaccine('A', '2 months - 4 days'), vaccine('B')];

  test.each([
    ['A 2020-02-25', 'notValid wrongVaccine'],
    ['A 2020-02-26', 'valid 1'],
    ['A 2020-06-01', 'valid 1'],
    ['B 2020-01-02', 'valid 1'],
    ['C 2020-03-01', 'notValid wrongVaccine'],
  ])('%s is %s', (text, expected) => {
    expect(of({ preferable, allowable }, text)).toBe(expected);
  });

  test('which of the two it was is noted', () => {
    const kind = (text: string) =>
      evaluated(series([dose({ preferable, allowable })]), { given: given(text) }).evaluated[0]
        ?.isPreferable;
    expect(['A 2020-02-29', 'A 2020-03-01', 'A 2020-04-30', 'A 2020-05-01'].map(kind)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  test('a product other than the one named is not preferable; an unknown one may be it', () => {
    const named = dose({ preferable: [{ ...vaccine('A'), product: 'X' }] });
    const status = (product: string | null) =>
      verdicts(series([named]), {
        given: given('A 2020-03-01').map((each) => ({ ...each, product })),
      });
    expect([status('X'), status(null), status('Y')].flat()).toEqual([
      'valid 1',
      'valid 1',
      'notValid wrongVaccine',
    ]);
  });

  test('an inadvertent vaccine is judged before its age, and no interval is counted from it', () => {
    const target = dose({
      ages: [age({ absoluteMin: '2 months' })],
      inadvertent: new Set(['B']),
      intervals: [interval({ absoluteMin: '4 weeks' })],
    });
    const doses = given('B 2020-01-05', 'B 2020-03-01', 'A 2020-03-02');
    expect(verdicts(series([target]), { given: doses })).toEqual([
      'notValid inadvertent',
      'notValid inadvertent',
      'valid 1',
    ]);
  });

  test('for another sex, or born before the first day, a vaccine is the wrong one', () => {
    const own = (row: object) => dose({ preferable: [{ ...vaccine('A'), ...row }] });
    const on = (row: object) => verdicts(series([own(row)]), { given: given('A 2020-03-01') })[0];
    expect([on({ gender: 'female' }), on({ gender: 'male' })]).toEqual([
      'valid 1',
      'notValid wrongVaccine',
    ]);
    const born = patient().born;
    expect([on({ bornFrom: born }), on({ bornFrom: born + 1 })]).toEqual([
      'valid 1',
      'notValid wrongVaccine',
    ]);
  });
});

describe('the order of the checks', () => {
  const late = { begin: duration('1 day'), minEnd: duration('4 weeks'), end: duration('4 weeks') };

  test('age, interval, conflict, vaccine', () => {
    const strict = {
      ages: [age({ absoluteMin: '1 year' })],
      intervals: [interval({ absoluteMin: '4 weeks' })],
      preferable: [vaccine('B')],
    };
    const reason = (own: Parameters<typeof dose>[0]) =>
      verdicts(series([dose(), dose(own)]), {
        given: given('A 2020-03-01', 'A 2020-03-02'),
        tables: tables([], { 'A A': late }),
      })[1];
    expect([
      reason(strict),
      reason({ ...strict, ages: [] }),
      reason({ ...strict, ages: [], intervals: [] }),
    ]).toEqual(['notValid tooYoung', 'notValid tooSoon', 'notValid conflict']);
  });
});

describe('from target dose to target dose (4.4)', () => {
  test('a dose that is not valid leaves the target dose for the next one', () => {
    const first = dose({ ages: [age({ absoluteMin: '2 months' })] });
    const doses = given('A 2020-02-01', 'A 2020-03-01', 'A 2020-04-01');
    expect(verdicts(series([first, dose()]), { given: doses })).toEqual([
      'notValid tooYoung',
      'valid 1',
      'valid 2',
    ]);
  });

  test('after the last target dose all are extraneous', () => {
    expect(
      verdicts(series([dose()]), { given: given('A 2020-03-01', 'A 2020-04-01', 'B 2020-05-01') }),
    ).toEqual(['valid 1', 'extraneous complete', 'extraneous complete']);
  });

  test('a recurring dose is there again for each one', () => {
    const booster = dose({ isRecurring: true, intervals: [interval({ absoluteMin: '1 year' })] });
    const doses = given('A 2020-03-01', 'A 2021-03-01', 'A 2022-02-28', 'A 2023-02-28');
    expect(verdicts(series([dose(), booster]), { given: doses })).toEqual([
      'valid 1',
      'valid 2',
      'notValid tooSoon',
      'valid 2',
    ]);
  });

  test('a spoilt dose counts for nothing: it skips no target dose, and no interval is counted from it', () => {
    const skipped = dose({
      id: 'infant',
      skips: [skip([{ kind: 'age', begin: duration('1 year'), end: duration('2 years') }])],
    });
    const next = dose({ intervals: [interval({ absoluteMin: '4 weeks' })] });
    const doses = given('A 2021-06-01 spoilt', 'A 2022-03-01', 'A 2022-03-29');
    expect(verdicts(series([skipped, next]), { given: doses })).toEqual([
      'substandard substandard',
      'valid 1',
      'valid 2',
    ]);
    expect(
      verdicts(series([skipped, next]), {
        given: given('A 2022-03-01', 'A 2022-03-20 spoilt', 'A 2022-03-29'),
      })[2],
    ).toBe('valid 2');
  });

  test('skipped target doses keep their numbers', () => {
    const skipped = dose({
      skips: [skip([{ kind: 'age', begin: duration('1 year'), end: null }])],
    });
    const done = evaluated(series([skipped, skipped, dose()]), { given: given('A 2021-01-01') });
    expect(done.targets).toEqual(['skipped', 'skipped', 'satisfied']);
    expect(done.evaluated[0]?.satisfied).toBe(3);
  });

  test('where all target doses are skipped a dose is extraneous', () => {
    const skipped = dose({
      skips: [skip([{ kind: 'age', begin: duration('1 year'), end: null }])],
    });
    expect(verdicts(series([skipped]), { given: given('A 2021-01-01') })).toEqual([
      'extraneous complete',
    ]);
  });

  test('a course that was left too long is begun anew', () => {
    const course = series([dose(), dose(), dose()], { restartsAfter: duration('1 year') });
    expect(
      verdicts(course, { given: given('A 2020-03-01', 'A 2020-04-01', 'A 2021-03-31') }),
    ).toEqual(['valid 1', 'valid 2', 'valid 3']);
    expect(
      verdicts(course, { given: given('A 2020-03-01', 'A 2020-04-01', 'A 2021-04-01') }),
    ).toEqual(['valid restarted', 'valid restarted', 'valid 1']);
  });

  test('a season that has a valid dose needs no other', () => {
    const yearly = series([dose({ isRecurring: true, seasonBegins: '07-01' })]);
    const doses = given('A 2021-06-30', 'A 2021-07-01', 'A 2022-06-30', 'A 2022-07-01');
    expect(verdicts(yearly, { given: doses })).toEqual([
      'valid 1',
      'valid 1',
      'extraneous complete',
      'valid 1',
    ]);
  });
});
