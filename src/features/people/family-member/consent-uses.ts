/** Texts of what a family member's data is used for, in the sequence in which they are read; each is done by the provider. */
export const CONSENT_USES = [
  'useBooking',
  'usePlan',
  'useOnce',
  'useNames',
  'useOwner',
  'useView',
  'useAfter',
] as const;
