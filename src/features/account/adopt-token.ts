import { isRefusal } from '@/http/failure/api-error';
import {
  clearInfoCookie,
  tokenKind,
  writeInfoCookie,
  writeTokenCookie,
} from './session-persistence';
import { askWhose, onRefusal, readSessionCookies, session, signIn, signOut } from './session-store';

/**
 * Adopts a session's token from outside and loads its login info. Like one from a cookie it counts until the provider has
 * answered: where there is no answer it stays, as nobody's whom this device knows, so that nothing stored for the person before is
 * shown or sent. A refused one gives the place back to the session that was there.
 * @returns whether it counts
 */
export async function adoptToken(token: string): Promise<boolean> {
  const { token: formerToken, userInfo } = session();
  const former = { kind: tokenKind(), token: formerToken, userInfo };
  const isNew = former.token !== '' && former.token !== token;
  const resume = (): boolean => {
    if (!isNew || session().token !== token) return false;
    writeTokenCookie(former.kind, former.token);
    if (former.userInfo) writeInfoCookie(former.userInfo);
    readSessionCookies();
    return true;
  };
  writeTokenCookie('h5', token);
  if (isNew) clearInfoCookie();
  readSessionCookies();
  const end = onRefusal(resume);
  try {
    const answer = await askWhose();
    // Another one may have come meanwhile.
    if (session().token === token) signIn(answer, 'h5');
    return session().isLogin;
  } catch (error) {
    if (!isRefusal(error)) return session().isLogin;
    if (session().token === token && !resume()) signOut('expired');
    return false;
  } finally {
    end();
  }
}
