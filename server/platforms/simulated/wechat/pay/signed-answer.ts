import { randomBytes, randomUUID } from 'node:crypto';
import { SCHEME, sign, signedText } from '../../../wechat/pay/signature';
import type { PayAnswer } from './answers';
import type { Disruption } from './disruptions';
import type { PlatformSigner } from './options';

/** One blank more after the first colon. */
export const blankChanged = (body: string): string => body.replace(':', ': ');

/** An answer as it is sent. @param now ms @param own number of the merchant's certificate, for a disruption */
export function signedAnswer(
  { status, body, file }: PayAnswer,
  { serial, key }: PlatformSigner,
  now: number,
  disruption: Disruption | null,
  own: string,
): Response {
  const common = { 'request-id': randomUUID() };
  if (file)
    return new Response(new Uint8Array(file), {
      status,
      headers: { ...common, 'content-type': 'application/octet-stream' },
    });
  const skew = disruption?.kind === 'skew' ? disruption.seconds : 0;
  const timestamp = String(Math.floor(now / 1000) + skew);
  const nonce = randomBytes(16).toString('hex');
  const signature = sign(signedText(timestamp, nonce, body), key);
  const shown =
    disruption?.kind === 'probe' ? `WECHATPAY/SIGNTEST/${signature.slice(19)}` : signature;
  const others: Readonly<Record<string, string>> = {
    'unknown serial': '7'.repeat(40),
    'own serial': own,
  };
  const headers = {
    ...common,
    'content-type': 'application/json; charset=utf-8',
    ...(disruption?.kind === 'unsigned'
      ? {}
      : {
          'wechatpay-serial': others[disruption?.kind ?? ''] ?? serial,
          'wechatpay-timestamp': timestamp,
          'wechatpay-nonce': nonce,
          'wechatpay-signature': shown,
          'wechatpay-signature-type': SCHEME,
        }),
  };
  const sent = disruption?.kind === 'changed' ? blankChanged(body) : body;
  return new Response(status === 204 ? null : sent, { status, headers });
}
