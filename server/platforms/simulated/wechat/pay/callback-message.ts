import { randomBytes, randomUUID } from 'node:crypto';
import { chinaInstant } from '../../../wechat/pay/china-instant';
import { sealResource } from '../../../wechat/pay/resource-cipher';
import { SCHEME, sign, signedText } from '../../../wechat/pay/signature';
import type { Callback, KnownMerchant, PlatformSigner } from './options';

/** How a delivered callback differs from a proper one. */
export interface Tampering {
  /** Seconds added to its time; it is signed with it. */
  readonly skew?: number;
  /** The signature of a probe. */
  readonly isProbe?: boolean;
  /** Changes the body after it was signed. */
  readonly changed?: (body: string) => string;
  /** Signs with another key, or under another number. */
  readonly signer?: PlatformSigner;
}

/** A callback on its way. */
export interface PendingCallback {
  readonly id: string;
  readonly event: string;
  readonly merchant: KnownMerchant;
  readonly url: string;
  readonly resource: object;
  /** Attempts so far. */
  attempts: number;
  /** When it is due, ms; null: taken, or given up. */
  dueAt: number | null;
}

/** A callback as it is sent: its resource sealed for the merchant, the whole signed. @param now ms */
export function signedCallback(
  callback: PendingCallback,
  { serial, key }: PlatformSigner,
  now: number,
  tampering: Tampering,
): Callback {
  const { id, event, merchant, url, resource } = callback;
  const sealed = sealResource(
    merchant.apiV3Key,
    JSON.stringify(resource),
    randomBytes(6).toString('hex'),
    event.startsWith('REFUND') ? 'refund' : 'transaction',
  );
  const body = JSON.stringify({
    id,
    create_time: chinaInstant(now),
    resource_type: 'encrypt-resource',
    event_type: event,
    summary: event.startsWith('REFUND') ? '退款' : '支付成功',
    resource: {
      original_type: sealed.associated_data,
      algorithm: 'AEAD_AES_256_GCM',
      ...sealed,
    },
  });
  const timestamp = String(Math.floor(now / 1000) + (tampering.skew ?? 0));
  const nonce = randomBytes(16).toString('hex');
  const signature = sign(signedText(timestamp, nonce, body), key);
  return {
    url,
    body: tampering.changed ? tampering.changed(body) : body,
    headers: {
      'content-type': 'application/json',
      'request-id': randomUUID(),
      'wechatpay-serial': serial,
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-signature': tampering.isProbe
        ? `WECHATPAY/SIGNTEST/${signature.slice(19)}`
        : signature,
      'wechatpay-signature-type': SCHEME,
    },
  };
}
