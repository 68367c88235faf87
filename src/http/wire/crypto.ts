import AES from 'crypto-js/aes';
import Base64 from 'crypto-js/enc-base64';
import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import HmacSHA256 from 'crypto-js/hmac-sha256';
import { randomBytes } from '@/platform/secure-random';

/**
 * Encrypted bodies (specification §7). server/http/crypto.ts is the other side.
 *
 *     wire   = base64( version | iv | ciphertext | mac )
 *     version  1 byte, 0x01
 *     iv       16 bytes, random for every message
 *     ciphertext AES-256-CBC with PKCS#7 padding over the UTF-8 text
 *     mac      32 bytes, HMAC-SHA-256 under the mac key over
 *              version | utf8(nonce) | 0x00 | utf8(path) | 0x00 | iv | ciphertext
 *     keys   = HKDF-SHA-256(ikm = the session's secret (its base64 decoded), salt = utf8(nonce),
 *              info = utf8("yimiao response v1") or utf8("yimiao request v1"), 64 bytes):
 *              the first 32 encrypt, the last 32 authenticate
 *
 * `nonce` is the text of the nonce header, `path` the endpoint's path without host and query. A response's text is
 * the JSON of `data`; its wire form is the envelope's `data`. A request's text is the JSON or form body; it is sent as
 * `{"data": wire}`, marked by a header. Each direction has its own keys, so that neither can be replayed as the other.
 * The MAC is checked before anything is decrypted.
 */
export interface SessionKeys {
  readonly encryption: string;
  readonly mac: string;
  readonly nonce: string;
}

const VERSION_HEX = '01';
const SEPARATOR_HEX = '00';
const IV_BYTES = 16;
const MAC_BYTES = 32;
const KEY_HEX = 64;
const BLOCK_HEX = 32;

/** Bytes are hexadecimal text: crypto-js cannot slice its word arrays at arbitrary bytes. */
const hexOf = (text: string): string => Hex.stringify(Utf8.parse(text));
const hmac = (keyHex: string, hex: string): string =>
  Hex.stringify(HmacSHA256(Hex.parse(hex), Hex.parse(keyHex)));

/** What the last keys were derived for, and they: one session's answers have the same. */
let last: { readonly of: string; readonly keys: SessionKeys } | undefined;

/** Derives one direction's keys from the secret (base64) and the nonce. */
export function sessionKeys(
  secret: string,
  nonce: string,
  direction: 'request' | 'response',
): SessionKeys {
  const of = `${direction} ${secret} ${nonce}`;
  if (last?.of !== of) last = { of, keys: derivedKeys(secret, nonce, direction) };
  return last.keys;
}

function derivedKeys(
  secret: string,
  nonce: string,
  direction: 'request' | 'response',
): SessionKeys {
  const info = hexOf(`yimiao ${direction} v1`);
  const pseudoRandom = hmac(hexOf(nonce), Hex.stringify(Base64.parse(secret)));
  const encryption = hmac(pseudoRandom, `${info}01`);
  const mac = hmac(pseudoRandom, `${encryption}${info}02`);
  return { encryption: encryption.slice(0, KEY_HEX), mac, nonce };
}

function macOf(keys: SessionKeys, path: string, iv: string, ciphertext: string): string {
  const head = VERSION_HEX + hexOf(keys.nonce) + SEPARATOR_HEX + hexOf(path) + SEPARATOR_HEX;
  return hmac(keys.mac, head + iv + ciphertext);
}

function sameText(left: string, right: string): boolean {
  let difference = left.length ^ right.length;
  for (let i = 0; i < left.length; i += 1) {
    difference |= left.charCodeAt(i) ^ right.charCodeAt(i % right.length);
  }
  return difference === 0;
}

/** The text of an encrypted answer, or null if it is not genuine. */
export function decryptResponse(keys: SessionKeys, path: string, wire: string): string | null {
  const all = Hex.stringify(Base64.parse(wire));
  const iv = all.slice(2, 2 + IV_BYTES * 2);
  const ciphertext = all.slice(2 + IV_BYTES * 2, -MAC_BYTES * 2);
  const mac = all.slice(-MAC_BYTES * 2);
  if (all.slice(0, 2) !== VERSION_HEX) return null;
  if (ciphertext.length === 0 || ciphertext.length % BLOCK_HEX !== 0) return null;
  if (!sameText(macOf(keys, path, iv, ciphertext), mac)) return null;
  const plain = AES.decrypt(
    { ciphertext: Hex.parse(ciphertext) } as Parameters<typeof AES.decrypt>[0] & object,
    Hex.parse(keys.encryption),
    { iv: Hex.parse(iv) },
  );
  return Utf8.stringify(plain);
}

/** Encrypts a request's body into its wire form. */
export async function encryptRequest(
  keys: SessionKeys,
  path: string,
  text: string,
): Promise<string> {
  const bytes = await randomBytes(IV_BYTES);
  const iv = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const encrypted = AES.encrypt(Utf8.parse(text), Hex.parse(keys.encryption), {
    iv: Hex.parse(iv),
  });
  const ciphertext = Hex.stringify(encrypted.ciphertext);
  const mac = macOf(keys, path, iv, ciphertext);
  return Base64.stringify(Hex.parse(VERSION_HEX + iv + ciphertext + mac));
}
