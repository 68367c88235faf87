/** Letters, digits, dots, underscores and hyphens before the @, then a domain (specification §5). */
const EMAIL = /^[A-Za-z0-9._-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]{2,24}$/;
/** Characters of the longest address that mail servers accept (RFC 5321). */
const LONGEST_EMAIL = 254;

/** Whether a text is an e-mail address. */
export const isEmail = (text: string): boolean => text.length <= LONGEST_EMAIL && EMAIL.test(text);

/** Whether a value is a number, or a text of digits with optional decimals (specification §5 "numeric check"). */
export function isNumeric(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value);
}
