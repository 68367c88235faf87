import { DAY_MS } from '../time/duration-rules';

/** Status of a membership (specification §3, §4). */
export const MEMBER_STATUS = { INVALID: 0, VALID: 1, EXPIRED: 2 } as const;
export type MemberStatus = (typeof MEMBER_STATUS)[keyof typeof MEMBER_STATUS];

/** Where a term comes from. */
export const TERM_SOURCES = ['payment', 'code', 'beans'] as const;
export type TermSource = (typeof TERM_SOURCES)[number];

/** What members can do. None has to do with vaccination places. */
export const PRIVILEGES = ['bigFamily', 'calendarFeed', 'earlierService'] as const;
export type Privilege = (typeof PRIVILEGES)[number];

/** Family members that an account may have. */
export const FAMILY_LIMIT = { basic: 10, members: 20 } as const;

/** A term that can be had for beans. */
export const BEAN_TERM = { days: 30, beans: 100 } as const;
/** Terms that can be bought with money. */
export const MEMBER_PLANS = ['month', 'year'] as const;
export type MemberPlan = (typeof MEMBER_PLANS)[number];
/** Version of the membership agreement that a buyer agrees to; a new text gets a new one. */
export const MEMBER_AGREEMENT_VERSION = '1.1';
/** The most days ahead that terms may reach. */
export const MOST_DAYS_AHEAD = 730;
/**
 * The most days after the payment that a term bought with money may end: platforms refund for a year (365 days), and whole
 * days only are given back, so nothing is due in the last 24 hours of a term.
 */
export const MOST_PAID_DAYS_AHEAD = 366;

/** Days before the end on which a message reminds of it; nothing is renewed by itself. */
export const RENEWAL_REMINDERS = [7, 1] as const;

/** A term that was paid for; `startsAt` and `endsAt` in ms. */
export interface PaidTermFacts {
  readonly startsAt: number;
  readonly endsAt: number;
  /** Whole days; the rest of the day on which it started is a gift. */
  readonly days: number;
}

/**
 * What of a price (beans or cents) comes back when a term ends at a time (ms): the part of the whole days that are left,
 * rounded down.
 */
export function shareBack(
  { startsAt, endsAt, days }: PaidTermFacts,
  price: number,
  now: number,
): number {
  const left = Math.floor((endsAt - Math.max(now, startsAt)) / DAY_MS);
  return left <= 0 ? 0 : Math.floor((price * Math.min(left, days)) / days);
}

/** A code as typed, in the form in which it is compared: letters and digits only, without those that look alike. */
export const tidyCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
/** Characters of a code. */
export const CODE_LENGTH = 16;
