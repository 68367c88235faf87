import { dueAt, endOf, presentRound, roundsOf, SCHEDULES, scheduleOf } from './schedule-rules';
import { SOURCES } from './source-rules';

const DAY = 86_400_000;
const NOON = Date.parse('2026-11-22T12:00:00+08:00');
const daysOf = (...codes: string[]): number[] =>
  roundsOf(codes.map((vaccineCode) => ({ vaccineCode, doneAt: NOON }))).map(
    (round) => (round.dueAt - NOON) / DAY,
  );

test.each<[string, number[]]>([
  ['dtap', [1, 3, 8]],
  ['flu', [1, 3, 8]],
  ['a new one', [1, 3, 8]],
  ['varicella', [1, 3, 8, 14]],
  ['mmr', [1, 8, 14, 42]],
  ['bopv', [1, 8, 42]],
  ['rota', [1, 3, 8, 21]],
  ['bcg', [1, 42, 90, 180]],
])('after %s it asks on days %p', (code, days) => {
  expect(daysOf(code)).toEqual(days);
});

test('a family is asked once for all doses of a visit', () => {
  expect(daysOf('mmr', 'dtap', 'bcg')).toEqual([1, 3, 8, 14, 42, 90, 180]);
  expect(daysOf()).toEqual([]);
});

test('a round is due a whole number of days after the last of its doses', () => {
  const doses = [
    { vaccineCode: 'dtap', doneAt: NOON },
    { vaccineCode: 'mmr', doneAt: NOON + 3_600_000 },
  ];
  expect(roundsOf(doses).map((each) => each.dueAt - NOON)).toEqual([
    DAY + 3_600_000,
    3 * DAY,
    8 * DAY + 3_600_000,
    14 * DAY + 3_600_000,
    42 * DAY + 3_600_000,
  ]);
  expect(dueAt(NOON, 'd1')).toBe(NOON + DAY);
});

test.each<[string, number, string | null]>([
  ['just before the first', DAY - 1, null],
  ['at the first', DAY, 'd1'],
  ['just before the second', 3 * DAY - 1, 'd1'],
  ['at the second', 3 * DAY, 'd3'],
  ['long after', 400 * DAY, 'd8'],
])('%s the present round is right', (_, after, round) => {
  const rounds = roundsOf([{ vaccineCode: 'dtap', doneAt: NOON }]);
  expect(presentRound(rounds, NOON + after)?.round ?? null).toBe(round);
});

test('answers are taken until two weeks after the last round', () => {
  expect(endOf(roundsOf([{ vaccineCode: 'dtap', doneAt: NOON }]))).toBe(NOON + 22 * DAY);
});

test('no vaccine is in two schedules, and each schedule has a source and begins after a day', () => {
  const codes = SCHEDULES.flatMap(({ vaccines }) => vaccines ?? []);
  expect(new Set(codes).size).toBe(codes.length);
  for (const { source, rounds } of SCHEDULES) {
    expect(SOURCES[source].title).not.toBe('');
    expect(rounds[0]).toBe('d1');
  }
  expect(scheduleOf('none').vaccines).toBeNull();
});
