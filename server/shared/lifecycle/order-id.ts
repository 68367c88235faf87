import { randomFillSync } from 'node:crypto';

/** Without letters and digits that are mistaken for one another when read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const HALF = 4;
const ID_BYTES = 9;

/** Random bytes in advance: a few cost as much as thousands, and a rush needs them twice per booking. */
const pool = Buffer.alloc(8_192);
let used = pool.length;

function randomFromPool(bytes: number): Buffer {
  if (used + bytes > pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += bytes;
  return pool.subarray(used - bytes, used);
}

/**
 * Order id, 20 characters: ms in base 36 first, so that new orders are adjacent in the index, then 72 random bits, so
 * that ids cannot be guessed.
 */
export const newOrderId = (now: number): string =>
  now.toString(36).padStart(8, '0') + randomFromPool(ID_BYTES).toString('base64url');

/** Reference that is read out at the desk, `XXXX-XXXX`; the database rejects a duplicate. */
export function newReference(): string {
  let letters = '';
  for (const byte of randomFromPool(2 * HALF)) {
    if (letters.length === HALF) letters += '-';
    letters += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return letters;
}
