import { seriesOf } from './schedule-rules';
import type { AdministeredDose } from './administered-dose';

/** Numbered doses of a vaccine of the programme; null: it is outside of it, and its doses have no numbers. */
export const doseCountOf = (code: string): number | null => seriesOf(code)?.doses.length ?? null;

export type EntryViolation =
  | 'future'
  | 'beforeBirth'
  | 'doseNo'
  | 'sameDose'
  | 'sameDay'
  /** No day was entered and none can be estimated. */
  | 'dayNeeded'
  /** Doses with an estimated day do not fit before or after this one. */
  | 'order';

export interface Entry {
  readonly code: string;
  /** For vaccines of the programme; null elsewhere, and for a further dose: one that was repeated, or whose number nobody knows. */
  readonly doseNo: number | null;
  readonly day: string;
}

/** What is wrong with a dose that is to be entered by hand, null when nothing is. Days are `YYYY-MM-DD`. */
export function entryViolation(
  entry: Entry,
  birthday: string,
  taken: readonly AdministeredDose[],
  today: string,
): EntryViolation | null {
  if (entry.day > today) return 'future';
  if (entry.day < birthday) return 'beforeBirth';
  const count = doseCountOf(entry.code);
  const hasNumber = entry.doseNo !== null;
  if (hasNumber && (entry.doseNo ?? 0) > (count ?? 0)) return 'doseNo';
  const same = taken.filter(({ code }) => code === entry.code);
  if (same.some(({ day }) => day === entry.day)) return 'sameDay';
  return hasNumber && same.some(({ doseNo }) => doseNo === entry.doseNo) ? 'sameDose' : null;
}
