import { LOGIN_INFO_COOKIE, TOKEN_COOKIES } from '@contract/account/cookie-rules';
import type { TokenKind } from '@contract/account/cookie-rules';
import type { UserInfo } from '@contract/account/endpoints';
import { cookies } from '@/platform/cookies';
import { COOKIE_DAY } from '@/platform/cookies/types';
import { localEntries, sessionEntries } from '@/storage/storage';
import { tryToKeep } from '@/storage/try-to-keep';
import type { SessionState } from './session-state';

const IS_LOGIN_KEY = 'isLogin';
const STATE_KEY = 'session-state';

/** Stores the state: all of it for the session, long-term only whether a user is signed in. */
export function saveState(state: SessionState): void {
  tryToKeep(() => sessionEntries.write(STATE_KEY, { val: state }));
  tryToKeep(() => localEntries.write(IS_LOGIN_KEY, { val: state.isLogin }));
}

/** The session state from before a reload, or null. */
export const loadState = (): SessionState | null => sessionEntries.read<SessionState>(STATE_KEY);

/** Whether a user was signed in when the app was last used, even if the session has ended since. */
export const wasSignedIn = (): boolean => localEntries.read<boolean>(IS_LOGIN_KEY) ?? false;

/** Cookies last 1 day; a sign-in of one kind removes the cookies of the other. */
export function writeLoginCookies(kind: TokenKind, token: string, userInfo: UserInfo): void {
  writeTokenCookie(kind, token);
  writeInfoCookie(userInfo);
}

/** Another token; the login info stays. */
export function writeTokenCookie(kind: TokenKind, token: string): void {
  clearTokenCookies();
  cookies.set(TOKEN_COOKIES[kind], token, { maxAge: COOKIE_DAY });
}

/** Kind of the token in the cookies; without one the default kind. */
export const tokenKind = (): TokenKind => (cookies.get(TOKEN_COOKIES.wx) ? 'wx' : 'h5');

export function writeInfoCookie(userInfo: UserInfo): void {
  cookies.set(LOGIN_INFO_COOKIE, JSON.stringify(userInfo), { maxAge: COOKIE_DAY });
}

export const clearInfoCookie = (): void => cookies.remove(LOGIN_INFO_COOKIE);

function clearTokenCookies(): void {
  Object.values(TOKEN_COOKIES).forEach((name) => cookies.remove(name));
}

export function clearLoginCookies(): void {
  clearTokenCookies();
  clearInfoCookie();
}

/** Token and login info from the cookies; login info that cannot be parsed counts as none. */
export function readLoginCookies(): { token: string; userInfo: UserInfo | null } {
  const token = cookies.get(TOKEN_COOKIES.h5) || cookies.get(TOKEN_COOKIES.wx) || '';
  const info = cookies.get(LOGIN_INFO_COOKIE);
  try {
    return { token, userInfo: info ? (JSON.parse(info) as UserInfo) : null };
  } catch {
    return { token, userInfo: null };
  }
}
