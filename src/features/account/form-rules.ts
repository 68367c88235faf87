/** Mainland mobile number, as the provider takes it. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** Digits of a mobile as typed or pasted: blanks, dashes and a leading +86 are dropped. */
export const tidyMobile = (text: string): string =>
  text
    .replace(/[\s-]/g, '')
    .replace(/^(\+86|0086|86(?=1\d{10}$))/, '')
    .slice(0, MOBILE_LENGTH);

export const MOBILE_LENGTH = 11;
/** Room for a pasted number with blanks and a country code. */
export const PASTED_MOBILE = MOBILE_LENGTH + 8;

/** Verification code of so many digits. */
export const isCode = (text: string, length: number): boolean =>
  text.length === length && /^\d+$/.test(text);

export const PASSWORD_LENGTH = { min: 8, max: 32 } as const;

export type PasswordFault = 'short' | 'long' | 'mix' | 'characters';

/** Why a new password is refused: 8 to 32 printable characters without blanks, with a letter and a digit. */
export function passwordFault(text: string): PasswordFault | null {
  if (text.length < PASSWORD_LENGTH.min) return 'short';
  if (text.length > PASSWORD_LENGTH.max) return 'long';
  if (!/^[\x21-\x7e]*$/.test(text)) return 'characters';
  return /[A-Za-z]/.test(text) && /\d/.test(text) ? null : 'mix';
}

export const NICKNAME_LENGTH = 20;

/** A nickname has 1 to 20 characters that are not all blanks. */
export const isNickName = (text: string): boolean =>
  text.trim().length > 0 && text.trim().length <= NICKNAME_LENGTH;
