const SHORTEST = [0, 28, 59, 89, 120, 150, 181, 212, 242, 273, 303, 334] as const;
const LONGEST = [0, 31, 62, 92, 123, 153, 184, 215, 245, 276, 306, 337] as const;

const WEEK = 7;
const MONTH = 30.4375;
const YEAR = 365.25;
/** Below this many days an age that is no whole number of weeks or months is said in days. */
const DAYS_BELOW = 91;
/** From this many months on an age is said in years. */
const YEARS_FROM = 24;
/** The same for ages of whole calendar months, such as 30. */
const YEARS_FROM_EXACT = 36;
/** Share of a month or year that an age may miss a whole number by, as where a year was taken for 365 days. */
const SLACK = 0.05;

/** The least number of days in which `months` calendar months can be complete. */
export function fewestDays(months: number): number {
  const years = Math.floor(months / 12);
  return years * 365 + Math.floor(years / 4) + (SHORTEST[months % 12] ?? 0);
}

/** The last day of life on which somebody can be younger than `months` calendar months. */
export function lastDayBefore(months: number): number {
  const years = Math.floor(months / 12);
  return years * 365 + Math.ceil(years / 4) + (LONGEST[months % 12] ?? 0) - 1;
}

/** An age in the unit that it is said in. */
interface AgeSpan {
  readonly unit: 'days' | 'weeks' | 'months' | 'years';
  readonly count: number;
}

/** Which end of a range of ages: the least age, or the age that must not be reached. */
export type AgeEnd = 'least' | 'before';

/** Calendar months that these days are stored for, or null. */
function monthsOf(days: number): number | null {
  const months = Math.round(days / MONTH);
  return days === fewestDays(months) || days === lastDayBefore(months) + 1 ? months : null;
}

/** A least age is rounded up and an upper one down: the words promise nothing to somebody whom the days refuse. */
const whole = (count: number, end: AgeEnd): number =>
  end === 'least' ? Math.ceil(count - SLACK) : Math.floor(count + SLACK);

const inMonths = (count: number, yearsFrom: number, days: number, end: AgeEnd): AgeSpan =>
  count % 12 === 0 || count >= yearsFrom
    ? { unit: 'years', count: whole(days / YEAR, end) }
    : { unit: 'months', count };

/** An end of a range of ages in words' units: calendar months, else weeks in the first year, else rounded. @param days at least 1 */
export function ageSpan(days: number, end: AgeEnd): AgeSpan {
  const months = monthsOf(days);
  if (months !== null) return inMonths(months, YEARS_FROM_EXACT, days, end);
  if (days % WEEK === 0 && days < YEAR) return { unit: 'weeks', count: days / WEEK };
  if (days < DAYS_BELOW) return { unit: 'days', count: days };
  return inMonths(whole(days / MONTH, end), YEARS_FROM, days, end);
}

/** Weeks of age on the last day of a range in the first year, where it ends with whole weeks; null: it does not. */
export function lastWeek(days: number): number | null {
  const isWeeks = days > 0 && days % WEEK === 0 && days < YEAR && monthsOf(days + 1) === null;
  return isWeeks ? days / WEEK : null;
}
