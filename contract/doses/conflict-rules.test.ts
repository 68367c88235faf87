import { given, tables } from '../../test/doses/hand-tables';
import { conflictsEnd, conflictsWith } from './conflict-rules';
import { dayNumber, dayText, duration } from './day-number-rules';
import type { EvaluationStatus } from './person';

const row = {
  begin: duration('1 day'),
  minEnd: duration('4 weeks - 4 days'),
  end: duration('4 weeks'),
};
const live = tables([], { 'A B': row, 'C B': { ...row, end: duration('8 weeks') } });

/** Whether A on a day conflicts with B of 2020-03-01. */
const conflicts = (day: string, status?: EvaluationStatus): boolean =>
  conflictsWith(
    { code: 'A', day: dayNumber(day) },
    given('B 2020-03-01', `A ${day}`),
    () => status,
    live,
  ) !== null;

describe('how near to another vaccine (6.7)', () => {
  test('not on the same day, from the next one on', () => {
    expect([conflicts('2020-03-01'), conflicts('2020-03-02')]).toEqual([false, true]);
  });

  test.each([undefined, 'valid'] as const)(
    'after a dose that is %s up to the least end',
    (status) => {
      expect([conflicts('2020-03-24', status), conflicts('2020-03-25', status)]).toEqual([
        true,
        false,
      ]);
    },
  );

  test.each(['notValid', 'extraneous', 'substandard'] as const)(
    'after a dose that is %s up to the end',
    (status) => {
      expect([conflicts('2020-03-28', status), conflicts('2020-03-29', status)]).toEqual([
        true,
        false,
      ]);
    },
  );

  test('only in the order that a row names, and only for its vaccines', () => {
    const other = (code: string, previous: string) =>
      conflictsWith(
        { code, day: dayNumber('2020-03-02') },
        given(`${previous} 2020-03-01`),
        () => undefined,
        live,
      );
    expect(other('A', 'B')?.id).toBe('B 2020-03-01');
    expect([other('B', 'A'), other('A', 'C'), other('D', 'B')]).toEqual([null, null, null]);
  });

  test('a later dose conflicts with nothing', () => {
    expect(
      conflictsWith(
        { code: 'A', day: dayNumber('2020-03-01') },
        given('B 2020-03-02'),
        () => undefined,
        live,
      ),
    ).toBeNull();
  });
});

test('a forecast waits for the last end of all its vaccines', () => {
  const end = (codes: readonly string[], ...doses: readonly string[]) => {
    const day = conflictsEnd(codes, given(...doses), live);
    return day === null ? '-' : dayText(day);
  };
  expect(end(['A'], 'A 2020-03-01')).toBe('-');
  expect(end([], 'B 2020-03-01')).toBe('-');
  expect(end(['A'], 'B 2020-03-01')).toBe('2020-03-29');
  expect(end(['A'], 'B 2020-03-01', 'B 2020-04-01')).toBe('2020-04-29');
  expect(end(['A', 'C'], 'B 2020-03-01')).toBe('2020-04-26');
});
