/** Least and most of a number, both included. */
export type Limits = readonly [least: number, most: number];

/** Cents; from 100,000 yuan on a price is taken for one that was written in cents. */
export const PRICE: Limits = [0, 9_999_999];
export const SLOT_MINUTES: Limits = [5, 720];
/** People in a slot. */
export const CAPACITY: Limits = [0, 10_000];
/** Of the schedule’s capacity. */
export const CAPACITY_PERCENT: Limits = [0, 500];
export const RELEASE_DAYS: Limits = [0, 90];
export const WEEKDAY: Limits = [1, 7];
/** Characters of an exception’s reason in one language. */
export const LONGEST_REASON = 200;

export const isWithin = (value: number, [least, most]: Limits): boolean =>
  value >= least && value <= most;
