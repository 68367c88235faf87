import type { PlatformKeys } from './platform-keys';
import { isGenuine, signedText } from './signature';

/** Seconds that an answer's or a callback's time may differ from ours. */
export const MOST_SKEW = 300;

/** Signatures that the platform makes wrong on purpose, to see whether they are refused, begin like this. */
export const PROBE = 'WECHATPAY/SIGNTEST/';

/** Headers by lower-case name. */
export type Headers = Readonly<Record<string, string | undefined>>;

/** `probe` is wrong on purpose; all but `genuine` are refused. */
export type Verdict = 'genuine' | 'unsigned' | 'probe' | 'stale' | 'unknown key' | 'wrong';

/**
 * Judges the signature of an answer or a callback by its raw bytes.
 * @param now ms
 */
export function verdictOf(
  headers: Headers,
  body: Buffer,
  keys: Pick<PlatformKeys, 'find'>,
  now: number,
): Verdict {
  const {
    'wechatpay-serial': serial,
    'wechatpay-signature': signature,
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': nonce,
  } = headers;
  if (!serial || !signature || !timestamp || !nonce) return 'unsigned';
  if (signature.startsWith(PROBE)) return 'probe';
  if (!/^\d{1,12}$/.test(timestamp)) return 'wrong';
  if (Math.abs(Math.floor(now / 1000) - Number(timestamp)) >= MOST_SKEW) return 'stale';
  const key = keys.find(serial);
  if (key === null) return 'unknown key';
  const content = Buffer.concat([
    Buffer.from(signedText(timestamp, nonce)),
    body,
    Buffer.from('\n'),
  ]);
  return isGenuine(content, signature, key) ? 'genuine' : 'wrong';
}
