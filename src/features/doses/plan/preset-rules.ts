import { isEntryCode } from '@contract/plan/entry-code-rules';
import type { EntryCode } from '@contract/plan/entry-code-rules';
import { doseCountOf } from '@contract/plan/entry-rules';
import type { PlannedDose } from '@contract/plan/planned-dose';
import type { SeriesCode } from '@contract/plan/schedule-code-rules';

const numberIn = (code: string, doseNo: number): number | null =>
  doseNo > 0 && doseNo <= (doseCountOf(code) ?? 0) ? doseNo : null;

/**
 * What the form of a dose begins with. Books number the doses of the programme's own rows: one that the plan counts after
 * those is left to the user.
 */
export const presetOf = ({
  series,
  doseNo,
}: Pick<PlannedDose, 'series' | 'doseNo'>): { code: SeriesCode; doseNo: number | null } => ({
  code: series,
  doseNo: numberIn(series, doseNo),
});

/** {@link presetOf} for a dose of a product; null for a vaccine that cannot be self-reported. */
export const presetOfProduct = (
  code: string,
  doseNo: number,
): { code: EntryCode; doseNo: number | null } | null =>
  isEntryCode(code) ? { code, doseNo: numberIn(code, doseNo) } : null;
