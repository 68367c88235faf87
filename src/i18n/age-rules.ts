import { ageInYears } from '@contract/linkman/age-rules';
import { daysBetween } from '@contract/time/day-rules';

/** Below this age in years, months are more precise. */
const MONTHS_BELOW_YEARS = 3;
const MONTHS_A_YEAR = 12;

/** An age in its customary unit. */
export interface Age {
  readonly unit: 'years' | 'months' | 'days';
  readonly count: number;
}

/** Age on a day: in years, months for small children, days for newborns. Both `YYYY-MM-DD`. */
export function ageOn(birthday: string, today: string): Age {
  const years = ageInYears(birthday, today);
  if (years >= MONTHS_BELOW_YEARS) return { unit: 'years', count: years };
  const [year, month, date] = birthday.split('-').map(Number) as [number, number, number];
  const [thisYear, thisMonth, thisDate] = today.split('-').map(Number) as [number, number, number];
  const begun = (thisYear - year) * MONTHS_A_YEAR + thisMonth - month;
  const months = thisDate < date ? begun - 1 : begun;
  if (months > 0) return { unit: 'months', count: months };
  return { unit: 'days', count: Math.max(0, daysBetween(birthday, today)) };
}
