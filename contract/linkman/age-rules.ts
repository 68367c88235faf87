/** Under this age, in years, a person needs a guardian (specification §5, §9). */
export const GUARDIAN_AGE = 14;
/** Age, in years, at which a person is of age (Civil Code, art. 17). */
export const ADULT_AGE = 18;
/** Earliest accepted birthday, `YYYY-MM-DD`: nobody living was born before. */
export const EARLIEST_BIRTHDAY = '1900-01-01';

/** Whole years lived on a day; both `YYYY-MM-DD`. A birthday on 29 February is reached on 1 March in common years. */
export function ageInYears(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}

/** Whether the guardian rule applies. */
export const needsGuardian = (birthday: string, today: string): boolean =>
  ageInYears(birthday, today) < GUARDIAN_AGE;
