import { create } from 'zustand';
import type { TokenKind } from '@contract/account/cookie-rules';
import type { LoginAnswer, UserInfo } from '@contract/account/endpoints';
import { clientParts, configureClient } from '@/http/client-parts';
import { request } from '@/http/request';
import { setStatistics } from '@/telemetry/statistics-choice';
import { forgetServerData, renewServerData } from '@/http/hooks/use-server';
import { dropForeign } from '@/storage/own-records';
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
 * Why a session ended: the user asked, it expired (its cookies did, or the provider no longer accepts it), the account
 * was deleted, or another user's session replaced it.
 */
export type SignOutReason = 'user' | 'expired' | 'account-deleted' | 'replaced';

/** Session state of specification §3, as a hook: `useSession((s) => s.isLogin)`. */
export const useSession = create<SessionState>(() => SIGNED_OUT);
useSession.subscribe(saveState);

/** The current session, outside React. */
export const session = (): SessionState => useSession.getState();

/** Changes everything but the sign-in itself: sources, ticket, form data. */
export const updateSession = (
  change: Partial<Omit<SessionState, 'isLogin' | 'token' | 'userInfo'>>,
): void => useSession.setState(change);

/** Asks the provider whose a token is. @param isUnasked it stood in an address that nobody asked for */
export const askWhose = (token: string, isUnasked = false): Promise<LoginAnswer> =>
  request('GET /passport/v1/h5/login/loginByToken.do', isUnasked ? { unasked: 1 } : {}, {
    token,
    neverCancel: true,
    failure: 'background',
  });

let ranOut = false;

/** Whether the last session expired and none has begun since, so that the login can explain itself. */
export const hasRunOut = (): boolean => ranOut;

type SignOutListener = (reason: SignOutReason) => void;
const signOutListeners = new Set<SignOutListener>();

/**
 * Calls back whenever a session ends, for any reason, so that stores of personal data clear themselves. What they store
 * on the device is listed in `PERSONAL_ENTRIES`. Returns the unsubscriber.
 */
export function onSignOut(listener: SignOutListener): () => void {
  signOutListeners.add(listener);
  return () => void signOutListeners.delete(listener);
}

/** Clears the user's data from memory and device after a session; drafts are retained after an expired one. */
function cleanUp(reason: SignOutReason): void {
  // After an expired session the user finds their half-filled forms again.
  const withDrafts = reason !== 'expired';
  forgetSecret();
  signOutListeners.forEach((listener) => listener(reason));
  clearPersonalEntries(withDrafts);
  if (withDrafts) forgetOwner();
}

/** Clears stored data of any other user. @returns whether there was any */
function discardFor(userId: string): boolean {
  const isOther = isStoredForAnother(userId);
  if (isOther) cleanUp('replaced');
  dropForeign(userId);
  keepOwner(userId);
  return isOther;
}

/** Begins (or renews) a session from a login answer; by default the kind of token stays the same. */
export function signIn(answer: LoginAnswer, kind: TokenKind = tokenKind()): void {
  const userInfo = tidyUserInfo(answer.userInfo);
  const before = session();
  const isOther = discardFor(userInfo.id);
  ranOut = false;
  keepSecret(answer.secret);
  if (answer.statistics !== undefined) setStatistics(answer.statistics);
  writeLoginCookies(kind, answer.token, userInfo);
  const { token, agreementDue = false, familyTextsDue = [] } = answer;
  const due = { agreementDue, familyTextsDue };
  const signedIn = { isLogin: true, token, userInfo, withoutMobile: '', ...due };
  const isRenewed = before.token === answer.token && !isOther;
  // What is typed to bind a mobile outlives a renewal that comes meanwhile.
  const isBinding = isRenewed && userInfo.mobile === '';
  useSession.setState({ ...signedIn, ...(!isBinding && { loginFormData: null }) });
  if (isRenewed) return;
  // Data loaded as a visitor is not personal: pages below still show it while it is renewed.
  if (before.token === '' && !isOther) void renewServerData();
  else void forgetServerData();
}

