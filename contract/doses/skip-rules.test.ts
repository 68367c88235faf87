import {
  dose,
  evaluated,
  given,
  interval,
  patient,
  series,
  skip,
} from '../../test/doses/hand-tables';
import { dayNumber, duration } from './day-number-rules';
import { canSkip } from './skip-rules';
import type { CompletedGroups } from './skip-rules';
import type { Comparison, Skip, SkipCondition } from './tables';

interface Asked {
  readonly given?: readonly string[];
  readonly completed?: CompletedGroups;
  readonly context?: 'evaluation' | 'forecast';
}

/** The example's course takes A at least four weeks apart; born on 2020-01-01. */
function isSkipped(skips: readonly Skip[], on: string, asked: Asked = {}): boolean {
  const all = given(...(asked.given ?? []));
  const target = dose({ isRecurring: true, intervals: [interval({ absoluteMin: '4 weeks' })] });
  return canSkip(skips, asked.context ?? 'evaluation', {
    patient: patient(),
    before: evaluated(series([target]), { given: all }).evaluated,
    all,
    reference: dayNumber(on),
    completedGroups: asked.completed ?? new Set(),
    completedBefore: dayNumber(on),
  });
}

const by = (condition: SkipCondition, on: string, ...doses: readonly string[]): boolean =>
  isSkipped([skip([condition])], on, { given: doses });

describe('age (table 6-6)', () => {
  test.each([
    ['2020-12-31', false],
    ['2021-01-01', true],
    ['2021-12-31', true],
    ['2022-01-01', false],
  ])('from one year to two: %s %s', (on, expected) => {
    expect(by({ kind: 'age', begin: duration('1 year'), end: duration('2 years') }, on)).toBe(
      expected,
    );
  });

  test('open on either side', () => {
    expect(by({ kind: 'age', begin: null, end: duration('1 year') }, '2020-01-01')).toBe(true);
    expect(by({ kind: 'age', begin: duration('1 year'), end: null }, '2120-01-01')).toBe(true);
  });
});

describe('completed series (table 6-7)', () => {
  const condition: SkipCondition = { kind: 'completed', seriesGroups: new Set(['1', '3']) };
  const completed: CompletedGroups = {
    has: (group, before) => group === '3' && dayNumber('2020-06-01') < before,
  };

  test('one of the groups, completed by an earlier dose', () => {
    const skips = [skip([condition])];
    expect(isSkipped(skips, '2020-06-02')).toBe(false);
    expect(isSkipped(skips, '2020-06-01', { completed })).toBe(false);
    expect(isSkipped(skips, '2020-06-02', { completed })).toBe(true);
  });
});

describe('interval (table 6-8)', () => {
  const condition: SkipCondition = { kind: 'interval', interval: duration('6 months') };

  test('since the last dose, whether it counted or not', () => {
    expect(by(condition, '2021-01-01')).toBe(false);
    expect(by(condition, '2020-08-31', 'A 2020-03-01')).toBe(false);
    expect(by(condition, '2020-09-01', 'A 2020-03-01')).toBe(true);
    expect(by(condition, '2020-09-01', 'A 2020-03-01', 'B 2020-03-02')).toBe(false);
    expect(by(condition, '2020-09-02', 'A 2020-03-01', 'B 2020-03-02')).toBe(true);
  });
});

describe('count of doses (CONDSKIP-1, table 6-9)', () => {
  const count = (own: object): SkipCondition => ({
    kind: 'count',
    codes: null,
    products: null,
    begin: null,
    end: null,
    from: -Infinity,
    until: Infinity,
    isValidOnly: false,
    compare: 'more',
    count: 0,
    ...own,
  });
  const on = '2025-01-01';

  test.each<[Comparison, readonly boolean[]]>([
    ['more', [false, false, true]],
    ['equal', [false, true, false]],
    ['fewer', [true, false, false]],
  ])('%s than, or as many as, one', (compare, expected) => {
    const doses = ['A 2020-03-01', 'A 2020-06-01'];
    expect(
      [0, 1, 2].map((some) => by(count({ compare, count: 1 }), on, ...doses.slice(0, some))),
    ).toEqual(expected);
  });

  test('from one age, before another', () => {
    const condition = count({ begin: duration('6 months'), end: duration('1 year') });
    expect(
      ['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'].map((day) =>
        by(condition, on, `A ${day}`),
      ),
    ).toEqual([false, true, true, false]);
  });

  test('from one day, before another', () => {
    const condition = count({ from: dayNumber('2020-07-01'), until: dayNumber('2021-01-01') });
    expect(
      ['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'].map((day) =>
        by(condition, on, `A ${day}`),
      ),
    ).toEqual([false, true, true, false]);
  });

  test('of some vaccines, and products', () => {
    expect(by(count({ codes: new Set(['B']) }), on, 'A 2020-03-01')).toBe(false);
    expect(by(count({ codes: new Set(['A', 'B']) }), on, 'A 2020-03-01')).toBe(true);
    expect(by(count({ products: new Set(['X']) }), on, 'A 2020-03-01')).toBe(false);
  });

  test('valid ones only, or all', () => {
    const tooSoon = ['A 2020-03-01', 'A 2020-03-02'];
    expect(by(count({ count: 1 }), on, ...tooSoon)).toBe(true);
    expect(by(count({ count: 1, isValidOnly: true }), on, ...tooSoon)).toBe(false);
    expect(by(count({ count: 1, isValidOnly: true }), on, 'A 2020-03-01', 'A 2020-03-29')).toBe(
      true,
    );
  });
});

