import { compareText } from '../text/order-rules';

/**
 * What one visit may have: people at most, and doses. Eight cover what an infant can be given on one day, or two children
 * who are both due; more is for the clinic to plan.
 */
export const VISIT_LIMITS = { leastDoses: 2, mostDoses: 8, mostPeople: 5 } as const;

/** Whether so many people may come in one visit, by what is asked for them. */
export const isVisitSize = (doses: readonly { readonly linkmanId: string }[]): boolean =>
  new Set(doses.map(({ linkmanId }) => linkmanId)).size <= VISIT_LIMITS.mostPeople;

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
