import { create } from 'zustand';
import type { TokenKind } from '@contract/account/cookie-rules';
import type { LoginAnswer, UserInfo } from '@contract/account/endpoints';
import { configureClient } from '@/http/client-parts';
import { request } from '@/http/request';
import { forgetServerData, renewServerData } from '@/http/use-server';
import {
  clearLoginCookies,
  loadState,
  readLoginCookies,
  saveState,
  tokenKind,
  writeInfoCookie,
  writeLoginCookies,
} from './session-persistence';
import { createSecretSource, forgetSecret, keepSecret, sessionNonce } from './session-secret';
import type { SessionFlags, SessionState } from './session-state';
import { DEFAULT_LOGIN_TYPE, sessionFlags, SIGNED_OUT, tidyUserInfo } from './session-state';

/** Why a session ended: the user asked, the provider no longer accepts it, or the account is gone. */
export type SignOutReason = 'user' | 'expired' | 'account-deleted';

/** Session state of specification §3, as a hook: `useSession((s) => s.isLogin)`. */
export const useSession = create<SessionState>(() => SIGNED_OUT);
useSession.subscribe(saveState);

/** The session now, outside React. */
export const session = (): SessionState => useSession.getState();

/** Changes what is not the sign-in itself: sources, ticket, form data. */
export const updateSession = (
  change: Partial<Omit<SessionState, 'isLogin' | 'token' | 'userInfo'>>,
): void => useSession.setState(change);

/** Derived flags now, outside React; in React derive them from `useSession`. */
export const currentFlags = (): SessionFlags => sessionFlags(session());

let ranOut = false;

/** Whether the last session was ended by the provider, and none has begun since: whoever logs in then may wonder why. */
export const hasRunOut = (): boolean => ranOut;

type SignOutListener = (reason: SignOutReason) => void;
const signOutListeners = new Set<SignOutListener>();

/** Calls back whenever a session ends, so that stores of personal data empty themselves. Returns the unsubscriber. */
export function onSignOut(listener: SignOutListener): () => void {
  signOutListeners.add(listener);
  return () => void signOutListeners.delete(listener);
}

/** Begins (or renews) a session from a login answer; its token is of the kind that is here already. */
export function signIn(answer: LoginAnswer, kind: TokenKind = tokenKind()): void {
  const userInfo = tidyUserInfo(answer.userInfo);
  const before = session();
  ranOut = false;
  keepSecret(answer.secret);
  writeLoginCookies(kind, answer.token, userInfo);
  useSession.setState({ isLogin: true, token: answer.token, userInfo, loginFormData: null });
  if (before.token === answer.token) return;
  // What a visitor has seen is nobody's own: it stays on the pages below.
  if (before.token === '') void renewServerData();
  else void forgetServerData();
}

/** Ends the session on this device (specification §4). Telling the provider is the caller's business. */
export function signOut(reason: SignOutReason): void {
  const hadUser = session().isLogin;
  // A second refusal of the same session finds nobody signed in any more.
  ranOut = reason === 'expired' && (hadUser || ranOut);
  forgetSecret();
  clearLoginCookies();
  useSession.setState({
    isLogin: false,
    token: '',
    userInfo: null,
    loginFormData: null,
    orderTicket: '',
    loginType: DEFAULT_LOGIN_TYPE,
  });
  signOutListeners.forEach((listener) => listener(reason));
  // A visitor's refused call must not set off a round of calls that are refused again.
  if (hadUser) void forgetServerData();
}

/** Takes over what changed in the login info, cookie included; nothing when signed out. */
export function updateUserInfo(change: Partial<UserInfo>): void {
  const { userInfo } = session();
  if (!userInfo) return;
  const next = tidyUserInfo({ ...userInfo, ...change });
  writeInfoCookie(next);
  useSession.setState({ userInfo: next });
}

/** Reads token and login info from the cookies into the session: on every navigation (specification §2). */
export function readSessionCookies(): void {
  const { token, userInfo } = readLoginCookies();
  const now = session();
  const isSame = token === now.token;
  // Of the same session the cookie may have run out before its token; what is known stays then.
  const known = userInfo ? tidyUserInfo(userInfo) : isSame ? now.userInfo : null;
  const next = token ? known : null;
  const isNews = JSON.stringify(next) !== JSON.stringify(now.userInfo);
  if (isSame && now.isLogin === Boolean(token) && !isNews) return;
  if (!isSame) forgetSecret();
  useSession.setState({ isLogin: Boolean(token), token, userInfo: next });
}

/** At start: the session's state as it was before a reload, and the cookies on top. */
export function restoreSession(): void {
  const kept = loadState();
  if (kept) useSession.setState({ ...SIGNED_OUT, ...kept });
  readSessionCookies();
}

/** What the app does when a session is over. */
export interface SessionReactions {
  /** `external`: the login outside is meant. */
  readonly goToLogin: (how: { readonly external: boolean }) => void;
}

async function renewSession(): Promise<LoginAnswer> {
  const answer = await request(
    'GET /passport/v1/h5/login/loginByToken.do',
    {},
    { neverCancel: true, failure: 'background' },
  );
  signIn(answer);
  return answer;
}

/** Joins the session to the client: token, secret, nonce, and the reactions to 1001 and 1002. */
export function connectSession({ goToLogin }: SessionReactions): void {
  configureClient({
    token: () => session().token || null,
    secret: createSecretSource(() => session().token, renewSession),
    nonce: sessionNonce,
    traceSource: () => session().uFrom || session().h5Source || null,
    onLoginInvalid: ({ external }) => {
      signOut('expired');
      goToLogin({ external });
    },
    onMobileInvalid: () => goToLogin({ external: false }),
  });
}
