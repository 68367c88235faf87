import { createHash } from 'node:crypto';

/** Signed fields besides the ticket and the page. `timestamp` in seconds. */
export interface Stamp {
  readonly nonceStr: string;
  readonly timestamp: number;
}

/** The signature that WeChat checks for a page (its address without `#`): SHA-1 over the fields in alphabetical order. */
export const signatureOf = (ticket: string, { nonceStr, timestamp }: Stamp, url: string): string =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${url}`)
    .digest('hex');
