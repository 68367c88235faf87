import type * as codes from './errors/codes';
import type * as communityCodes from './errors/community-codes';

export * as CODE from './errors/codes';
export * as COMMUNITY_CODE from './errors/community-codes';

/** A code of an answer, whose name is a member of `CODE`. */
export type Code = (typeof codes)[keyof typeof codes];

/** A code of an answer of the community. */
export type CommunityCode = (typeof communityCodes)[keyof typeof communityCodes];

/** A code of any answer. */
export type AnswerCode = Code | CommunityCode;

/**
 * Calls with a code above this number reject with the body, without a toast: the page shows the explanation
 * (specification §8 "codes above the configured no-toast threshold").
 */
export const NO_TOAST_ABOVE = 10000;
