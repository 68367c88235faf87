import { randomBytes } from 'node:crypto';
import { issuedIn } from './access-token';
import type { WeChatClient } from './client';
import { signatureOf } from './js-sdk-signature';
import type { Stamp } from './js-sdk-signature';
import type { WeChatAccount } from './settings';
import { createSharedCredential } from './shared-credential';
import type { CredentialParts, SharedCredential } from './shared-credential';

/** A page's configuration of WeChat's script object. */
export interface SignedPage extends Stamp {
  readonly appId: string;
  readonly signature: string;
  /** Instant at which the ticket behind the signature expires, ms. */
  readonly endsAt: number;
}

/** The ticket for signing pages, shared by all processes, as WeChat limits how many are issued. */
export const createJsSdkTicket = (
  { appId }: WeChatAccount,
  store: Pick<CredentialParts, 'runner' | 'clock' | 'cipher' | 'timeout'>,
  client: WeChatClient,
): SharedCredential =>
  createSharedCredential({
    ...store,
    id: `wechat ${appId} script ticket`,
    call: 'getTicket',
    issue: async () =>
      issuedIn('getTicket', await client.json('getTicket', { type: 'jsapi' }), 'ticket'),
  });

/** Signs a page (its address without `#`) at `now` (ms). */
export async function signPage(
  { appId }: WeChatAccount,
  ticket: SharedCredential,
  url: string,
  now: number,
): Promise<SignedPage> {
  const value = await ticket.current();
  const stamp = { nonceStr: randomBytes(8).toString('hex'), timestamp: Math.floor(now / 1000) };
  const signature = signatureOf(value, stamp, url);
  return { appId, ...stamp, signature, endsAt: await ticket.endsAt() };
}
