/**
 * What staff open of an account: an order, a day's list, an order by its document, a follow-up, a chat, its orders,
 * the doses of a person at the desk that do not count.
 */
export const ACCESSED_PARTS = [
  'appointment',
  'dayList',
  'claim',
  'followUpCard',
  'conversation',
  'appointments',
  'doses',
] as const;
export type AccessedPart = (typeof ACCESSED_PARTS)[number];

/** Days for which it is stored who opened something. */
export const ACCESS_RETENTION = 365;
