/** Digits of an invitation's code: long enough that nobody finds one by trying (docs/decisions/0164). */
export const CODE_LENGTH = 10;

/** ms that an invitation can be accepted. */
export const INVITATION_LIFETIME = 24 * 60 * 60 * 1000;

const FULL_WIDTH_ZERO = '０'.charCodeAt(0);

/** The code in what was typed or pasted: digits of either width, with spaces or strokes between them; null where it is none. */
export function readCode(text: string): string | null {
  const digits = text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - FULL_WIDTH_ZERO))
    .replace(/[\s\-—－·]/g, '');
  return /^\d+$/.test(digits) && digits.length === CODE_LENGTH ? digits : null;
}

/** A code as it is read aloud, like a telephone number: `123 456 7890`. */
export const spacedCode = (code: string): string =>
  `${code.slice(0, 3)} ${code.slice(3, 6)} ${code.slice(6)}`;
