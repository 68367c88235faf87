import { createHmac } from 'node:crypto';

/** Seconds for which an authenticator shows a code (RFC 6238, 5.2). */
const PERIOD = 30;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Bytes of a key in base32 (RFC 4648, 6); letters of the last, incomplete byte are left. */
function bytesOf(key: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const letter of key) {
    held = held * 32 + BASE32.indexOf(letter);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(Math.floor(held / 2 ** bits));
    held %= 2 ** bits;
  }
  return Buffer.from(bytes);
}

/**
 * The code that somebody's authenticator shows, by RFC 6238 with SHA-1. It shares nothing with the provider's own.
 * @param key base32, without spaces. @param time ms. @param digits authenticators show six; the RFC's examples have eight
 */
export function codeAt(key: string, time: number, digits = 6): string {
  const counter = new DataView(new ArrayBuffer(8));
  counter.setBigUint64(0, BigInt(Math.floor(time / 1000 / PERIOD)));
  const mac = createHmac('sha1', bytesOf(key)).update(new Uint8Array(counter.buffer)).digest();
  const index = mac.readUInt8(19) % 16;
  const number = mac.readUInt32BE(index) % 2 ** 31;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** A code that the authenticator does not show within two minutes of a time. @param time ms */
export function wrongCode(key: string, time: number): string {
  const right = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((each) =>
    codeAt(key, time + each * PERIOD * 1000),
  );
  for (let code = 111_111; ; code += 1) if (!right.includes(String(code))) return String(code);
}

/** The time at which the next code begins, ms. */
export const nextPeriod = (time: number): number =>
  (Math.floor(time / 1000 / PERIOD) + 1) * PERIOD * 1000;
