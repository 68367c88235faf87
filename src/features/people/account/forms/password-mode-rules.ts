/**
 * What the password page does: set a first one by a code to the account's own mobile, reset a forgotten one, change a
 * known one.
 */
export type PasswordMode = 'set' | 'reset' | 'modify';

/** The mode that a link requests, as far as it fits the user: only visitors have to enter their mobile. */
export function passwordMode(asked: string | undefined, isLogin: boolean): PasswordMode {
  if (!isLogin) return 'reset';
  return asked === 'modify' ? 'modify' : 'set';
}
