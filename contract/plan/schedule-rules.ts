import { PROGRAMME_END } from './schedule-code-rules';
import type { SeriesCode } from './schedule-code-rules';

/** Editions of the programme that our rows belong to. */
export type ScheduleVersion = 'cn-nip-2026' | 'cn-nip-2021';

/** Source of a row. docs/decisions/0014 lists the documents and how far each figure was verified. */
export interface RuleSource {
  readonly version: ScheduleVersion;
  /** The row as worded in the edition. */
  readonly says: string;
  /** Figures of the row that no available text confirms; a person has to verify them in the edition. */
  readonly unconfirmed?: string;
}

/** Time since the dose before: whole days, or calendar months that clamp to the end of the month. */
export type Gap = { readonly days: number } | { readonly months: number };

/**
 * One dose of the national programme. Ages in months since birth; the listed age is both the minimum and the
 * recommended one.
 */
export interface ScheduledDose {
  /** Stable across editions: series and number. */
  readonly id: string;
  readonly doseNo: number;
  readonly age: number;
  readonly gap?: Gap;
  /** To be completed before this age, in months … */
  readonly before?: number;
  /** … or before this many days of life … */
  readonly beforeDays?: number;
  /** … or within this many months of the dose before. */
  readonly within?: number;
  /** The vaccine administered, in a series that changes vaccine. */
  readonly administered?: 'ipv' | 'bopv';
  readonly source: RuleSource;
}

export interface Series {
  readonly code: SeriesCode;
  /** Injected live vaccine: on one day with another one, or 28 days apart. */
  readonly isLive: boolean;
  /** From this age in months it is no longer administered. */
  readonly until: number;
  /** 2: girls only. */
  readonly sex?: 2;
  /** Only for those born after this day. */
  readonly bornAfter?: string;
  /** The usual form; this one is shown only once it has been begun. */
  readonly alternativeTo?: SeriesCode;
  /** Source of `until`, `sex` and `bornAfter`, where they are specific to the series. */
  readonly source?: RuleSource;
  readonly doses: readonly ScheduledDose[];
}

/** Version of the schedule below: National Immunisation Programme of China, edition 2026. */
export const SCHEDULE_VERSION: ScheduleVersion = 'cn-nip-2026';

const row = (says: string, unconfirmed?: string): RuleSource => ({
  version: SCHEDULE_VERSION,
  says,
  ...(unconfirmed === undefined ? {} : { unconfirmed }),
});
const OF_COURSE = 'limit: that of the last dose of the first course';

/** Least days between injected live vaccines that are not administered on one day. */
export const LIVE_GAP_DAYS = 28;

/** Where the figures above come from. */
export const GENERAL_SOURCES = {
  programmeEnd: row('children who missed doses catch up before 18 y'),
  liveGap: row('injected live vaccines but BCG: same day or ≥ 28 d apart'),
  acAfterA: row('MPSV-AC D1 ≥ 12 m after MPSV-A D2'),
  bcgTest: row('BCG, 3 m–3 y: only after a negative tuberculin test'),
} as const satisfies Record<string, RuleSource>;

const FOUR_WEEKS: Gap = { days: 28 };

