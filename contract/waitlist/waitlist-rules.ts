/** ms for which a freed place is offered to one person alone. */
export const OFFER_DURATION = 15 * 60_000;
/** Offers an entry is made before it ends. */
export const MAX_OFFERS = 3;
/** Entries that an account may have open. */
export const MAX_WAITING = 10;
/** ms before its start from which on a place is no longer offered: nobody could take it and get there. */
export const OFFER_MIN_LEAD = 2 * 3_600_000;
/** Places are offered from this time of day on … */
export const OFFERS_FROM = '08:00';
/** … and before this one (both Asia/Shanghai): nobody has to decide while asleep. */
export const OFFERS_UNTIL = '21:00';

/** `waiting`: in line; `taken`: led to an order; `left`: given up; `exhausted`: three offers passed; `over`: too late. */
export const WAITLIST_STATES = ['waiting', 'taken', 'left', 'exhausted', 'over'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];
