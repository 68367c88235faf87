import { needsTest } from './bcg-rules';
import { codeOf } from './due-rules';
import { ownDoseNo } from './administered-rules';
import type { DoseReason, PlannedDose } from './plan-rules';
import { SUGGESTED_CODES, SUGGESTION_CODES } from './suggestion-rules';
import type { SuggestionCode } from './suggestion-rules';

/** What somebody wants to book from their plan. */
export interface ClinicFilter {
  /** Vaccines of the catalogue that give it. */
  readonly codes: readonly string[];
  readonly category: 'free' | 'paid';
  /** In the course of the product; null where the booking has to find it. */
  readonly doseNo: number | null;
  /** First day on which it can be given, today at the soonest. */
  readonly earliest: string;
  /** Why not before; null where it can be given now. */
  readonly reason: DoseReason | null;
  /** What has to come before it even then; null for nothing. */
  readonly condition: DoseCondition | null;
}

export const DOSE_CONDITIONS = ['bcgTest'] as const;
/** `bcgTest`: a negative tuberculin test. */
export type DoseCondition = (typeof DOSE_CONDITIONS)[number];

const isSuggestion = (code: string): code is SuggestionCode =>
  (SUGGESTION_CODES as readonly string[]).includes(code);

/**
 * The dose that a plan's vaccine stands for: of the programme the first open one, else a suggestion. null where the
 * plan has nothing open of it.
 * @param code catalogue code of a dose, or code of a suggestion
 */
export function dosesToBook(
  code: string,
  doses: readonly PlannedDose[],
  birthday: string,
  today: string,
): ClinicFilter | null {
  const dose = doses.find((each) => each.bookFrom !== null && codeOf(each) === code);
  if (dose) {
    const { bookFrom, doseNo, reason } = dose;
    const earliest = bookFrom ?? today;
    return {
      codes: [code],
      category: 'free',
      doseNo: ownDoseNo(code, doseNo),
      earliest,
      reason: earliest > today ? reason : null,
      condition: needsTest(code, birthday, earliest) ? 'bcgTest' : null,
    };
  }
  if (!isSuggestion(code)) return null;
  return {
    codes: SUGGESTED_CODES[code],
    category: 'paid',
    doseNo: null,
    earliest: today,
    reason: null,
    condition: null,
  };
}
