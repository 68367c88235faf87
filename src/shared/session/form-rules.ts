import { LEAST_PASSWORD, MOST_PASSWORD, passwordLength } from '@contract/account/password-rules';

/** Mainland mobile number, as the provider accepts it. */
export const isMobile = (text: string): boolean => /^1[3-9]\d{9}$/.test(text);

/** Room for a pasted number with whatever stands around it. */
export const PASTED_MOBILE = 60;

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
