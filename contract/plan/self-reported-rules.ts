import { seriesOf, vaccineCodeOf } from './schedule-rules';
import type { AdministeredDose } from './administered-rules';
import { ownDoseNo } from './administered-rules';

type SelfReported = Pick<AdministeredDose, 'code' | 'doseNo'>;

/** Codes under which a dose of a catalogue vaccine may be self-reported: its own, and its series'. */
export const selfReportedUnder = (vaccineCode: string): readonly string[] =>
  vaccineCode === 'bopv' ? [vaccineCode, 'polio'] : [vaccineCode];

/**
 * The number of a self-reported dose in the course of a catalogue vaccine, as the plan counts it; null where that is
 * not certain. Combined vaccines have courses of their own, and an entry without a number may be any dose.
 */
export function selfReportedDoseNo(
  { code, doseNo }: SelfReported,
  vaccineCode: string,
): number | null {
  if (doseNo === null || code === vaccineCode) return doseNo;
  const series = seriesOf(code);
  const dose = series?.doses.find((each) => each.doseNo === doseNo);
  const isSame = series && dose && vaccineCodeOf(series, dose) === vaccineCode;
  return isSame ? ownDoseNo(vaccineCode, doseNo) : null;
}
