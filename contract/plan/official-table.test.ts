import { duration } from '../doses/day-number-rules';
import { CHINA } from '../doses/schedule/china';
import { DT_DOSE, EARLIER_DOSES } from './earlier-rules';
import { EDITION_2021, EDITION_2026 } from './official-table';
import { BCG_TEST_FROM, PROGRAMME_END } from './schedule-code-rules';
import * as schedule from './schedule-rules';
import type { Gap, ScheduledDose } from './schedule-rules';

/** Our series for each abbreviation of the table. */
const SERIES: Record<string, string> = { IPV: 'polio', bOPV: 'polio', '2vHPV': 'hpv2', DT: 'dtap' };
const seriesOf = (vaccine: string): string => SERIES[vaccine] ?? vaccine.toLowerCase();
const allDoses = schedule.SCHEDULE.flatMap(({ doses }) => doses);

const gapText = (gap: Gap | undefined): string =>
  gap === undefined ? '-' : 'days' in gap ? `${gap.days}d` : `${gap.months}m`;
const limitText = ({ before, beforeDays, within }: ScheduledDose): string =>
  beforeDays === 2 ? '24h' : within !== undefined ? `+${within}` : String(before ?? '-');

test.each(EDITION_2026)(
  '2026, $vaccine dose $doseNo: $age months, interval $gap, before $before',
  ({ vaccine, doseNo, age, gap, before }) => {
    const dose = allDoses.find(({ id }) => id === `${seriesOf(vaccine)}-${doseNo}`);
    expect(dose).toBeDefined();
    if (!dose) return;
    expect(dose.age).toBe(age);
    expect(dose.source.version).toBe('cn-nip-2026');
    expect(dose.source.says).toMatch(new RegExp(`^${vaccine}, `));
    if (dose.administered) expect(dose.administered).toBe(vaccine.toLowerCase());
    // Where the table has no figure, ours has to be marked as unconfirmed.
    if (gap === '-' && dose.gap) expect(dose.source.unconfirmed).toMatch(/^interval/);
    else expect(gapText(dose.gap)).toBe(gap);
    if (before === '-') expect(dose.source.unconfirmed).toMatch(/^limit/);
    else expect(limitText(dose)).toBe(before);
  },
);

test('our data has no dose that the table does not have', () => {
  const official = EDITION_2026.map(({ vaccine, doseNo }) => `${seriesOf(vaccine)}-${doseNo}`);
  expect([...official].sort()).toEqual(allDoses.map(({ id }) => id).sort());
});

test.each(EDITION_2021)(
  '2021, $vaccine dose $doseNo: $age months, before $before',
  ({ vaccine, doseNo, age, gap, before }) => {
    const id = `${seriesOf(vaccine)}-${vaccine === 'DT' ? DT_DOSE : doseNo}`;
    const dose = allDoses.find((each) => each.id === id) as ScheduledDose;
    const earlier = EARLIER_DOSES.find((row) => row.id === id);
    if (vaccine === 'DTaP' && doseNo === 2) {
      // The age did not change; only its neighbours did.
      expect(dose.age).toBe(age);
      return;
    }
    expect(earlier).toMatchObject({ source: { version: 'cn-nip-2021' } });
    expect(earlier?.source.says).toContain(vaccine);
    expect(earlier?.age ?? dose.age).toBe(age);
    if (gap !== '-') expect(gapText(dose.gap)).toBe(gap);
    if (before !== '-') expect(String(earlier?.before ?? dose.before)).toBe(before);
  },
);

test.each([
  ['BCG is given directly below 3 months', BCG_TEST_FROM, 3],
  ['BCG is not given from 4 years on', schedule.seriesOf('bcg')?.until, 48],
  ['DTaP is not given from 7 years on', schedule.seriesOf('dtap')?.until, 84],
  ['injected live vaccines stand 28 days apart', schedule.LIVE_GAP_DAYS, 28],
  ['missed doses are caught up before 18 years', PROGRAMME_END, 216],
  ['free HPV is for girls', schedule.seriesOf('hpv2')?.sex, 2],
  ['free HPV is for those born after its day', schedule.seriesOf('hpv2')?.bornAfter, '2011-11-10'],
])('%s', (_rule, ours, official) => {
  expect(ours).toBe(official);
});

test('A and C follows two doses of group A after a year', () => {
  const series = CHINA.antigens.get('MenAC')?.series.find(({ isDefault }) => isDefault);
  const [afterTwo] = series?.doses ?? [];
  expect(afterTwo?.intervals).toMatchObject([
    { since: { kind: 'vaccines', codes: new Set(['mpsv-a']) }, min: duration('12 months') },
  ]);
});

test('live vaccines that keep a distance are three of the programme; BCG is apart', () => {
  const live = schedule.SCHEDULE.filter(({ isLive }) => isLive).map(({ code }) => code);
  expect(live).toEqual(['mmr', 'je-l', 'hepa-l']);
});

test('every row, limit and general rule says its edition and what is its own', () => {
  const sources = [
    ...allDoses.map(({ source }) => source),
    ...schedule.SCHEDULE.flatMap(({ source }) => source ?? []),
    ...Object.values(schedule.GENERAL_SOURCES),
    ...EARLIER_DOSES.map(({ source }) => source),
  ];
  for (const { version, says } of sources) {
    expect(version).toMatch(/^cn-nip-20(21|26)$/);
    expect(says.length).toBeGreaterThan(5);
  }
  const ownLimits = schedule.SCHEDULE.filter(
    ({ until, sex, bornAfter }) =>
      until !== PROGRAMME_END || sex !== undefined || bornAfter !== undefined,
  );
  expect(ownLimits.every(({ source }) => source !== undefined)).toBe(true);
});
