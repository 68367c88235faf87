/** Least and most people of one family booking. */
export const MAX_GROUP = { least: 2, most: 5 } as const;

/** When a slot is, on the day of the visit; both `HH:mm`. */
export interface Period {
  readonly startTime: string;
  readonly endTime: string;
}

/**
 * Whether periods of one day make one visit: all at the same time, or each beginning no later than those before it
 * have ended, so that nobody waits in between.
 */
export function isOneVisit(periods: readonly Period[]): boolean {
  let end: string | null = null;
  for (const period of [...periods].sort((a, b) => (a.startTime < b.startTime ? -1 : 1))) {
    if (end !== null && period.startTime > end) return false;
    if (end === null || period.endTime > end) end = period.endTime;
  }
  return true;
}
