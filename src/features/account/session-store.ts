import { create } from 'zustand';
import type { TokenKind } from '@contract/account/cookie-rules';
import type { LoginAnswer, UserInfo } from '@contract/account/endpoints';
import { clientParts, configureClient } from '@/http/client-parts';
import { request } from '@/http/request';
import { forgetServerData, renewServerData } from '@/http/use-server';
import {
  clearLoginCookies,
  loadState,
  readLoginCookies,
  saveState,
  tokenKind,
  wasSignedIn,
  writeInfoCookie,
  writeLoginCookies,
} from './session-persistence';
import { clearPersonalEntries } from './personal-entries';
import { forgetOwner, isStoredForAnother, keepOwner } from './session-owner';
import {
  createSecretSource,
  forgetSecret,
  hasSecret,
  keepSecret,
  sessionNonce,
} from './session-secret';
import type { SessionState } from './session-state';
import { DEFAULT_LOGIN_TYPE, SIGNED_OUT, tidyUserInfo } from './session-state';

/**
 * Why a session ended: the user asked, it ran out (its cookies did, or the provider no longer accepts it), the account is
 * gone, or somebody else's has taken its place.
 */
export type SignOutReason = 'user' | 'expired' | 'account-deleted' | 'replaced';

/** Session state of specification §3, as a hook: `useSession((s) => s.isLogin)`. */
export const useSession = create<SessionState>(() => SIGNED_OUT);
useSession.subscribe(saveState);

/** The session now, outside React. */
export const session = (): SessionState => useSession.getState();

/** Changes what is not the sign-in itself: sources, ticket, form data. */
export const updateSession = (
  change: Partial<Omit<SessionState, 'isLogin' | 'token' | 'userInfo'>>,
): void => useSession.setState(change);

let ranOut = false;

/** Whether the last session was ended by the provider, and none has begun since: whoever logs in then may wonder why. */
export const hasRunOut = (): boolean => ranOut;

type SignOutListener = (reason: SignOutReason) => void;
const signOutListeners = new Set<SignOutListener>();

/**
 * Calls back whenever a session ends, however it did, so that stores of personal data empty themselves. What they keep on
 * the device stands in `PERSONAL_ENTRIES`. Returns the unsubscriber.
 */
export function onSignOut(listener: SignOutListener): () => void {
  signOutListeners.add(listener);
  return () => void signOutListeners.delete(listener);
}

/** The clean-up after a session, however it ended: nothing of its user stays in memory or on the device. */
function cleanUp(reason: SignOutReason): void {
  // Whoever's session only ran out finds their half-filled forms when they come back.
  const withDrafts = reason !== 'expired';
  forgetSecret();
  signOutListeners.forEach((listener) => listener(reason));
  clearPersonalEntries(withDrafts);
  if (withDrafts) forgetOwner();
}

/** Makes way for a user; whatever is left of another one goes. @returns whether there was something */
function discardFor(userId: string): boolean {
  const isOther = isStoredForAnother(userId);
  if (isOther) cleanUp('replaced');
  keepOwner(userId);
  return isOther;
}

/** Begins (or renews) a session from a login answer; its token is of the kind that is here already. */
export function signIn(answer: LoginAnswer, kind: TokenKind = tokenKind()): void {
  const userInfo = tidyUserInfo(answer.userInfo);
  const before = session();
  const isOther = discardFor(userInfo.id);
  ranOut = false;
  keepSecret(answer.secret);
  writeLoginCookies(kind, answer.token, userInfo);
  const known = { isLogin: true, token: answer.token, userInfo, withoutMobile: '' };
  useSession.setState({ ...known, loginFormData: null });
  if (before.token === answer.token && !isOther) return;
  // What a visitor has seen is nobody's own: it stays on the pages below.
  if (before.token === '' && !isOther) void renewServerData();
  else void forgetServerData();
}

/** Ends the session on this device (specification §4). Telling the provider is the caller's business. */
export function signOut(reason: SignOutReason): void {
  const hadUser = session().isLogin;
  // A second refusal of the same session finds nobody signed in any more.
  ranOut = reason === 'expired' && (hadUser || ranOut);
  clearLoginCookies();
  useSession.setState({
    isLogin: false,
    token: '',
    userInfo: null,
    loginFormData: null,
    orderTicket: '',
    loginType: DEFAULT_LOGIN_TYPE,
  });
  cleanUp(reason);
  // A visitor's refused call must not set off a round of calls that are refused again.
  if (hadUser) void forgetServerData();
}

/** Takes over what changed in the login info, cookie included; nothing when signed out. */
export function updateUserInfo(change: Partial<UserInfo>): void {
  const { userInfo } = session();
  if (!userInfo) return;
  const next = tidyUserInfo({ ...userInfo, ...change });
  // The provider says whose the token is, whatever the cookie said.
  const isOther = discardFor(next.id);
  writeInfoCookie(next);
  useSession.setState({ userInfo: next });
  if (isOther) void forgetServerData();
}

/**
 * Reads token and login info from the cookies into the session: on every navigation (specification §2), and whenever the
 * app comes to the front, as another tab may have changed them.
 */
export function readSessionCookies(): void {
  const { token, userInfo } = readLoginCookies();
  const now = session();
  if (!token) {
    if (now.token || now.isLogin) signOut('expired');
    return;
  }
  const isSame = token === now.token;
  // Of the same session the cookie may have run out before its token, and whose it is the provider has said.
  const isKnown = isSame && now.userInfo !== null && userInfo?.id !== now.userInfo.id;
  const next = isKnown ? now.userInfo : userInfo && tidyUserInfo(userInfo);
  const isNews = JSON.stringify(next) !== JSON.stringify(now.userInfo);
  if (isSame && now.isLogin && !isNews) return;
  // Another token: until the provider has said whose it is, the cookie counts.
  const isOther = next !== null && discardFor(next.id);
  if (!isSame) forgetSecret();
  useSession.setState({ isLogin: true, token, userInfo: next });
  if (isOther || (!isSame && now.token)) void forgetServerData();
}

/** At start: the session's state as it was before a reload, and the cookies on top. */
export function restoreSession(): void {
  const retained = loadState();
  if (retained) useSession.setState({ ...SIGNED_OUT, ...retained });
  readSessionCookies();
  // The cookies ran out while the app was closed.
  if (session().token || !wasSignedIn()) return;
  cleanUp('expired');
  saveState(session());
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

/**
 * Has the provider say whose the token is, where only a cookie did: others may write that one, and pages would open for the
 * wrong person. Without an answer the cookie counts until there is one.
 */
export function verifySession(): void {
  if (!session().userInfo || hasSecret()) return;
  void clientParts()
    .secret()
    .catch(() => undefined);
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
    onMobileInvalid: ({ asked }) => {
      // Pages that need a mobile hear of it and lead there themselves, see useLoginGate.
      const { token, userInfo } = session();
      if (!userInfo?.mobile) useSession.setState({ withoutMobile: token });
      if (asked) goToLogin({ external: false });
    },
  });
}