/** Ends the session on this device (specification §4). The caller notifies the provider. */
export function signOut(reason: SignOutReason): void {
  const hadUser = session().isLogin;
  // A second refusal of the same session finds no user signed in any more.
  ranOut = reason === 'expired' && (hadUser || ranOut);
  clearLoginCookies();
  useSession.setState({
    isLogin: false,
    token: '',
    userInfo: null,
    agreementDue: false,
    familyTextsDue: [],
    loginFormData: null,
    orderTicket: '',
    loginType: DEFAULT_LOGIN_TYPE,
  });
  cleanUp(reason);
  // A visitor's refused call must not trigger reloads that would be refused too.
  if (hadUser) void forgetServerData();
}

/** Updates the login info, cookie included; does nothing when signed out. */
export function updateUserInfo(change: Partial<UserInfo>): void {
  const { userInfo } = session();
  if (!userInfo) return;
  const next = tidyUserInfo({ ...userInfo, ...change });
  // The provider's answer decides whose the token is, not the cookie.
  const isOther = discardFor(next.id);
  writeInfoCookie(next);
  useSession.setState({ userInfo: next });
  if (isOther) void forgetServerData();
}

/**
 * Reads token and login info from the cookies into the session: on every navigation (specification §2), and whenever
 * the app comes to the front, because another tab may have changed them.
 */
export function readSessionCookies(): void {
  const { token, userInfo } = readLoginCookies();
  const now = session();
  if (!token) {
    if (now.token || now.isLogin) signOut('expired');
    return;
  }
  const isSame = token === now.token;
  // Same token: the login-info cookie may be missing or different, but the provider has already confirmed the user.
  const isKnown = isSame && now.userInfo !== null && userInfo?.id !== now.userInfo.id;
  const next = isKnown ? now.userInfo : userInfo && tidyUserInfo(userInfo);
  const isNews = JSON.stringify(next) !== JSON.stringify(now.userInfo);
  if (isSame && now.isLogin && !isNews) return;
  // Another token: the cookie counts until the provider has confirmed the user.
  const isOther = next !== null && discardFor(next.id);
  if (!isSame) forgetSecret();
  useSession.setState({ isLogin: true, token, userInfo: next });
  if (isOther || (!isSame && now.token)) void forgetServerData();
}

/** At start: restores the session state from before a reload, then applies the cookies. */
export function restoreSession(): void {
  const retained = loadState();
  if (retained) useSession.setState({ ...SIGNED_OUT, ...retained });
  readSessionCookies();
  if (session().token) return;
  // Written by a tab that had not yet noticed the end of the session.
  dropForeign('');
  // The cookies expired while the app was closed.
  if (!wasSignedIn()) return;
  cleanUp('expired');
  saveState(session());
}

/** What the app does when a session has ended. */
export interface SessionReactions {
  /** `external`: the refused call asks for the external login. */
  readonly goToLogin: (how: { readonly external: boolean }) => void;
}

async function renewSession(): Promise<LoginAnswer> {
  const { token } = session();
  const answer = await askWhose(token);
  // Another token may have taken its place meanwhile.
  if (session().token === token) signIn(answer);
  return answer;
}

/**
 * Asks the provider whose the token is, where only a cookie says so: other scripts may write that cookie, and pages
 * would open for the wrong person. Without an answer the cookie counts until there is one.
 */
export function verifySession(): void {
  if (!session().userInfo || hasSecret()) return;
  void clientParts()
    .secret()
    .catch(() => undefined);
}

/** The account of this session while its cookie is still there: another tab may have ended it. */
function currentAccount(): string {
  const { isLogin, token, userInfo } = session();
  return isLogin && token === readLoginCookies().token ? (userInfo?.id ?? '') : '';
}

/** Connects the session to the client: token, secret, nonce, and the reactions to 1001 and 1002. */
export function connectSession({ goToLogin }: SessionReactions): void {
  configureClient({
    token: () => session().token || null,
    account: currentAccount,
    secret: createSecretSource(() => session().token, renewSession),
    nonce: sessionNonce,
    traceSource: () => session().uFrom || session().h5Source || null,
    onLoginInvalid: ({ external }) => {
      signOut('expired');
      goToLogin({ external });
    },
    onMobileInvalid: ({ asked }) => {
      // Pages that need a mobile react to this state and go there themselves, see useLoginGate.
      const { token, userInfo } = session();
      if (!userInfo?.mobile) useSession.setState({ withoutMobile: token });
      if (asked) goToLogin({ external: false });
    },
  });
}
