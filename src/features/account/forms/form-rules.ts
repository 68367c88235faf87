import { LEAST_PASSWORD, MOST_PASSWORD, passwordLength } from '@contract/account/password-rules';

/** Mainland mobile number, as the provider accepts it. */
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

/** Verification code of `length` digits. */
export const isCode = (text: string, length: number): boolean =>
  text.length === length && /^\d+$/.test(text);

export const PASSWORD_LENGTH = { min: LEAST_PASSWORD, max: MOST_PASSWORD } as const;

export type PasswordViolation = 'short' | 'long';

/** Why a new password is refused here; the provider also refuses common ones. */
export function passwordViolation(text: string): PasswordViolation | null {
  const length = passwordLength(text);
  if (length < PASSWORD_LENGTH.min) return 'short';
  return length > PASSWORD_LENGTH.max ? 'long' : null;
}

export const NICKNAME_LENGTH = 20;

/** A nickname has 1 to 20 characters that are not all blanks. */
export const isNickName = (text: string): boolean =>
  text.trim().length > 0 && text.trim().length <= NICKNAME_LENGTH;
