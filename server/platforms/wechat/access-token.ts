import { createClient } from './client';
import type { ClientParts } from './client';
import type { WeChatAccount } from './settings';
import { createSharedCredential } from './shared-credential';
import type { CredentialParts, Issued, SharedCredential } from './shared-credential';
import { WeChatUnreachable } from './wechat-error';
import type { Parameters } from './http';
import type { WeChatCallName } from './calls';

/** Reads an issued credential from an answer. */
export function issuedIn(call: WeChatCallName, answer: Parameters, field: string): Issued {
  const { [field]: value, expires_in: expiresIn } = answer;
  if (typeof value !== 'string' || value === '' || typeof expiresIn !== 'number' || expiresIn <= 0)
    throw new WeChatUnreachable(call, false, `the answer lacks ${field}`);
  return { value, expiresIn };
}

/** The access token of an account, in stable mode: WeChat answers all callers with the same one. */
export function createAccessToken(
  account: WeChatAccount,
  store: Pick<CredentialParts, 'runner' | 'clock' | 'cipher' | 'timeout'>,
  parts: Pick<ClientParts, 'transport' | 'log'>,
): SharedCredential {
  const client = createClient({ ...parts, token: null, now: () => store.clock.now() });
  return createSharedCredential({
    ...store,
    id: `wechat ${account.appId} access token`,
    call: 'getStableAccessToken',
    async issue(force) {
      const answer = await client.json('getStableAccessToken', {
        grant_type: 'client_credential',
        appid: account.appId,
        secret: account.secret(),
        ...(force ? { force_refresh: true } : {}),
      });
      return issuedIn('getStableAccessToken', answer, 'access_token');
    },
  });
}
