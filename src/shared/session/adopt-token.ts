import { isRefusal } from '@/http/failure/api-error';
import { writeTokenCookie } from './session-persistence';
import { askWhose, readSessionCookies, session, signIn, signOut } from './session-store';

/** How a token came here. */
export interface HandOver {
  /**
   * It stood in an address that no page of ours has asked for. The provider then takes it only on a device on which its
   * account has signed in, as anybody may write such an address.
   */
  readonly isUnasked?: boolean;
}

/**
 * Adopts a session's token from outside. It takes the place of a session only once the provider has said whose it is: a
 * refused or unanswered one changes nothing. Where nobody is signed in, one that was asked for counts until there is an
 * answer, like one from a cookie.
 * @returns whether somebody is signed in afterwards; false for a refused one
 */
export async function adoptToken(token: string, { isUnasked = false }: HandOver = {}) {
  if (session().token === '' && !isUnasked) {
    writeTokenCookie('h5', token);
    readSessionCookies();
  }
  const before = session().token;
  try {
    const answer = await askWhose(token, isUnasked);
    // Another one may have come meanwhile.
    if (session().token === before) signIn(answer, 'h5');
    return session().isLogin;
  } catch (error) {
    if (!isRefusal(error)) return session().isLogin;
    if (token === before && session().token === before) signOut('expired');
    return false;
  }
}
