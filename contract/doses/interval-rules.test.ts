import { dose, evaluated, given, interval, patient, series } from '../../test/doses/hand-tables';
import { dayNumber, dayText } from './day-number-rules';
import { intervalReference, keepsInterval } from './interval-rules';
import type { IntervalHistory } from './interval-rules';
import type { IntervalFrom } from './tables';

const inadvertent = new Set(['C']);

/** Doses of a course of three target doses; C is a mistake at each. */
function historyOf(...texts: readonly string[]): IntervalHistory {
  const target = dose({ inadvertent });
  const all = given(...texts);
  const done = evaluated(series([target, target, target]), { given: all });
  return { patient: patient(), before: done.evaluated, all };
}

const since = (from: IntervalFrom, history: IntervalHistory, at = '2021-01-01'): string => {
  const day = intervalReference(interval({ since: from }), history, dayNumber(at));
  return day === null ? '-' : dayText(day);
};

describe('what an interval is counted from (table 6-19)', () => {
  test('the previous dose: valid or not, but neither inadvertent, spoilt nor extraneous', () => {
    const from = { kind: 'previous' } as const;
    expect(since(from, historyOf())).toBe('-');
    expect(since(from, historyOf('A 2020-03-01', 'A 2020-04-01'))).toBe('2020-04-01');
    expect(since(from, historyOf('A 2020-03-01', 'B 2020-04-01'))).toBe('2020-04-01');
    expect(since(from, historyOf('A 2020-03-01', 'C 2020-04-01'))).toBe('2020-03-01');
    expect(since(from, historyOf('A 2020-03-01', 'A 2020-04-01 spoilt'))).toBe('2020-03-01');
    expect(
      since(
        from,
        historyOf('A 2020-03-01', 'A 2020-04-01', 'A 2020-05-01', 'A 2020-06-01', 'A 2020-07-01'),
      ),
    ).toBe('2020-05-01');
  });

  test('the dose that satisfied a target dose, not the first one given', () => {
    const from = { kind: 'target', doseNo: 1 } as const;
    expect(since(from, historyOf('B 2020-02-01', 'A 2020-03-01', 'A 2020-04-01'))).toBe(
      '2020-03-01',
    );
    expect(since({ kind: 'target', doseNo: 3 }, historyOf('A 2020-03-01', 'A 2020-04-01'))).toBe(
      '-',
    );
  });

  test('the last dose of some vaccines before the day, whatever it counted for', () => {
    const from = { kind: 'vaccines', codes: new Set(['B', 'C', 'D']) } as const;
    const history = historyOf('B 2020-03-01', 'D 2020-04-01', 'C 2020-05-01', 'A 2020-06-01');
    expect(since(from, history)).toBe('2020-04-01');
    expect(since(from, history, '2020-04-01')).toBe('2020-03-01');
    expect(since(from, history, '2020-03-01')).toBe('-');
  });

  test('the day of an observation', () => {
    const history = {
      ...historyOf('A 2020-03-01'),
      patient: patient({ observations: new Map([['pregnant', dayNumber('2020-02-02')]]) }),
    };
    expect(since({ kind: 'observation', code: 'pregnant' }, history)).toBe('2020-02-02');
    expect(since({ kind: 'observation', code: 'transplant' }, history)).toBe('-');
  });

  test('an observation without a day bounds nothing', () => {
    const history = {
      ...historyOf(),
      patient: patient({ observations: new Map([['pregnant', null]]) }),
    };
    expect(since({ kind: 'observation', code: 'pregnant' }, history)).toBe('-');
  });
});

test('an interval is too short, in its days of grace, or kept (table 6-18)', () => {
  const row = interval({ absoluteMin: '6 months - 4 days', min: '6 months' });
  const found = (day: string) => keepsInterval(row, historyOf('A 2020-03-31'), dayNumber(day));
  expect(['2020-09-26', '2020-09-27', '2020-09-30', '2020-10-01'].map(found)).toEqual([
    'tooSoon',
    'grace',
    'grace',
    'kept',
  ]);
});

test('an interval since what never was is kept', () => {
  const row = interval({ absoluteMin: '6 months' });
  expect(keepsInterval(row, historyOf(), dayNumber('2020-01-02'))).toBe('kept');
});
