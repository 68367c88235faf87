/** What is held about a person, in the parts in which they see it. */
export const CATEGORIES = [
  'account',
  'family',
  'appointments',
  'vaccinations',
  'followUp',
  'waiting',
  'payments',
  'messages',
  'service',
  'community',
  'questionnaires',
  'membership',
  'lottery',
  'feedback',
  'statistics',
  'agreements',
  'accesses',
] as const;
export type Category = (typeof CATEGORIES)[number];
