import {
  age,
  contextOf,
  dose,
  evaluated,
  forecastOf,
  given,
  interval,
  patient,
  series,
  vaccine,
} from '../../test/doses/hand-tables';
import type { Example } from '../../test/doses/hand-tables';
import { bestOf, prioritizedOf } from './best-series-rules';
import type { PatientSeries } from './best-series-rules';
import { duration } from './day-number-rules';
import type { AntigenStatus } from './forecast-rules';
import type { AntigenSeries, TargetDose } from './tables';

const weeks = (count: number): Partial<TargetDose> => ({
  intervals: [interval({ absoluteMin: `${count} weeks`, min: `${count} weeks` })],
});
const first = dose({ ages: [age({ absoluteMin: '2 months', min: '2 months' })] });
/** A course of some doses four weeks apart, of one vaccine. */
const course = (
  name: string,
  count: number,
  own: Partial<AntigenSeries> = {},
  code = 'A',
): AntigenSeries => {
  const of = { preferable: [vaccine(code)] };
  const next = dose({ ...weeks(4), ...of });
  return series([{ ...first, ...of }, ...Array.from({ length: count - 1 }, () => next)], {
    name,
    ...own,
  });
};

const follow = (
  one: AntigenSeries,
  example: Example,
  status: Partial<AntigenStatus> = {},
): PatientSeries => ({
  ...evaluated(one, example),
  forecast: forecastOf(one, example, status),
});

/** Name of the series that is followed of a group. */
const chosen = (
  all: readonly AntigenSeries[],
  doses: readonly string[] = [],
  status: (one: AntigenSeries) => Partial<AntigenStatus> = () => ({}),
  on = '2020-12-01',
): string | null => {
  const example = { given: given(...doses), on };
  const { patient: person } = contextOf(example);
  const group = all.map((one) => follow(one, example, status(one)));
  return prioritizedOf(group, person.born)?.series.name ?? null;
};

const contraindicated = { isContraindicated: true };

describe('one series of a group (table 8-3)', () => {
  const byDefault = course('default', 3, { isDefault: true, preference: 9 });

  test('without doses the default one, also when others come before it', () => {
    expect(chosen([course('other', 2), byDefault])).toBe('default');
  });

  test('the only one that a dose counts in', () => {
    expect(chosen([byDefault, course('other', 2, {}, 'B')], ['B 2020-03-01'])).toBe('other');
  });

  test('the only one that is complete, and then the only one under way', () => {
    expect(chosen([byDefault, course('short', 1)], ['A 2020-03-01'])).toBe('short');
    const aged = series([first, dose({ ages: [age({ max: '6 months' })] })], { name: 'aged' });
    expect(chosen([aged, byDefault], ['A 2020-03-01'])).toBe('default');
  });

  test('none of a group without a default that nothing is scored in', () => {
    expect(chosen([course('only evaluated', 2, { kind: 'evaluationOnly' })])).toBeNull();
  });
});

describe('which series are scored (SELECTB-24 and SELECTSCORE-2)', () => {
  test('a standard one whose first valid dose came before the age at which it may be begun', () => {
    const early = course('early', 2, { maxAgeToStart: duration('6 months') });
    const late = course('late', 3, { isDefault: true });
    expect(chosen([early, late], ['A 2020-06-30'])).toBe('early');
    expect(chosen([early, late], ['A 2020-07-01'])).toBe('late');
  });

  test('one for evaluation only when it is complete', () => {
    const only = course('only evaluated', 2, { kind: 'evaluationOnly' });
    const standard = course('standard', 3, { isDefault: true });
    expect(chosen([only, standard], ['A 2020-03-01'])).toBe('standard');
    expect(chosen([only, standard], ['A 2020-03-01', 'A 2020-04-01'])).toBe('only evaluated');
  });

  test('those of a risk with the highest priority of all, contraindicated or not', () => {
    const risk = (name: string, priority: string) => course(name, 2, { kind: 'risk', priority });
    const [high, low] = [risk('high', 'A'), risk('low', 'B')];
    expect(chosen([low, high])).toBe('high');
    expect(chosen([low, high], ['A 2020-03-01'])).toBe('high');
    expect(chosen([low, high], [], ({ name }) => (name === 'high' ? contraindicated : {}))).toBe(
      null,
    );
  });

  test('one that is contraindicated only where all are', () => {
    const [one, other] = [
      course('one', 2, { kind: 'risk', preference: 1 }),
      course('other', 2, { kind: 'risk', preference: 2 }),
    ];
    expect(chosen([one, other], [], ({ name }) => (name === 'one' ? contraindicated : {}))).toBe(
      'other',
    );
    expect(chosen([one, other], [], () => contraindicated)).toBe('one');
  });

  test('begun and contraindicated, where no column of table 8-5 is meant', () => {
    const all = [course('begun', 2), course('other', 3, {}, 'B'), course('longer', 3)];
    expect(chosen(all, ['A 2020-03-01'], () => contraindicated)).toBe('begun');
  });
});

