import figures from '../doses/schedule/figures.json';
import { addMonths } from '../time/day-rules';

/** Whether a child may have begun DTaP on the schedule before 2025, whose transition only the clinic can settle. */
export function mayBeOnOldSchedule(birthday: string, today: string): boolean {
  const { begunAt, changed, until } = figures.oldDtap;
  return addMonths(birthday, begunAt) < changed && today < addMonths(birthday, until);
}

/** Whether the person has outgrown the programme, which is for those under 18. */
export const isGrown = (birthday: string, today: string): boolean =>
  today >= addMonths(birthday, figures.programmeEnd.months);
