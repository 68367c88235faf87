/** What specification §8 says of a code, as the app around the client sees it. */
export interface CodeCase {
  readonly code: string;
  readonly toast: boolean;
  /** Resolves with its body. */
  readonly resolves?: true;
  /** What follows besides. */
  readonly then?: 'login ended' | 'to login' | 'ask anew' | 'to verification';
}

export const MESSAGE = '服务器的话';
export const FALLBACK = '请求出错，请稍后再试';

const shown = (code: string): CodeCase => ({ code, toast: true });
const silent = (code: string): CodeCase => ({ code, toast: false });

/** Calls of the product (specification §8 "Response codes"), the provider's own codes, and unknown ones. */
export const GENERAL_CASES: readonly CodeCase[] = [
  { code: '0000', toast: false, resolves: true },
  { code: '14601', toast: false, resolves: true },
  { code: '1001', toast: false, then: 'login ended' },
  { code: '1002', toast: false, then: 'to login' },
  shown('-201'),
  { code: '2931', toast: false, then: 'to verification' },
  silent('10000'),
  ...['4000', '4004', '4011', '4012', '4029', '5000'].map(shown),
  ...Array.from({ length: 16 }, (_, at) => silent(String(20001 + at))),
  // On both sides of the threshold, and beyond any table.
  ...['9999', '1003', 'E_STRANGE'].map(shown),
  ...['10001', '99999'].map(silent),
];

/** Calls of the community; their 1002 is another one (specification §8 "Community codes"). */
export const COMMUNITY_CASES: readonly CodeCase[] = [
  { code: '0000', toast: false, resolves: true },
  { code: '1001', toast: false, then: 'login ended' },
  ...['1002', '1003', '1004', '1005', '1006', '1007', '9991'].map((code): CodeCase => ({
    code,
    toast: true,
    then: 'ask anew',
  })),
  ...['9900', '9999', 'TFL40004', 'FL40005'].map(shown),
  { code: '2931', toast: false, then: 'to verification' },
];

/** Where each table is tried: an action, as users take it. */
export const AREAS = [
  ['of the product', 'POST /passport/user/updateNickName.do', GENERAL_CASES],
  ['of the community', 'POST /ugc-api/follow/save.do', COMMUNITY_CASES],
] as const;

/** The outcome that a case asks for. */
export function expectedOf({ code, toast, resolves, then }: CodeCase): object {
  const heard = [...(then ? [then] : []), ...(toast ? [`toast: ${MESSAGE}`] : [])];
  return resolves
    ? { resolved: code, heard }
    : { rejected: { kind: 'server', code, msg: MESSAGE }, heard };
}
