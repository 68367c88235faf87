import { randomBytes } from 'node:crypto';
import { sealPush } from '../../wechat/push-cipher';
import { pushSignatureOf } from '../../wechat/push-signature';

export interface PushSettings {
  readonly appId: string;
  readonly token: string;
  readonly aesKey: string;
}

const stamp = (now: number) => ({
  timestamp: String(Math.floor(now / 1000)),
  nonce: randomBytes(6).toString('hex'),
});

/** Query by which WeChat verifies an address entered in the console. */
export function echoQuery({ token }: PushSettings, echostr: string, now: number): URLSearchParams {
  const { timestamp, nonce } = stamp(now);
  const signature = pushSignatureOf([token, timestamp, nonce]);
  return new URLSearchParams({ signature, timestamp, nonce, echostr });
}

/** WeChat's push to that address in safe mode, as JSON. */
export function pushRequest(
  { appId, token, aesKey }: PushSettings,
  message: object,
  now: number,
): { readonly query: URLSearchParams; readonly body: string } {
  const { timestamp, nonce } = stamp(now);
  const sealed = sealPush(aesKey, appId, JSON.stringify(message));
  const query = new URLSearchParams({
    signature: pushSignatureOf([token, timestamp, nonce]),
    timestamp,
    nonce,
    encrypt_type: 'aes',
    msg_signature: pushSignatureOf([token, timestamp, nonce, sealed]),
  });
  return { query, body: JSON.stringify({ ToUserName: 'gh_1', Encrypt: sealed }) };
}
