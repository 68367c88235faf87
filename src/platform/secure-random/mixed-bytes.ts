import Hex from 'crypto-js/enc-hex';
import Utf8 from 'crypto-js/enc-utf8';
import HmacSHA256 from 'crypto-js/hmac-sha256';

let pool = '';
let drawn = 0;

/**
 * Bytes from a hashed pool of the engine's random numbers and the clock, for platforms without a secure random source.
 * Unique, but only as unpredictable as the engine: enough for IVs and idempotency keys, never used for secrets.
 */
export function mixedBytes(length: number): number[] {
  let hex = '';
  while (hex.length < length * 2) {
    drawn += 1;
    const noise = Array.from({ length: 8 }, () => Math.random()).join();
    pool = Hex.stringify(HmacSHA256(Utf8.parse(`${drawn}|${Date.now()}|${noise}`), pool));
    hex += Hex.stringify(HmacSHA256(Utf8.parse('out'), pool));
  }
  return Array.from({ length }, (_, i) => parseInt(hex.slice(i * 2, i * 2 + 2), 16));
}
