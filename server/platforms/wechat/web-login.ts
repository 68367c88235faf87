import type { WeChatClient } from './client';
import { WeChatUnreachable } from './wechat-error';
import type { WeChatAccount } from './settings';

/**
 * Address of WeChat's authorization page, which redirects to `back` with a code. WeChat requires this order of the
 * parameters.
 */
export function authorizeUrl(
  openOrigin: string,
  { appId }: Pick<WeChatAccount, 'appId'>,
  back: string,
  state: string,
): string {
  const query = new URLSearchParams([
    ['appid', appId],
    ['redirect_uri', back],
    ['response_type', 'code'],
    ['scope', 'snsapi_base'],
    ['state', state],
  ]);
  return `${openOrigin}/connect/oauth2/authorize?${query}#wechat_redirect`;
}

/**
 * The service account's user of a code, once; null for a snapshot user, who is anonymous and must not be signed in.
 * @throws WeChatError, WeChatUnreachable
 */
export async function webUserOf(
  client: WeChatClient,
  { appId, secret }: WeChatAccount,
  code: string,
): Promise<string | null> {
  const answer = await client.json('snsAccessToken', {
    appid: appId,
    secret: secret(),
    code,
    grant_type: 'authorization_code',
  });
  if (answer.is_snapshotuser === 1) return null;
  if (typeof answer.openid !== 'string' || answer.openid === '')
    throw new WeChatUnreachable('snsAccessToken', false, 'the answer lacks openid');
  return answer.openid;
}
