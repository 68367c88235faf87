import { needsTest } from './bcg-rules';
import type { DoseCondition, DoseReason, PlannedDose } from './planned-dose';
import { dosesBeforeCourse } from './schedule-rules';
import { SUGGESTED_CODES, SUGGESTION_CODES } from './suggestion-code-rules';
import type { SuggestionCode } from './suggestion-code-rules';

/** What to book for an item of a plan. */
export interface DosesToBook {
  /** Catalogue codes of the vaccines for it. */
  readonly codes: readonly string[];
  readonly category: 'free' | 'paid';
  /** Number in the product's course; null where the booking determines it. */
  readonly doseNo: number | null;
  /** First day on which it can be administered, not before today. */
  readonly earliest: string;
  /** Why not earlier; null where it can be administered now. */
  readonly reason: DoseReason | null;
  /** What is required first even then; null for nothing. */
  readonly condition: DoseCondition | null;
}

/** Whether a code of the plan is of a vaccine that is only suggested. */
export const isSuggestion = (code: string): code is SuggestionCode =>
  (SUGGESTION_CODES as readonly string[]).includes(code);

/**
 * What to book for a code of the plan: the first open dose of the programme, else the suggestion; null where the plan
 * has nothing open under it.
 * @param code catalogue code of a dose, or code of a suggestion
 */
export function dosesToBook(
  code: string,
  doses: readonly PlannedDose[],
  birthday: string,
  today: string,
): DosesToBook | null {
  const dose = doses.find((each) => each.bookFrom !== null && each.code === code);
  if (dose) {
    const { bookFrom, doseNo, reason } = dose;
    const earliest = bookFrom ?? today;
    return {
      codes: [code],
      category: 'free',
      // A dose besides the course, at birth, is booked as its first.
      doseNo: Math.max(1, doseNo - dosesBeforeCourse(code)),
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
