import type { WeChatClient } from './client';
import { WeChatUnreachable } from './wechat-error';
import { unionIdIn } from './union-id';
import type { WeChatAccount, WebScope } from './settings';

/**
 * Address of WeChat's authorization page, which redirects to `back` with a code. WeChat requires this order of the
 * parameters.
 */
export function authorizeUrl(
  openOrigin: string,
  { appId }: Pick<WeChatAccount, 'appId'>,
  back: string,
  state: string,
  scope: WebScope = 'base',
): string {
  const query = new URLSearchParams([
    ['appid', appId],
    ['redirect_uri', back],
    ['response_type', 'code'],
    ['scope', `snsapi_${scope}`],
    ['state', state],
  ]);
  return `${openOrigin}/connect/oauth2/authorize?${query}#wechat_redirect`;
}

/** A user of the service account. */
export interface WebUser {
  readonly openid: string;
  /** The same in all accounts of the operator; answered in the scope `userinfo` only, and where they are linked. */
  readonly unionid: string | null;
}

/**
 * The service account's user of a code, once; null for a snapshot user, who is anonymous and must not be signed in.
 * @throws WeChatError, WeChatUnreachable
 */
export async function webUserOf(
  client: WeChatClient,
  { appId, secret }: WeChatAccount,
  code: string,
): Promise<WebUser | null> {
  const answer = await client.json('snsAccessToken', {
    appid: appId,
    secret: secret(),
    code,
    grant_type: 'authorization_code',
  });
  if (answer.is_snapshotuser === 1) return null;
  if (typeof answer.openid !== 'string' || answer.openid === '')
    throw new WeChatUnreachable('snsAccessToken', false, 'the answer lacks openid');
  return { openid: answer.openid, unionid: unionIdIn(answer) };
}
