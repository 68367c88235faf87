/** What the password page does: a first password, a forgotten one, or a known one. */
export type PasswordMode = 'set' | 'reset' | 'modify';

/** The mode that a link asks for, as far as it suits who opens it: visitors can only reset. */
export function passwordMode(asked: string | undefined, isLogin: boolean): PasswordMode {
  if (!isLogin) return 'reset';
  return asked === 'modify' || asked === 'reset' ? asked : 'set';
}

/** Whether a mobile can be the one behind a mask such as 138****0001. Without a mask any may be. */
export const fitsMask = (mobile: string, mask: string): boolean =>
  mask === '' || (mobile.slice(0, 3) === mask.slice(0, 3) && mobile.slice(-4) === mask.slice(-4));
