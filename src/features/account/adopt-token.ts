import { TOKEN_COOKIES } from '@contract/account/cookie-rules';
import { request } from '@/http/request';
import { cookies } from '@/platform/cookies';
import { COOKIE_DAY } from '@/platform/cookies/types';
import { readSessionCookies, signIn, signOut } from './session-store';

/** Adopts a session token from outside and loads its login info. False where the provider refuses the token. */
export async function adoptToken(token: string): Promise<boolean> {
  cookies.set(TOKEN_COOKIES.h5, token, { maxAge: COOKIE_DAY });
  readSessionCookies();
  try {
    const call = { neverCancel: true, failure: 'background' } as const;
    signIn(await request('GET /passport/v1/h5/login/loginByToken.do', {}, call), 'h5');
    return true;
  } catch {
    signOut('expired');
    return false;
  }
}
