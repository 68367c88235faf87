import { addMonths } from '../time/day-rules';
import { BCG_TEST_FROM } from './schedule-rules';

/** Catalogue code of the vaccine against tuberculosis. */
const BCG = 'bcg';

/**
 * The day from which a vaccine is given to a person only after a negative tuberculin test; null for vaccines that need
 * none. From when it is not given at all is the upper age of its series and product. Days are `YYYY-MM-DD`.
 */
export const testNeededFrom = (vaccineCode: string, birthday: string): string | null =>
  vaccineCode === BCG ? addMonths(birthday, BCG_TEST_FROM) : null;

/** Whether a negative tuberculin test has to come before a vaccine on a day. */
export function needsTest(vaccineCode: string, birthday: string, day: string): boolean {
  const from = testNeededFrom(vaccineCode, birthday);
  return from !== null && day >= from;
}
