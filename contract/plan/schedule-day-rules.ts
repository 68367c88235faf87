import { doseDates } from './dose-date-rules';
import type { AgeLimit, DoseDates, DoseRule } from './dose-date-rules';
import type { PlanPerson } from './planned-dose';
import type { ScheduledDose, Series } from './schedule-rules';

const ruleOf = ({ age, gap, before, beforeDays }: ScheduledDose): DoseRule & AgeLimit => ({
  minAgeDays: 0,
  ageMonths: age,
  minIntervalDays: gap && 'days' in gap ? gap.days : 0,
  gapMonths: gap && 'months' in gap ? gap.months : null,
  maxAgeDays: beforeDays === undefined ? null : beforeDays - 1,
  beforeMonths: before ?? null,
});

/** The days of a dose of the programme. @param before day of the dose before, where it is known */
export const scheduledDates = (
  dose: ScheduledDose,
  { birthday }: Pick<PlanPerson, 'birthday'>,
  before: string | undefined,
): DoseDates => doseDates(ruleOf(dose), birthday, before ?? null);

/** Whether a whole series is not for a person. */
export const isNotFor = ({ sex, bornAfter }: Series, person: PlanPerson): boolean =>
  (sex !== undefined && sex !== person.sex) ||
  (bornAfter !== undefined && person.birthday <= bornAfter);
