import { createHash } from 'node:crypto';

/** Signed fields besides the ticket and the page. `timestamp` in seconds. */
export interface Stamp {
  readonly nonceStr: string;
  readonly timestamp: number;
}

/** The signature of a page (its address without `#`) for WeChat: SHA-1 over the fields in alphabetical order. */
export const signatureOf = (ticket: string, { nonceStr, timestamp }: Stamp, url: string): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');
