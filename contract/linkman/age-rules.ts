/** Under this age, in years, a person needs a guardian (specification §5, §9). */
export const GUARDIAN_AGE = 14;
/** First birthday that is taken, `YYYY-MM-DD`: nobody living was born before. */
export const EARLIEST_BIRTHDAY = '1900-01-01';

/** Whole years lived on a day; both `YYYY-MM-DD`. A birthday on 29 February is reached on 1 March in common years. */
export function ageInYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Whole days from one day to another; both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0');

/** The day a number of days after another, `YYYY-MM-DD`; no text of a date is parsed, since a booking asks for many. */
export function addDays(day: string, days: number): string {
  const at = new Date(0);
  const date = Number(day.slice(8, 10)) + days;
  at.setUTCFullYear(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, date);
  return `${pad(at.getUTCFullYear(), 4)}-${pad(at.getUTCMonth() + 1, 2)}-${pad(at.getUTCDate(), 2)}`;
}

/** Whether the guardian rule applies. */
export const needsGuardian = (birthday: string, today: string): boolean =>
  ageInYears(birthday, today) < GUARDIAN_AGE;
