import { seriesOf } from '@contract/plan/schedule-rules';
import type { ScheduledDose } from '@contract/plan/schedule-rules';
import type { DoseRule } from '@contract/subscribe/course-rules';

/**
 * Vaccines whose doses count for a series of the national schedule; their first dose counts for the one after
 * `skipped`.
 */
const STANDS_FOR: Readonly<Record<string, { readonly series: string; readonly skipped: number }>> =
  {
    bopv: { series: 'polio', skipped: 2 },
    'dtap-hib': { series: 'dtap', skipped: 0 },
    'dtap-ipv-hib': { series: 'dtap', skipped: 0 },
  };

const MEAN_MONTH_DAYS = 365.25 / 12;
/** A number of calendar months differs from its mean length by at most this many days. */
const SPREAD_DAYS = 4;

const means = (days: number, months: number): boolean =>
  Math.abs(days - months * MEAN_MONTH_DAYS) < SPREAD_DAYS;

function scheduled(vaccineCode: string, doseNo: number): ScheduledDose | undefined {
  const { series, skipped } = STANDS_FOR[vaccineCode] ?? { series: vaccineCode, skipped: 0 };
  return seriesOf(series)?.doses.find((dose) => dose.doseNo === doseNo + skipped);
}

type Days = Pick<DoseRule, 'minAgeDays' | 'minIntervalDays'> & { readonly doseNo: number };

/**
 * The calendar months of the national schedule that a catalogue dose's days stand for. A product with a course of its
 * own, such as three doses of HPV for women, keeps its days.
 */
export function officialMonths(
  vaccineCode: string,
  { doseNo, minAgeDays, minIntervalDays }: Days,
): Pick<DoseRule, 'ageMonths' | 'gapMonths'> {
  const row = scheduled(vaccineCode, doseNo);
  const gap = row?.gap && 'months' in row.gap ? row.gap.months : null;
  return {
    ageMonths: row && means(minAgeDays, row.age) ? row.age : null,
    gapMonths: gap !== null && means(minIntervalDays, gap) ? gap : null,
  };
}
