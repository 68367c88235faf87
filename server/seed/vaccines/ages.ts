const SHORTEST = [0, 28, 59, 89, 120, 150, 181, 212, 242, 273, 303, 334] as const;
const LONGEST = [0, 31, 62, 92, 123, 153, 184, 215, 245, 276, 306, 337] as const;

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

/** Years as months. */
export const years = (count: number): number => count * 12;
