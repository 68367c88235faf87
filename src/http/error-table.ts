import type { Code, NO_TOAST_ABOVE } from '@contract/errors';

/** What the client does about a code, besides rejecting. `resolve`: it is an answer, not a failure. */
export type Reaction = 'none' | 'resolve' | 'login-invalid' | 'login' | 'vaccine-details';

/** A row of the error catalogue (specification §8). */
export interface ErrorRule {
  readonly meaning: string;
  readonly reaction: Reaction;
  /** Whether the server's message is shown as a toast. */
  readonly toast: boolean;
}

/** Codes above this reject with the body and without a toast. */
const noToastAbove: typeof NO_TOAST_ABOVE = 10000;

/** Success code of every envelope (specification §9). */
export const SUCCESS: Code = '0000';

const rule = (meaning: string, reaction: Reaction, toast: boolean): ErrorRule => ({
  meaning,
  reaction,
  toast,
});
const shown = (meaning: string): ErrorRule => rule(meaning, 'none', true);
const inPage = (meaning: string): ErrorRule => rule(meaning, 'none', false);

/** Response codes: the specification's, then the provider's own (4xxx, 5xxx shown; 2xxxx explained in the page). */
export const RESPONSE_CODES: Readonly<Record<Code, ErrorRule>> = {
  '0000': rule('success', 'resolve', false),
  '1001': rule('login invalid', 'login-invalid', false),
  '1002': rule('mobile invalid', 'login', false),
  '14601': rule('vaccinate over age', 'resolve', false),
  '-201': rule('during time query', 'vaccine-details', true),
  '2931': inPage('serial-number user'),
  '10000': inPage('no-toast http code'),

  '4000': shown('parameters refused'),
  '4004': shown('not found'),
  '4011': shown('verification code wrong or over'),
  '4012': shown('mobile or password wrong'),
  '4029': shown('too many requests'),
  '5000': shown('provider failed'),

  '20001': inPage('slot is full'),
  '20002': inPage('an active order exists'),
  '20003': inPage('slot is closed'),
  '20004': inPage('minimum interval not reached'),
  '20005': inPage('too young'),
  '20006': inPage('not released yet'),
  '20007': inPage('order state does not allow it'),
  '20008': inPage('not for this sex'),
  '20009': inPage('clinic is offline'),
  '20010': inPage('no changes left'),
  '20011': inPage('guardian missing'),
  '20012': inPage('linkman has orders'),
  '20013': inPage('document number invalid'),
  '20014': inPage('linkman exists'),
  '20015': inPage('too many linkmen'),
  '20016': inPage('disclosure not agreed'),
};

/** Community codes; their numbers mean something else than elsewhere. Where the reaction is not shown: the message. */
export const COMMUNITY_CODES: Readonly<Record<string, ErrorRule>> = {
  '0000': RESPONSE_CODES['0000'],
  '9900': shown('FAIL'),
  '9991': shown('STATUS_ERROR'),
  '9999': shown('PARAM_ERROR'),
  '1001': RESPONSE_CODES['1001'],
  '1002': shown('USER_NOT_FOUND'),
  '1003': shown('POST_NOT_FOUND'),
  '1004': shown('COMMENT_NOT_FOUND'),
  '1005': shown('REPLY_NOT_FOUND'),
  '1006': shown('TOPIC_NOT_FOUND'),
  '1007': shown('CIRCLE_NOT_FOUND'),
  TFL40004: shown('FOLLOW_TOPIC_LIMIT'),
  FL40005: shown('FOLLOW_USER_LIMIT'),
  '2931': RESPONSE_CODES['2931'],
};

/** Where the community's calls live. */
const COMMUNITY_PATH = '/ugc-api/';

/** The rule for a code answered on a path. Unknown codes show their message up to the no-toast threshold. */
export function ruleFor(code: string, path: string): ErrorRule {
  const table: Readonly<Record<string, ErrorRule>> = path.startsWith(COMMUNITY_PATH)
    ? COMMUNITY_CODES
    : RESPONSE_CODES;
  return table[code] ?? (Number(code) > noToastAbove ? inPage('unknown') : shown('unknown'));
}
