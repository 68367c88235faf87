import type { RuleSource, ScheduledDose } from './schedule-rules';

/** A row that differed in an older edition; fields left out were the same. */
export interface EarlierDose extends Partial<Pick<ScheduledDose, 'age' | 'before'>> {
  readonly id: string;
  /** First day on which the row was no longer in force, `YYYY-MM-DD`. */
  readonly until: string;
  readonly source: RuleSource;
}

/** Day from which DTaP is given at 2-4-6-18 months and 6 years. */
export const DTAP_CHANGE = '2025-01-01';
/** Day on which the edition of 2026 was issued. */
export const EDITION_2026 = '2026-06-17';
/** The dose of the DTaP series that was DT vaccine until then. */
export const DT_DOSE = 5;

const row = (says: string): RuleSource => ({ version: 'cn-nip-2021', says });

/** Rows of the edition of 2021 that have changed since, for doses that were administered under them. */
export const EARLIER_DOSES: readonly EarlierDose[] = [
  { id: 'dtap-1', age: 3, until: DTAP_CHANGE, source: row('DTaP, 3 m') },
  { id: 'dtap-3', age: 5, until: DTAP_CHANGE, source: row('DTaP, 5 m; < 12 m') },
  { id: 'dtap-5', until: DTAP_CHANGE, source: row('DT instead of DTaP, 6 y; < 7 y') },
  { id: 'mpsv-a-2', before: 18, until: EDITION_2026, source: row('MPSV-A, 9 m; < 18 m') },
];
