/**
 * What staff open of an account: an order, a day's list, an order by its document, a follow-up, a chat, its orders,
 * the doses of a person at the desk that do not count, a vaccination for the clinic's own record.
 */
export const ACCESSED_PARTS = [
  'appointment',
  'dayList',
  'claim',
  'followUpCard',
  'conversation',
  'appointments',
  'doses',
  'record',
] as const;
export type AccessedPart = (typeof ACCESSED_PARTS)[number];

/** Days for which it is stored who opened something. */
export const ACCESS_RETENTION = 365;
