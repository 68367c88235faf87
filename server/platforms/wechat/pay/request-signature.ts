import type { MerchantKey } from './merchant-key';
import { SCHEME, sign, signedText } from './signature';

/** What a request's signature covers. */
export interface SignedRequest {
  readonly method: string;
  /** Path and query, as they are sent. */
  readonly target: string;
  /** '' for a GET. */
  readonly body: string;
}

/** When and by which random text a request is signed. */
export interface Stamp {
  /** Seconds. */
  readonly timestamp: string;
  /** Up to 32 characters. */
  readonly nonce: string;
}

/** The text of a request that is signed (APIv3, "how to generate a signature"). */
export const requestText = (
  { method, target, body }: SignedRequest,
  { timestamp, nonce }: Stamp,
): string => signedText(method, target, timestamp, nonce, body);

/** The `Authorization` header of a request. */
export function authorizationOf(
  mchid: string,
  { serial, key }: MerchantKey,
  request: SignedRequest,
  stamp: Stamp,
): string {
  const fields = {
    mchid,
    serial_no: serial,
    timestamp: stamp.timestamp,
    nonce_str: stamp.nonce,
    signature: sign(requestText(request, stamp), key),
  };
  const text = Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',');
  return `${SCHEME} ${text}`;
}