/** Every series in the order of the programme. */
export const SCHEDULE: readonly Series[] = [
  {
    code: 'hepb',
    isLive: false,
    until: PROGRAMME_END,
    doses: [
      { id: 'hepb-1', doseNo: 1, age: 0, beforeDays: 2, source: row('HepB, birth, within 24 h') },
      {
        id: 'hepb-2',
        doseNo: 2,
        age: 1,
        gap: FOUR_WEEKS,
        before: 12,
        source: row('HepB, 1 m; D1–2 ≥ 28 d', OF_COURSE),
      },
      {
        id: 'hepb-3',
        doseNo: 3,
        age: 6,
        gap: { days: 60 },
        before: 12,
        source: row('HepB, 6 m; D2–3 ≥ 60 d; < 12 m'),
      },
    ],
  },
  {
    code: 'bcg',
    isLive: false,
    until: 48,
    source: row('BCG: not from 4 y on'),
    doses: [{ id: 'bcg-1', doseNo: 1, age: 0, before: 3, source: row('BCG, birth; < 3 m') }],
  },
  {
    code: 'polio',
    isLive: false,
    until: PROGRAMME_END,
    doses: [
      {
        id: 'polio-1',
        doseNo: 1,
        age: 2,
        before: 12,
        administered: 'ipv',
        source: row('IPV, 2 m', OF_COURSE),
      },
      {
        id: 'polio-2',
        doseNo: 2,
        age: 3,
        gap: FOUR_WEEKS,
        before: 12,
        administered: 'ipv',
        source: row('IPV, 3 m; ≥ 28 d', OF_COURSE),
      },
      {
        id: 'polio-3',
        doseNo: 3,
        age: 4,
        gap: FOUR_WEEKS,
        before: 12,
        administered: 'bopv',
        source: row('bOPV, 4 m; ≥ 28 d; < 12 m'),
      },
      {
        id: 'polio-4',
        doseNo: 4,
        age: 48,
        gap: FOUR_WEEKS,
        before: 60,
        administered: 'bopv',
        source: row('bOPV, 4 y; < 5 y', 'interval: that of the doses before'),
      },
    ],
  },
  {
    code: 'dtap',
    isLive: false,
    until: 84,
    source: row('DTaP: < 7 y; DT catches up at 7–11 y'),
    doses: [
      { id: 'dtap-1', doseNo: 1, age: 2, before: 12, source: row('DTaP, 2 m', OF_COURSE) },
      {
        id: 'dtap-2',
        doseNo: 2,
        age: 4,
        gap: FOUR_WEEKS,
        before: 12,
        source: row('DTaP, 4 m; primary ≥ 28 d', OF_COURSE),
      },
      {
        id: 'dtap-3',
        doseNo: 3,
        age: 6,
        gap: FOUR_WEEKS,
        before: 12,
        source: row('DTaP, 6 m; primary ≥ 28 d; < 12 m'),
      },
      {
        id: 'dtap-4',
        doseNo: 4,
        age: 18,
        gap: { months: 6 },
        before: 24,
        source: row('DTaP, 18 m; ≥ 6 m after D3; < 24 m'),
      },
      {
        id: 'dtap-5',
        doseNo: 5,
        age: 72,
        gap: { months: 12 },
        before: 84,
        source: row('DTaP, 6 y; ≥ 12 m after D4; < 7 y'),
      },
    ],
  },
  {
    code: 'mmr',
    isLive: true,
    until: PROGRAMME_END,
    doses: [
      { id: 'mmr-1', doseNo: 1, age: 8, before: 12, source: row('MMR, 8 m; < 12 m') },
      {
        id: 'mmr-2',
        doseNo: 2,
        age: 18,
        gap: FOUR_WEEKS,
        before: 24,
        source: row('MMR, 18 m; ≥ 28 d; < 24 m'),
      },
    ],
  },
  {
    code: 'je-l',
    isLive: true,
    until: PROGRAMME_END,
    doses: [
      { id: 'je-l-1', doseNo: 1, age: 8, before: 12, source: row('JE-L, 8 m; < 12 m') },
      {
        id: 'je-l-2',
        doseNo: 2,
        age: 24,
        gap: { months: 12 },
        before: 36,
        source: row('JE-L, 2 y; ≥ 12 m; < 3 y'),
      },
    ],
  },
  {
    code: 'je-i',
    isLive: false,
    until: PROGRAMME_END,
    alternativeTo: 'je-l',
    doses: [
      { id: 'je-i-1', doseNo: 1, age: 8, before: 12, source: row('JE-I, 8 m', OF_COURSE) },
      {
        id: 'je-i-2',
        doseNo: 2,
        age: 8,
        gap: { days: 7 },
        before: 12,
        source: row('JE-I, 8 m, 7–10 d after D1; < 12 m'),
      },
      {
        id: 'je-i-3',
        doseNo: 3,
        age: 24,
        gap: { months: 1 },
        before: 36,
        source: row('JE-I, 2 y; < 3 y', 'interval: in catch-up 1–12 m after D2 (2021)'),
      },
      {
        id: 'je-i-4',
        doseNo: 4,
        age: 72,
        gap: { months: 36 },
        before: 84,
        source: row('JE-I, 6 y; < 7 y', 'interval: as the catalogue’s course'),
      },
    ],
  },
  {
    code: 'mpsv-a',
    isLive: false,
    until: 24,
    source: row('MPSV-A D2: < 24 m', 'from then on no group A: MPSV-AC instead'),
    doses: [
      { id: 'mpsv-a-1', doseNo: 1, age: 6, before: 12, source: row('MPSV-A, 6 m; < 12 m') },
      {
        id: 'mpsv-a-2',
        doseNo: 2,
        age: 9,
        gap: { months: 3 },
        before: 24,
        source: row('MPSV-A, 9 m; ≥ 3 m; < 24 m'),
      },
    ],
  },
  {
    code: 'mpsv-ac',
    isLive: false,
    until: PROGRAMME_END,
    doses: [
      {
        id: 'mpsv-ac-1',
        doseNo: 1,
        age: 36,
        before: 48,
        source: row('MPSV-AC, 3 y; < 4 y; ≥ 12 m after MPSV-A D2'),
      },
      {
        id: 'mpsv-ac-2',
        doseNo: 2,
        age: 72,
        gap: { months: 36 },
        before: 84,
        source: row('MPSV-AC, 6 y; < 7 y; ≥ 36 m'),
      },
    ],
  },
  {
    code: 'hepa-l',
    isLive: true,
    until: PROGRAMME_END,
    doses: [
      { id: 'hepa-l-1', doseNo: 1, age: 18, before: 24, source: row('HepA-L, 18 m; < 24 m') },
    ],
  },
  {
    code: 'hepa-i',
    isLive: false,
    until: PROGRAMME_END,
    alternativeTo: 'hepa-l',
    doses: [
      { id: 'hepa-i-1', doseNo: 1, age: 18, before: 24, source: row('HepA-I, 18 m; < 24 m') },
      {
        id: 'hepa-i-2',
        doseNo: 2,
        age: 24,
        gap: { months: 6 },
        before: 36,
        source: row('HepA-I, 2 y; ≥ 6 m; < 3 y'),
      },
    ],
  },
  {
    code: 'hpv2',
    isLive: false,
    until: PROGRAMME_END,
    sex: 2,
    bornAfter: '2011-11-10',
    source: row('2vHPV: girls born after 2011-11-10; caught up before 18 y'),
    doses: [
      { id: 'hpv2-1', doseNo: 1, age: 156, before: 168, source: row('2vHPV, 13 y; < 14 y') },
      {
        id: 'hpv2-2',
        doseNo: 2,
        age: 156,
        gap: { months: 6 },
        within: 12,
        source: row('2vHPV, 13 y; 6 m after D1, within 12 m'),
      },
    ],
  },
];

/** Catalogue code of the vaccine of a dose; the injected polio vaccine has the code of its series. */
export const vaccineCodeOf = (
  { code }: Pick<Series, 'code'>,
  { administered }: Pick<ScheduledDose, 'administered'>,
): string => (administered === 'bopv' ? administered : code);

/** A series by its code. */
export const seriesOf = (code: string): Series | undefined =>
  SCHEDULE.find((series) => series.code === code);
