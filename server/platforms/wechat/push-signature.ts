import { createHash, timingSafeEqual } from 'node:crypto';

/** WeChat's signature of a push: SHA-1 hex over the parts, sorted and joined. */
export const pushSignatureOf = (parts: readonly string[]): string =>
  createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex');

/** Whether a signature matches these parts. */
export function isPushSignature(signature: string, parts: readonly string[]): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(pushSignatureOf(parts))];
  return given.length === right.length && timingSafeEqual(given, right);
}
