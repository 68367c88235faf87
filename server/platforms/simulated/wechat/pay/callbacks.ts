import { randomBytes, randomUUID } from 'node:crypto';
import { chinaInstant } from '../../../wechat/pay/china-instant';
import { sealResource } from '../../../wechat/pay/resource-cipher';
import { SCHEME, sign, signedText } from '../../../wechat/pay/signature';
import type { Callback, KnownMerchant, PayDoubleOptions, PlatformSigner } from './options';

const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];

/** ms between a callback that nobody took and the next attempt: 15 in 24 hours and 4 minutes, then no more. */
export const REPEATS: readonly number[] = [
  15 * SECOND,
  15 * SECOND,
  30 * SECOND,
  3 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  30 * MINUTE,
  60 * MINUTE,
  3 * HOUR,
  3 * HOUR,
  3 * HOUR,
  6 * HOUR,
  6 * HOUR,
];

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

export interface Callbacks {
  readonly pending: PendingCallback[];
  /** Makes a callback that is due at once. */
  send(mchid: string, url: string, event: string, resource: object): PendingCallback;
  /** Delivers what is due, one after the other. @returns statuses, 0 where nobody answered */
  deliverDue(): Promise<readonly number[]>;
  /** Delivers one again, due or not, and whether it was taken. @returns its status, 0 where nobody answered */
  deliver(callback: PendingCallback, tampering?: Tampering): Promise<number>;
  /** A callback as it would be sent now. */
  write(callback: PendingCallback, tampering?: Tampering): Callback;
}

export function createCallbacks({ merchants, signers, now, deliver }: PayDoubleOptions): Callbacks {
  const pending: PendingCallback[] = [];
  let written = 0;

  const nextSigner = (): PlatformSigner => {
    const signer = signers[written % signers.length];
    written += 1;
    if (!signer) throw new Error('The platform has no key.');
    return signer;
  };

  function write(callback: PendingCallback, tampering: Tampering = {}): Callback {
    const { id, event, merchant, url, resource } = callback;
    const sealed = sealResource(
      merchant.apiV3Key,
      JSON.stringify(resource),
      randomBytes(6).toString('hex'),
      event.startsWith('REFUND') ? 'refund' : 'transaction',
    );
    const body = JSON.stringify({
      id,
      create_time: chinaInstant(now()),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: event.startsWith('REFUND') ? '退款' : '支付成功',
      resource: {
        original_type: sealed.associated_data,
        algorithm: 'AEAD_AES_256_GCM',
        ...sealed,
      },
    });
    const timestamp = String(Math.floor(now() / SECOND) + (tampering.skew ?? 0));
    const nonce = randomBytes(16).toString('hex');
    const { serial, key } = tampering.signer ?? nextSigner();
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

  async function attempt(callback: PendingCallback, tampering?: Tampering): Promise<number> {
    const status = await deliver(write(callback, tampering)).catch(() => 0);
    // A probe and a tampered one are not the platform's own attempt.
    if (tampering) return status;
    callback.attempts += 1;
    const wait = REPEATS[callback.attempts - 1];
    const isTaken = status === 200 || status === 204;
    callback.dueAt = isTaken || wait === undefined ? null : now() + wait;
    return status;
  }

  return {
    pending,
    send(mchid, url, event, resource) {
      const merchant = merchants.find((known) => known.mchid === mchid);
      if (!merchant) throw new Error(`${mchid} is unknown.`);
      const callback: PendingCallback = {
        id: randomUUID(),
        event,
        merchant,
        url,
        resource,
        attempts: 0,
        dueAt: now(),
      };
      pending.push(callback);
      return callback;
    },
    async deliverDue() {
      const statuses: number[] = [];
      for (const callback of [...pending])
        if (callback.dueAt !== null && callback.dueAt <= now()) {
          // Not twice where two callers deliver at once.
          callback.dueAt = null;
          statuses.push(await attempt(callback));
        }
      return statuses;
    },
    deliver: attempt,
    write,
  };
}
