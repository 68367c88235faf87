import { CODE, COMMUNITY_CODE } from '@contract/errors';
/** What specification §8 requires of a code, as the app around the client sees it. */
export interface CodeCase {
  readonly code: string;
  readonly toast: boolean;
  /** Resolves to its body. */
  readonly resolves?: true;
  /** Further effects. */
  readonly then?: 'login ended' | 'to login' | 'ask anew' | 'to verification';
}

export const MESSAGE = '服务器的话';
export const FALLBACK = '请求出错，请稍后再试';

const shown = (code: string): CodeCase => ({ code, toast: true });
const silent = (code: string): CodeCase => ({ code, toast: false });

/** Calls of the product (specification §8 "Response codes"), the provider's own codes, and unknown ones. */
export const GENERAL_CASES: readonly CodeCase[] = [
  { code: CODE.SUCCESS, toast: false, resolves: true },
  { code: CODE.OVER_AGE, toast: false, resolves: true },
  { code: CODE.LOGIN_INVALID, toast: false, then: 'login ended' },
  { code: CODE.MOBILE_INVALID, toast: false, then: 'to login' },
  shown(CODE.TIME_QUERY),
  { code: CODE.SERIAL_NUMBER_USER, toast: false, then: 'to verification' },
  silent(CODE.NO_TOAST),
  ...[
    CODE.PARAMETERS,
    CODE.NOT_FOUND,
    CODE.CODE_WRONG,
    CODE.PASSWORD_WRONG,
    CODE.TOO_MANY,
    CODE.SERVER,
  ].map(shown),
  ...Array.from({ length: 16 }, (_, index) => silent(String(20001 + index))),
  // On both sides of the threshold, and outside every table.
  ...[COMMUNITY_CODE.PARAM_ERROR, COMMUNITY_CODE.POST_NOT_FOUND, 'E_STRANGE'].map(shown),
  ...['10001', '99999'].map(silent),
];

/** Calls of the community, whose 1002 has another meaning (specification §8 "Community codes"). */
export const COMMUNITY_CASES: readonly CodeCase[] = [
  { code: CODE.SUCCESS, toast: false, resolves: true },
  { code: CODE.LOGIN_INVALID, toast: false, then: 'login ended' },
  ...[
    COMMUNITY_CODE.USER_NOT_FOUND,
    COMMUNITY_CODE.POST_NOT_FOUND,
    COMMUNITY_CODE.COMMENT_NOT_FOUND,
    COMMUNITY_CODE.REPLY_NOT_FOUND,
    COMMUNITY_CODE.TOPIC_NOT_FOUND,
    COMMUNITY_CODE.CIRCLE_NOT_FOUND,
    COMMUNITY_CODE.STATUS_ERROR,
  ].map((code): CodeCase => ({
    code,
    toast: true,
    then: 'ask anew',
  })),
  ...[
    COMMUNITY_CODE.FAIL,
    COMMUNITY_CODE.PARAM_ERROR,
    COMMUNITY_CODE.FOLLOW_TOPIC_LIMIT,
    COMMUNITY_CODE.FOLLOW_USER_LIMIT,
  ].map(shown),
  { code: CODE.SERIAL_NUMBER_USER, toast: false, then: 'to verification' },
];

/** Where each table is tested: an action, as users perform it. */
export const AREAS = [
  ['of the product', 'POST /passport/user/updateNickName.do', GENERAL_CASES],
  ['of the community', 'POST /ugc-api/follow/save.do', COMMUNITY_CASES],
] as const;

/** The expected outcome of a case. */
export function expectedOf({ code, toast, resolves, then }: CodeCase): object {
  const heard = [...(then ? [then] : []), ...(toast ? [`toast: ${MESSAGE}`] : [])];
  return resolves
    ? { resolved: code, heard }
    : { rejected: { kind: 'server', code, msg: MESSAGE }, heard };
}
