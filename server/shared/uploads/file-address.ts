import { createHmac, timingSafeEqual } from 'node:crypto';

/** ms that a file's address is valid at least. */
export const ADDRESS_LIFETIME = 3_600_000;
/** ms in which a file has one address, so that clients can cache it. */
const SAME_FOR = 1_800_000;

const signature = (key: Buffer, fileId: string, until: number): string =>
  createHmac('sha256', key).update(`upload ${fileId} ${until}`).digest('base64url').slice(0, 32);

/** Path that shows a file for an hour to an hour and a half without a token, which a page's images cannot send. */
export function fileAddress(key: Buffer, fileId: string, now: number): string {
  const until = Math.ceil(now / SAME_FOR) * SAME_FOR + ADDRESS_LIFETIME;
  return `/upload/${fileId}?until=${until}&sign=${signature(key, fileId, until)}`;
}

/** Whether this provider issued an address and it is still valid. */
export function isValidAddress(
  key: Buffer,
  fileId: string,
  query: { readonly until?: unknown; readonly sign?: unknown },
  now: number,
): boolean {
  const until = Number(query.until);
  if (!Number.isSafeInteger(until) || until <= now || typeof query.sign !== 'string') return false;
  const administered = Buffer.from(query.sign);
  const right = Buffer.from(signature(key, fileId, until));
  return administered.length === right.length && timingSafeEqual(administered, right);
}
