import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/*
 * The provider's side of encrypted bodies (specification §7). src/http/wire/crypto.ts describes every byte:
 * base64( version | iv | ciphertext | mac ), AES-256-CBC then HMAC-SHA-256 over
 * version | nonce | 0x00 | path | 0x00 | iv | ciphertext, keys by HKDF from the session's secret and the nonce.
 */

type Direction = 'request' | 'response';

const VERSION = Buffer.from([1]);
const SEPARATOR = Buffer.from([0]);
const CIPHER = 'aes-256-cbc';
const IV_BYTES = 16;
const MAC_BYTES = 32;
const KEY_BYTES = 32;
const BLOCK_BYTES = 16;

/** The encrypted body is forged or not readable. */
export class BadCiphertext extends Error {
  override readonly name = 'BadCiphertext';
}

function keysOf(secret: string, nonce: string, direction: Direction) {
  const bytes = Buffer.from(
    hkdfSync(
      'sha256',
      Buffer.from(secret, 'base64'),
      nonce,
      `yimiao ${direction} v1`,
      2 * KEY_BYTES,
    ),
  );
  return { encryption: bytes.subarray(0, KEY_BYTES), mac: bytes.subarray(KEY_BYTES) };
}

function macOf(key: Buffer, nonce: string, path: string, iv: Buffer, ciphertext: Buffer): Buffer {
  return createHmac('sha256', key)
    .update(VERSION)
    .update(nonce, 'utf8')
    .update(SEPARATOR)
    .update(path, 'utf8')
    .update(SEPARATOR)
    .update(iv)
    .update(ciphertext)
    .digest();
}

/** Encrypts an answer's data. `secret`: base64 of the session's secret; `nonce`: the call's nonce header. */
export function encryptResponse(secret: string, nonce: string, path: string, json: string): string {
  const keys = keysOf(secret, nonce, 'response');
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keys.encryption, iv);
  const ciphertext = Buffer.concat([cipher.update(json, 'utf8'), cipher.final()]);
  const mac = macOf(keys.mac, nonce, path, iv, ciphertext);
  return Buffer.concat([VERSION, iv, ciphertext, mac]).toString('base64');
}

/** The text of an encrypted request body. Throws BadCiphertext. */
export function decryptRequest(secret: string, nonce: string, path: string, wire: string): string {
  const keys = keysOf(secret, nonce, 'request');
  const all = Buffer.from(wire, 'base64');
  const iv = all.subarray(1, 1 + IV_BYTES);
  const ciphertext = all.subarray(1 + IV_BYTES, Math.max(1 + IV_BYTES, all.length - MAC_BYTES));
  const mac = all.subarray(all.length - MAC_BYTES);
  const whole =
    all[0] === VERSION[0] && ciphertext.length > 0 && ciphertext.length % BLOCK_BYTES === 0;
  if (!whole || !timingSafeEqual(mac, macOf(keys.mac, nonce, path, iv, ciphertext))) {
    throw new BadCiphertext('encrypted body refused');
  }
  const decipher = createDecipheriv(CIPHER, keys.encryption, iv);
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
}
