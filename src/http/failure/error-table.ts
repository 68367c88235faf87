import type { Code, CommunityCode } from '@contract/errors';
import { CODE, COMMUNITY_CODE, NO_TOAST_ABOVE } from '@contract/errors';

/**
 * Reaction to a code, besides rejecting. `resolve`: a result, not a failure. `vaccine-details`: left to the page.
 * `refresh`: the shown data is out of date and is fetched again; `verify`: opens the SMS verification of serial-number
 * users. These two apply to actions (POST) only: a page that reads shows the failure in place.
 */
export type Reaction =
  | 'none'
  | 'resolve'
  | 'login-invalid'
  | 'login'
  | 'vaccine-details'
  | 'refresh'
  | 'verify';

/** A row of the error catalogue (specification §8). */
export interface ErrorRule {
  readonly meaning: string;
  readonly reaction: Reaction;
  /** Whether the server's message is shown as a toast. */
  readonly toast: boolean;
}

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
  [CODE.SUCCESS]: rule('success', 'resolve', false),
  [CODE.LOGIN_INVALID]: rule('login invalid', 'login-invalid', false),
  [CODE.MOBILE_INVALID]: rule('mobile invalid', 'login', false),
  [CODE.OVER_AGE]: rule('vaccinate over age', 'resolve', false),
  [CODE.TIME_QUERY]: rule('during time query', 'vaccine-details', true),
  [CODE.SERIAL_NUMBER_USER]: rule('serial-number user', 'verify', false),
  [CODE.NO_TOAST]: inPage('no-toast http code'),
} as const satisfies Readonly<Partial<Record<Code, ErrorRule>>>;

const gone = (meaning: string): ErrorRule => rule(meaning, 'refresh', true);

/**
 * Community codes; some of their numbers mean something else on other paths. The specification does not define their
 * reactions: deleted or changed items show a toast and are then no longer shown; a limit shows a toast.
 */
export const COMMUNITY_CODES: Readonly<Record<CommunityCode, ErrorRule>> = {
  [COMMUNITY_CODE.SUCCESS]: RESPONSE_CODES[CODE.SUCCESS],
  [COMMUNITY_CODE.FAIL]: shown('FAIL'),
  [COMMUNITY_CODE.STATUS_ERROR]: gone('STATUS_ERROR'),
  [COMMUNITY_CODE.PARAM_ERROR]: shown('PARAM_ERROR'),
  [COMMUNITY_CODE.INVALID_LOGIN_SESSION]: RESPONSE_CODES[CODE.LOGIN_INVALID],
  [COMMUNITY_CODE.USER_NOT_FOUND]: gone('USER_NOT_FOUND'),
  [COMMUNITY_CODE.POST_NOT_FOUND]: gone('POST_NOT_FOUND'),
  [COMMUNITY_CODE.COMMENT_NOT_FOUND]: gone('COMMENT_NOT_FOUND'),
  [COMMUNITY_CODE.REPLY_NOT_FOUND]: gone('REPLY_NOT_FOUND'),
  [COMMUNITY_CODE.TOPIC_NOT_FOUND]: gone('TOPIC_NOT_FOUND'),
  [COMMUNITY_CODE.CIRCLE_NOT_FOUND]: gone('CIRCLE_NOT_FOUND'),
  [COMMUNITY_CODE.FOLLOW_TOPIC_LIMIT]: shown('FOLLOW_TOPIC_LIMIT'),
  [COMMUNITY_CODE.FOLLOW_USER_LIMIT]: shown('FOLLOW_USER_LIMIT'),
  [COMMUNITY_CODE.USER_SERIAL_NUMBER]: rule('USER_SERIAL_NUMBER', 'verify', false),
};

/** Path prefix of community calls. */
const COMMUNITY_PATH = '/ugc-api/';

/**
 * The rule for a code; its meaning depends on the path. Unknown codes show their message up to the no-toast threshold.
 */
export function ruleFor(code: string, path: string): ErrorRule {
  const table: Readonly<Record<string, ErrorRule>> = path.startsWith(COMMUNITY_PATH)
    ? COMMUNITY_CODES
    : RESPONSE_CODES;
  return table[code] ?? (Number(code) > NO_TOAST_ABOVE ? inPage('unknown') : shown('unknown'));
}
