import type { WeChatAccount } from './settings';
import type { WeChatClient } from './client';
import { unionIdIn } from './union-id';
import { WeChatError, WeChatUnreachable } from './wechat-error';

/** The user of a mini-program's login code. The session key is dropped, as nothing needs it. */
export interface MiniUser {
  readonly openid: string;
  /** The same in all accounts of the operator; null where the accounts are not linked. */
  readonly unionid: string | null;
}

/** Errcodes for invalid codes: unknown, used or expired, or of a user whom WeChat considers a risk. */
const WORTHLESS = [40029, 40163, 40226];

/** Whether WeChat refused the code itself. */
export const refusesCode = (error: unknown): boolean =>
  error instanceof WeChatError && WORTHLESS.includes(error.errcode);

const OPENID = /^[\w-]{1,64}$/;

/** The user of a login code (`wx.login`), once. @throws WeChatError, WeChatUnreachable */
export async function miniUserOf(
  client: WeChatClient,
  { appId, secret }: WeChatAccount,
  code: string,
): Promise<MiniUser> {
  const answer = await client.json('code2Session', {
    appid: appId,
    secret: secret(),
    js_code: code,
    grant_type: 'authorization_code',
  });
  const { openid } = answer;
  if (typeof openid !== 'string' || !OPENID.test(openid))
    throw new WeChatUnreachable('code2Session', false, 'the answer lacks openid');
  return { openid, unionid: unionIdIn(answer) };
}
