/** Consents that are withdrawn by a call of the personal area; each ends its processing at once. */
export const WITHDRAWN_HERE = [
  'followUp',
  'healthProfile',
  'community',
  'statistics',
  'questionnaires',
  'delivery',
  'calendar',
  'platformSignIn',
  'platformMessages',
] as const;
export type WithdrawnHere = (typeof WITHDRAWN_HERE)[number];

/**
 * Every consent of the product. `account` ends with the account, `person` with the removal of the family member; both
 * have calls of their own.
 */
export const PURPOSES = ['account', 'person', ...WITHDRAWN_HERE] as const;
export type Purpose = (typeof PURPOSES)[number];

/** Consents that are a state of the account: they can be given again where they were withdrawn. */
export const GIVEN_AGAIN = ['community', 'statistics'] as const satisfies readonly WithdrawnHere[];
export type GivenAgain = (typeof GIVEN_AGAIN)[number];
