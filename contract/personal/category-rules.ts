/** Kinds of personal data, in the sequence in which people see them. */
export const CATEGORIES = [
  'account',
  'security',
  'people',
  'appointments',
  'health',
  'payments',
  'membership',
  'beans',
  'lottery',
  'questionnaires',
  'community',
  'messages',
  'service',
  'uploads',
  'usage',
  'accesses',
  'consents',
] as const;
export type Category = (typeof CATEGORIES)[number];
