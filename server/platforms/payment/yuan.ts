/** Amounts that a platform writes: `1`, `1.5` and `1.50`, with a sign in bills. */
const YUAN = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/;

/** Cents as yuan with two decimals, by digits: `5` is `0.05`. */
export function yuanOf(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new Error('Cents are whole and positive.');
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The cents of an amount in yuan, by digits; null where the text is none. */
export function centsOf(text: string): number | null {
  const [, sign, whole = '', part = ''] = YUAN.exec(text) ?? [];
  if (sign === undefined) return null;
  const cents = Number(`${whole}${part.padEnd(2, '0')}`);
  return sign === '-' && cents > 0 ? -cents : cents;
}