test('doses of any antigen, before the day and an age', () => {
  const condition: SkipCondition = {
    kind: 'given',
    codes: new Set(['C']),
    end: duration('1 year'),
    compare: 'more',
    count: 0,
  };
  expect(by(condition, '2022-01-01', 'C 2020-12-31')).toBe(true);
  expect(by(condition, '2022-01-01', 'C 2021-01-01')).toBe(false);
  expect(by(condition, '2020-12-31', 'C 2020-12-31')).toBe(false);
  expect(by(condition, '2022-01-01', 'A 2020-12-31')).toBe(false);
});

test('a later season than that of the last valid dose', () => {
  const condition: SkipCondition = { kind: 'laterSeason', begins: '07-01' };
  expect(by(condition, '2021-07-01')).toBe(false);
  expect(by(condition, '2021-06-30', 'A 2020-07-01')).toBe(false);
  expect(by(condition, '2021-07-01', 'A 2020-07-01')).toBe(true);
  expect(by(condition, '2021-07-01', 'A 2020-07-01', 'A 2021-07-01')).toBe(false);
});

describe('sets of conditions and their context (tables 6-10 and 6-11)', () => {
  const yes: SkipCondition = { kind: 'age', begin: null, end: null };
  const no: SkipCondition = { kind: 'interval', interval: duration('0 days') };
  const set = (isAll: boolean, ...conditions: readonly SkipCondition[]) => ({
    from: -Infinity,
    until: Infinity,
    isAll,
    conditions,
  });
  const one = (isAll: boolean, ...sets: Skip['sets']): boolean =>
    isSkipped([{ context: 'both', isAll, sets }], '2021-01-01');

  test('of a set all conditions, or one', () => {
    expect([one(true, set(true, yes, yes)), one(true, set(true, yes, no))]).toEqual([true, false]);
    expect([one(true, set(false, yes, no)), one(true, set(false, no, no))]).toEqual([true, false]);
  });

  test('all sets, or one', () => {
    const [met, unmet] = [set(true, yes), set(true, no)];
    expect([one(true, met, met), one(true, met, unmet)]).toEqual([true, false]);
    expect([one(false, unmet, met), one(false, unmet, unmet)]).toEqual([true, false]);
  });

  test('a set holds on its days only, the last one excluded', () => {
    const dated = {
      ...set(true, yes),
      from: dayNumber('2021-01-01'),
      until: dayNumber('2022-01-01'),
    };
    const skips: readonly Skip[] = [{ context: 'both', isAll: true, sets: [dated] }];
    expect(
      ['2020-12-31', '2021-01-01', '2021-12-31', '2022-01-01'].map((on) => isSkipped(skips, on)),
    ).toEqual([false, true, true, false]);
  });

  test('a skip is for evaluations, for forecasts, or for both', () => {
    const skipped = (meant: Skip['context'], context: 'evaluation' | 'forecast') =>
      isSkipped([skip([yes], meant)], '2021-01-01', { context });
    expect(
      (['evaluation', 'forecast', 'both'] as const).map((meant) => [
        skipped(meant, 'evaluation'),
        skipped(meant, 'forecast'),
      ]),
    ).toEqual([
      [true, false],
      [false, true],
      [true, true],
    ]);
  });

  test('of several skips one is enough; none skips nothing', () => {
    expect(isSkipped([skip([no]), skip([yes])], '2021-01-01')).toBe(true);
    expect(isSkipped([], '2021-01-01')).toBe(false);
  });
});
