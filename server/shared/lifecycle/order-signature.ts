import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = 'YM1';
/** Bytes of the signature in the code: 128 bits keep the picture coarse enough for old scanners. */
const LENGTH = 16;

const sign = (key: Buffer, orderId: string): Buffer =>
  createHmac('sha256', key).update(`${PREFIX}.${orderId}`).digest().subarray(0, LENGTH);

/** Text of an order's QR code, `YM1.<order id>.<signature>`: no personal data, and it cannot be forged. */
export const signOrder = (key: Buffer, orderId: string): string =>
  `${PREFIX}.${orderId}.${sign(key, orderId).toString('base64url')}`;

/** The order of a scanned text; null where the provider did not sign it. */
export function readSignedOrder(key: Buffer, text: string): string | null {
  const [prefix, orderId = '', signature = '', ...rest] = text.split('.');
  if (prefix !== PREFIX || rest.length > 0) return null;
  const administered = Buffer.from(signature, 'base64url');
  const expected = sign(key, orderId);
  return administered.length === expected.length && timingSafeEqual(administered, expected)
    ? orderId
    : null;
}
