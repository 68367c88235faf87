import { addMonths } from '../time/day-rules';
import { PROGRAMME_END } from './schedule-code-rules';

/** Day from which DTaP is given at 2-4-6-18 months and 6 years. */
const DTAP_CHANGE = '2025-01-01';

/** Whether a child may have begun DTaP on the schedule before 2025, whose transition only the clinic can settle. */
export const mayBeOnOldSchedule = (birthday: string, today: string): boolean =>
  addMonths(birthday, 2) < DTAP_CHANGE && today < addMonths(birthday, 84);

/** Whether the person has outgrown the programme, which is for those under 18. */
export const isGrown = (birthday: string, today: string): boolean =>
  today >= addMonths(birthday, PROGRAMME_END);
