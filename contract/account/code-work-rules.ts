/**
 * Work that a device does before a code is sent to it, while codes are in great demand (docs/decisions/0130). For each
 * part it finds an answer whose hash begins with so many zero bits; the expected number of hashes is `parts` × 2^`bits`.
 * Several parts take nearly the same time each time, which one large one would not.
 */
export interface CodeWork {
  /** Signed by the provider, for one mobile and some minutes. */
  readonly challenge: string;
  readonly parts: number;
  /** Of each part, 1–32. */
  readonly bits: number;
}

/** What the SHA-256 of a part is computed of, as UTF-8. @param part from 0 @param answer a whole number from 0 */
export const workText = (challenge: string, part: number, answer: number): string =>
  `${challenge}|${part}|${answer}`;

/** Whether an answer is right. @param firstWord the first 32 bits of its hash, the most significant first */
export const isAnswer = (firstWord: number, bits: number): boolean =>
  firstWord >>> (32 - bits) === 0;
