/**
 * What staff open of an account: an order, an order in a list, an order by its document, a follow-up, a chat, a chat in the
 * queue, its orders as customer service sees them, the doses of a person at the desk that do not count, a vaccination for the
 * clinic's own record, what it wrote in the community, a vaccination in the list of a recalled lot.
 */
export const ACCESSED_PARTS = [
  'appointment',
  'dayList',
  'claim',
  'followUpCard',
  'conversation',
  'chatQueue',
  'appointments',
  'doses',
  'record',
  'moderation',
  'recall',
] as const;
export type AccessedPart = (typeof ACCESSED_PARTS)[number];

/** Days for which it is stored who opened something. */
export const ACCESS_RETENTION = 365;
