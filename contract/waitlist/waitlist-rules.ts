/** ms for which a freed slot is offered to one person only. */
export const OFFER_DURATION = 15 * 60_000;
/** Most offers to an entry before it ends. */
export const MAX_OFFERS = 3;
/** Most open entries of an account. */
export const MAX_WAITING = 10;
/** ms before its start from which on a slot is no longer offered: it would be too late to get there. */
export const OFFER_MIN_LEAD = 2 * 3_600_000;
/** Slots are offered from this time of day on … */
export const OFFERS_FROM = '08:00';
/** … and before this one (both Asia/Shanghai): nobody has to decide while asleep. */
export const OFFERS_UNTIL = '21:00';

/**
 * `waiting`: on the list; `taken`: led to an order; `left`: given up; `exhausted`: three offers expired; `over`: too
 * late.
 */
export const WAITLIST_STATES = ['waiting', 'taken', 'left', 'exhausted', 'over'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];
