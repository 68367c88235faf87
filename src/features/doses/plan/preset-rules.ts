import { doseCountOf } from '@contract/plan/entry-rules';
import type { PlannedDose } from '@contract/plan/planned-dose';
import type { SeriesCode } from '@contract/plan/schedule-code-rules';

/**
 * What the form of a dose begins with. Books number the doses of the programme's own rows: one that the plan counts after
 * those is left to the user.
 */
export const presetOf = ({
  series,
  doseNo,
}: Pick<PlannedDose, 'series' | 'doseNo'>): { code: SeriesCode; doseNo: number | null } => ({
  code: series,
  doseNo: doseNo > 0 && doseNo <= (doseCountOf(series) ?? 0) ? doseNo : null,
});
