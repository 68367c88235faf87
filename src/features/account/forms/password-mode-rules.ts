/** What the password page does: choose one by a code to the account's own mobile, reset a forgotten one, change a known one. */
export type PasswordMode = 'set' | 'reset' | 'modify';

/** The mode that a link asks for, as far as it suits who opens it: only visitors have to name their mobile. */
export function passwordMode(asked: string | undefined, isLogin: boolean): PasswordMode {
  if (!isLogin) return 'reset';
  return asked === 'modify' ? 'modify' : 'set';
}
