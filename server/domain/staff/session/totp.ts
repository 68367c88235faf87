import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** ms of a step (RFC 6238, 4.1), as every authenticator has it. */
export const STEP = 30_000;
const DIGITS = 6;
/** Bytes of a secret: those of an HMAC-SHA-1 (RFC 4226, 4). */
const SECRET_BYTES = 20;
/** Steps before and after this one that count as well, for clocks that differ and codes that take long to type. */
const SLACK = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BASE32_BITS = 5;

/** A new secret, in base32 (RFC 4648), as authenticators take it: 32 characters. */
export function newSecret(): string {
  const bits = [...randomBytes(SECRET_BYTES)].map((byte) => byte.toString(2).padStart(8, '0'));
  return (bits.join('').match(/.{5}/g) ?? [])
    .map((group) => BASE32.charAt(parseInt(group, 2)))
    .join('');
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret]
    .map((sign) => BASE32.indexOf(sign).toString(2).padStart(BASE32_BITS, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
}

/** The code of a step: HOTP with HMAC-SHA-1 and six digits (RFC 4226, 5.3; RFC 6238, 4.2). @param secret base32 */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step, of this one and its neighbours, that a code is of; null: of none. @param now ms */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  const given = Buffer.from(code);
  const present = Math.floor(now / STEP);
  for (let step = present - SLACK; step <= present + SLACK; step += 1) {
    const wanted = Buffer.from(codeOfStep(secret, step));
    if (wanted.length === given.length && timingSafeEqual(wanted, given)) return step;
  }
  return null;
}

/** What an authenticator reads from the QR code (Key URI Format). */
export const keyUri = (secret: string, issuer: string, login: string): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(login)}` +
  `?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
