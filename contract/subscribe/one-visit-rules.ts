import { compareText } from '../text/order-rules';

/** Least and most people of one group booking. */
export const MAX_GROUP = { least: 2, most: 5 } as const;

/** Start and end of a slot, `HH:mm`. */
export interface Period {
  readonly startTime: string;
  readonly endTime: string;
}

/**
 * Whether periods of one day make one visit: all at the same time, or each beginning no later than the end of those
 * before it, so that nobody waits in between.
 */
export function isOneVisit(periods: readonly Period[]): boolean {
  let end: string | null = null;
  for (const period of [...periods].sort((a, b) => compareText(a.startTime, b.startTime))) {
    if (end !== null && period.startTime > end) return false;
    if (end === null || period.endTime > end) end = period.endTime;
  }
  return true;
}