describe('points (tables 8-7, 8-9 and 8-11)', () => {
  test('complete: the most valid doses, then the preference', () => {
    const all = [course('one', 1, { preference: 1 }), course('two', 2, { preference: 2 })];
    expect(chosen(all, ['A 2020-03-01', 'A 2020-04-01'])).toBe('two');
    const same = [course('worse', 1, { preference: 2 }), course('better', 1, { preference: 1 })];
    expect(chosen(same, ['A 2020-03-01'])).toBe('better');
  });

  test('under way: fewer doses to go', () => {
    const all = [course('long', 4, { preference: 1 }), course('short', 2, { preference: 2 })];
    expect(chosen(all, ['A 2020-03-01'])).toBe('short');
  });

  test('under way: what can be finished before it is too late', () => {
    const tail = (max: string) => dose({ ...weeks(4), ages: [age({ max })] });
    const all = [
      series([first, tail('4 months'), tail('4 months')], { name: 'too late', preference: 1 }),
      series([first, tail('4 years'), tail('4 years')], { name: 'in time', preference: 2 }),
    ];
    const begun = (day: string) => chosen(all, [`A ${day}`], () => ({}), day);
    // Twice four weeks later it is 30 April, the last day, or 1 May.
    expect(begun('2020-03-05')).toBe('too late');
    expect(begun('2020-03-06')).toBe('in time');
  });

  test('under way: the longest of the intervals to come counts, in months as in days', () => {
    const tail = (words: string) => dose({ intervals: [interval({ min: words })] });
    const of = (name: string, words: string, preference: number) =>
      series([first, dose(weeks(4)), tail(words)], { name, preference });
    // 29 March, and a month: 29 April; 30 days: 28 April; 31 days: 29 April.
    expect(chosen([of('month', '1 month', 1), of('days', '30 days', 2)], ['A 2020-03-01'])).toBe(
      'days',
    );
    expect(chosen([of('month', '1 month', 1), of('days', '31 days', 2)], ['A 2020-03-01'])).toBe(
      'month',
    );
  });

  test('under way: the longest is found on the calendar: in February 30 days are more than a month', () => {
    const tail = (words: string) => dose({ intervals: [interval({ min: words })] });
    const of = (name: string, preference: number, ...words: readonly string[]) =>
      series([first, dose(weeks(4)), ...words.map(tail)], { name, preference });
    const all = [of('30 days', 1, '30 days', '1 month'), of('29 days', 2, '29 days', '29 days')];
    expect(chosen(all, ['A 2021-01-04'])).toBe('29 days');
    expect(chosen(all, ['A 2021-02-01'])).toBe('29 days');
    const same = [of('30 days', 1, '30 days', '1 month'), of('31 days', 2, '31 days', '31 days')];
    expect(chosen(same, ['A 2021-02-01'])).toBe('30 days');
  });

  test('under way: of one product, if all doses were valid', () => {
    const product = course('product', 3, { isProductPath: true, preference: 2 });
    const all = [course('any', 3, { preference: 1 }), product];
    expect(chosen(all, ['A 2020-03-01'])).toBe('product');
    expect(chosen(all, ['A 2020-03-01', 'A 2020-03-02'])).toBe('any');
  });

  test('no valid doses: what can begin first, and not of one product', () => {
    const later = series([dose({ ages: [age({ min: '3 months' })] })], {
      name: 'later',
      preference: 1,
    });
    expect(chosen([later, course('sooner', 2, { preference: 2 })])).toBe('sooner');
    const product = course('product', 2, { isProductPath: true, preference: 1 });
    expect(chosen([product, course('any', 2, { preference: 2 })])).toBe('any');
  });
});

describe('the series that a person needs, of several groups (table 8-14)', () => {
  const example = { given: given('A 2020-03-01'), on: '2020-12-01', patient: patient() };
  const needed = (...all: readonly AntigenSeries[]): readonly string[] =>
    bestOf(all.map((one) => follow(one, example))).map(({ series: { name } }) => name);
  const standard = (count: number, ...equivalent: readonly string[]) =>
    course('standard', count, { group: '1', equivalentGroups: new Set(equivalent) });
  const risk = (count: number, ...equivalent: readonly string[]) =>
    course('risk', count, { kind: 'risk', group: '2', equivalentGroups: new Set(equivalent) });

  test('of groups that are not equivalent all', () => {
    expect(needed(standard(2), risk(2))).toEqual(['standard', 'risk']);
    expect(needed(standard(1), risk(2))).toEqual(['standard', 'risk']);
  });

  test('a risk series in place of the standard one that it is as good as', () => {
    expect(needed(standard(2, '2'), risk(2))).toEqual(['risk']);
    expect(needed(standard(2, '3'), risk(2))).toEqual(['standard', 'risk']);
  });

  test('nothing beside an equivalent group that is complete; what is complete stays', () => {
    expect(needed(standard(1), risk(2, '1'))).toEqual(['standard']);
    expect(needed(standard(2, '2'), risk(1))).toEqual(['risk']);
    expect(needed(standard(1, '2'), risk(1, '1'))).toEqual(['standard', 'risk']);
  });

  test('one for evaluation only if it is complete', () => {
    const only = (count: number) => course('only', count, { kind: 'evaluationOnly', group: '3' });
    expect(needed(only(2))).toEqual([]);
    expect(needed(only(1))).toEqual(['only']);
  });
});
