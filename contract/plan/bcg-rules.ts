import { addMonths } from '../time/day-rules';
import { BCG_TEST_FROM } from './schedule-code-rules';

/** Catalogue code of the vaccine against tuberculosis. */
const BCG = 'bcg';

/**
 * The day from which a person gets a vaccine only after a negative tuberculin test; null for vaccines that need none.
 * The upper age is that of its series and product. Days are `YYYY-MM-DD`.
 */
export const testNeededFrom = (vaccineCode: string, birthday: string): string | null =>
  vaccineCode === BCG ? addMonths(birthday, BCG_TEST_FROM) : null;

/** Whether a vaccine on a day requires a negative tuberculin test first. */
export function needsTest(vaccineCode: string, birthday: string, day: string): boolean {
  const from = testNeededFrom(vaccineCode, birthday);
  return from !== null && day >= from;
}
