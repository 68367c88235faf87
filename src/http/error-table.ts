import type { Code, CommunityCode, NO_TOAST_ABOVE } from '@contract/errors';

/**
 * What is done about a code, besides rejecting. `resolve`: it is an answer, not a failure. `vaccine-details` is the
 * page's to do. `refresh`: what the pages show is out of date and is asked for anew; `verify`: to the SMS verification
 * of serial-number users. These two follow an action (POST) only: a page that reads shows the failure in its place.
 */
export type Reaction =
  'none' | 'resolve' | 'login-invalid' | 'login' | 'vaccine-details' | 'refresh' | 'verify';

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

/**
 * The specification's response codes. The provider's own (contract/errors.ts names them) need no row: `ruleFor` shows
 * those up to the no-toast threshold, 4xxx and 5xxx, and leaves those above it, 2xxxx, to the page.
 */
export const RESPONSE_CODES = {
  '0000': rule('success', 'resolve', false),
  '1001': rule('login invalid', 'login-invalid', false),
  '1002': rule('mobile invalid', 'login', false),
  '14601': rule('vaccinate over age', 'resolve', false),
  '-201': rule('during time query', 'vaccine-details', true),
  '2931': rule('serial-number user', 'verify', false),
  '10000': inPage('no-toast http code'),
} as const satisfies Readonly<Partial<Record<Code, ErrorRule>>>;

const gone = (meaning: string): ErrorRule => rule(meaning, 'refresh', true);

/**
 * Community codes; some of their numbers mean something else than elsewhere. The specification does not show their
 * reactions: what is gone or has changed meanwhile is said and then no longer shown, a limit is said.
 */
export const COMMUNITY_CODES: Readonly<Record<CommunityCode, ErrorRule>> = {
  '0000': RESPONSE_CODES['0000'],
  '9900': shown('FAIL'),
  '9991': gone('STATUS_ERROR'),
  '9999': shown('PARAM_ERROR'),
  '1001': RESPONSE_CODES['1001'],
  '1002': gone('USER_NOT_FOUND'),
  '1003': gone('POST_NOT_FOUND'),
  '1004': gone('COMMENT_NOT_FOUND'),
  '1005': gone('REPLY_NOT_FOUND'),
  '1006': gone('TOPIC_NOT_FOUND'),
  '1007': gone('CIRCLE_NOT_FOUND'),
  TFL40004: shown('FOLLOW_TOPIC_LIMIT'),
  FL40005: shown('FOLLOW_USER_LIMIT'),
  '2931': rule('USER_SERIAL_NUMBER', 'verify', false),
};

/** Where the community's calls live. */
const COMMUNITY_PATH = '/ugc-api/';

/** The rule for a code answered on a path, which decides what the code means. Unknown codes show their message up to the no-toast threshold. */
export function ruleFor(code: string, path: string): ErrorRule {
  const table: Readonly<Record<string, ErrorRule>> = path.startsWith(COMMUNITY_PATH)
    ? COMMUNITY_CODES
    : RESPONSE_CODES;
  return table[code] ?? (Number(code) > noToastAbove ? inPage('unknown') : shown('unknown'));
}
