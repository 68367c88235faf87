import { duration } from '../doses/day-number-rules';
import { CHINA, CHINA_GROUPS, LIVE_CONFLICT } from '../doses/schedule/china';
import type { DoseText } from '../doses/schedule/file';
import { EDITION_2026 } from './official-table';
import { BCG_TEST_FROM, PROGRAMME_END, SERIES_CODES } from './schedule-code-rules';
import { SCHEDULE } from './schedule-rules';

/** Our series for each abbreviation of the table. */
const SERIES: Record<string, string> = { IPV: 'polio', bOPV: 'polio', '2vHPV': 'hpv2' };
const seriesOf = (vaccine: string): string => SERIES[vaccine] ?? vaccine.toLowerCase();
const allDoses = SCHEDULE.flatMap(({ doses }) => doses);

/** Rows of the series for those who are born now, as they are worded. */
const ROWS = CHINA_GROUPS.flatMap(({ series }) => series)
  .filter(({ kind, bornBefore }) => kind === undefined && bornBefore === undefined)
  .flatMap(({ doses }) => doses);
const rowOf = (id: string): DoseText => {
  const row = ROWS.find((each) => each.id === id);
  if (!row) throw new Error(`There is no row ${id}`);
  return row;
};

const UNITS: readonly [unit: RegExp, short: (count: number) => string][] = [
  [/^(\d+) years?$/, (count) => String(count * 12)],
  [/^(\d+) months?$/, String],
];
/** A limit as the table has it: months, 24h for the day after birth. */
const limitOf = ({ age, intervals }: DoseText): string => {
  const within = intervals?.find(({ latest, since }) => latest && since === 'dose 1')?.latest;
  const words = age?.latest ?? within ?? '';
  if (words === '2 days') return '24h';
  const [months] = UNITS.flatMap(([unit, short]) => {
    const [, count] = unit.exec(words) ?? [];
    return count === undefined ? [] : [short(Number(count))];
  });
  return `${age?.latest === undefined ? '+' : ''}${months}`;
};
/** Intervals of a row as the table has them, by the dose before or a named one. */
const gapsOf = ({ intervals }: DoseText): readonly string[] =>
  (intervals ?? []).flatMap(({ min }) => {
    if (min === undefined) return [];
    const { months, days } = duration(min);
    return months === 0 ? `${days}d` : `${months}m`;
  });

test.each(EDITION_2026)(
  '2026, $vaccine dose $doseNo: $age months, interval $gap, before $before',
  ({ vaccine, doseNo, age, gap, before }) => {
    const dose = allDoses.find(({ id }) => id === `${seriesOf(vaccine)}-${doseNo}`);
    const row = rowOf(`${seriesOf(vaccine)}-${doseNo}`);
    expect(dose?.age).toBe(age);
    expect(row.source).toBe('NIP2026');
    expect(row.says).toMatch(new RegExp(`^${vaccine} ?D?${doseNo}?[, ]`));
    if (['IPV', 'bOPV'].includes(vaccine))
      expect(dose?.code).toBe(vaccine === 'IPV' ? 'polio' : 'bopv');
    // Where the table has no figure, ours has to be marked as unconfirmed.
    const isOwnGap = gap === '-' && row.intervals?.every(({ since }) => since === undefined);
    if (isOwnGap) expect(row.unconfirmed).toMatch(/^interval/);
    else if (gap !== '-') expect(gapsOf(row)).toContain(gap);
    if (before === '-') expect(row.unconfirmed).toMatch(/^limit/);
    else expect(limitOf(row)).toBe(before);
  },
);

test('the schedule has the doses of the table and no others, by series and number', () => {
  const official = EDITION_2026.map(({ vaccine, doseNo }) => `${seriesOf(vaccine)}-${doseNo}`);
  expect(allDoses.map(({ id }) => id).sort()).toEqual([...official].sort());
  expect(SCHEDULE.map(({ code }) => code)).toEqual(SERIES_CODES);
  for (const { id, series, doseNo } of allDoses) expect(id).toBe(`${series}-${doseNo}`);
});

const ageEnd = (id: string): string | undefined => rowOf(id).age?.max;
const hpvRow = rowOf('hpv2-1').vaccines[0];

test.each([
  ['BCG is given directly below 3 months', rowOf('bcg-1').age?.latest, `${BCG_TEST_FROM} months`],
  ['BCG is not given from 4 years on', ageEnd('bcg-1'), '4 years'],
  ['DTaP is not given from 7 years on', ageEnd('dtap-5'), '7 years'],
  ['group A is not given from 24 months on', ageEnd('mpsv-a-2'), '24 months'],
  ['injected live vaccines stand 28 days apart', LIVE_CONFLICT.end, '28 days'],
  ['missed doses are caught up before 18 years', ageEnd('mmr-2'), `${PROGRAMME_END / 12} years`],
  ['free HPV is for girls', SCHEDULE.find(({ code }) => code === 'hpv2')?.genders, ['female']],
  ['free HPV is for those born after its day', hpvRow?.bornFrom, '2011-11-11'],
])('%s', (_rule, ours, official) => {
  expect(ours).toEqual(official);
});

test('A and C follows two doses of group A after a year', () => {
  const series = CHINA.antigens.get('MenAC')?.series.find(({ isDefault }) => isDefault);
  const [afterTwo] = series?.doses ?? [];
  expect(afterTwo?.intervals).toMatchObject([
    { since: { kind: 'vaccines', codes: new Set(['mpsv-a']) }, min: duration('12 months') },
  ]);
});

test('live vaccines that keep a distance are three of the programme; BCG is apart', () => {
  const live = SCHEDULE.filter(({ code }) => LIVE_CONFLICT.between.includes(code));
  expect(live.map(({ code }) => code)).toEqual(['mmr', 'je-l', 'hepa-l']);
});
