import type { LoginAnswer } from '@contract/account/endpoints';
import { clientParts } from '@/http/client-parts';
import { request } from '@/http/request';
import { forgetServerData, renewServerData } from '@/http/hooks/use-server';
import { cookies } from '@/platform/cookies';
import { localEntries, sessionEntries } from '@/storage/storage';
import { sessionFlags, SIGNED_OUT } from './session-state';
import {
  hasRunOut,
  connectSession,
  onSignOut,
  readSessionCookies,
  restoreSession,
  session,
  signIn,
  signOut,
  updateSession,
  updateUserInfo,
  useSession,
} from './session-store';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({
  forgetServerData: jest.fn(),
  renewServerData: jest.fn(),
}));

const answer: LoginAnswer = {
  token: 'T1',
  secret: 'c2VjcmV0',
  userInfo: {
    id: 'U1',
    mobile: '138****0001',
    nickName: '小易',
    regionCode: '0',
    wxSubscribed: 1,
    memberStatus: 1,
    isNew: true,
    mobileFirstBeUsed: false,
  },
};
const goToLogin = jest.fn();

/** Simulates a reload: storage and cookies stay, memory is cleared. */
const forgetMemory = () => {
  const retained = sessionEntries.read('session-state');
  useSession.setState(SIGNED_OUT, true);
  if (retained) sessionEntries.write('session-state', { val: retained });
};

beforeEach(() => {
  jest.clearAllMocks();
  signOut('user');
  useSession.setState(SIGNED_OUT, true);
  connectSession({ goToLogin });
});

describe('signing in', () => {
  test('sets token, login info and flags; the region code "0" becomes empty', () => {
    signIn(answer);
    expect(session()).toMatchObject({ isLogin: true, token: 'T1', loginType: 2 });
    expect(session().userInfo?.regionCode).toBe('');
    expect(sessionFlags(session())).toEqual({
      isLogin: true,
      isRegistered: true,
      isSubscribed: true,
      isMember: true,
      isNewUser: true,
    });
  });

  test('makes no flag of what the login info denies', () => {
    const none = { mobile: '', wxSubscribed: 0, memberStatus: 0, isNew: false } as const;
    signIn({ ...answer, userInfo: { ...answer.userInfo, ...none } });
    expect(sessionFlags(session())).toEqual({
      isLogin: true,
      isRegistered: false,
      isSubscribed: false,
      isMember: false,
      isNewUser: false,
    });
  });

  test.each([
    ['h5', 'ym_token', 'ym_wx_token'],
    ['wx', 'ym_wx_token', 'ym_token'],
  ] as const)('a token of kind %s has the cookie %s, and ends %s', (kind, own, other) => {
    signIn(answer, kind === 'h5' ? 'wx' : 'h5');
    signIn(answer, kind);
    expect(cookies.get(own)).toBe('T1');
    expect(cookies.get(other)).toBeNull();
  });

  test('writes the token cookie and the login info cookie, URI-encoded, without the secret', () => {
    signIn(answer);
    expect(cookies.get('ym_token')).toBe('T1');
    expect(JSON.parse(cookies.get('ym_login_info') ?? '')).toMatchObject({ nickName: '小易' });
    expect(document.cookie).not.toContain('小易');
    expect(document.cookie).not.toContain(answer.secret);
  });

  test('of the long term only isLogin persists', () => {
    signIn(answer);
    expect(localEntries.read('isLogin')).toBe(true);
    expect(Object.keys(window.localStorage)).toEqual(['isLogin']);
  });

  test.each([
    [0, false],
    [1, true],
    [2, false],
  ] as const)('member status %d makes isMember %s', (memberStatus, isMember) => {
    signIn({ ...answer, userInfo: { ...answer.userInfo, memberStatus } });
    expect(sessionFlags(session()).isMember).toBe(isMember);
  });

  test('a later change of the login info reaches its cookie', () => {
    signIn(answer);
    updateUserInfo({ nickName: '新名' });
    expect(session().userInfo?.nickName).toBe('新名');
    expect(JSON.parse(cookies.get('ym_login_info') ?? '').nickName).toBe('新名');
  });
});

describe('signing out', () => {
  test('clears everything personal and tells the other stores why', () => {
    const listener = jest.fn();
    const stop = onSignOut(listener);
    signIn(answer);
    updateSession({ orderTicket: 'O1', loginFormData: { mobile: '1' }, loginType: 1, uFrom: 'wx' });
    signOut('user');
    stop();
    expect(session()).toEqual({ ...SIGNED_OUT, uFrom: 'wx' });
    expect(listener).toHaveBeenCalledWith('user');
    expect(cookies.get('ym_token')).toBeNull();
    expect(cookies.get('ym_login_info')).toBeNull();
    expect(localEntries.read('isLogin')).toBe(false);
    expect(sessionEntries.read('session-secret')).toBeNull();
  });

  test('happens when the provider calls the login invalid, and leads to the login', () => {
    signIn(answer);
    updateSession({ loginFormData: { mobile: '1' }, loginType: 1 });
    clientParts().onLoginInvalid({ external: true });
    expect(session()).toMatchObject({
      isLogin: false,
      token: '',
      loginType: 2,
      loginFormData: null,
    });
    expect(goToLogin).toHaveBeenCalledWith({ external: true });
  });

  test('by the provider is remembered until the next login, and no visitor is told of it', () => {
    clientParts().onLoginInvalid({ external: false });
    expect(hasRunOut()).toBe(false);
    signIn(answer);
    clientParts().onLoginInvalid({ external: false });
    clientParts().onLoginInvalid({ external: false });
    expect(hasRunOut()).toBe(true);
    signIn(answer);
    expect(hasRunOut()).toBe(false);
    signOut('user');
    expect(hasRunOut()).toBe(false);
  });

  test('does not happen for an invalid mobile, which leads on if somebody has asked for what needs one', () => {
    goToLogin.mockClear();
    signIn(answer);
    clientParts().onMobileInvalid({ asked: false });
    expect(session().isLogin).toBe(true);
    expect(goToLogin).not.toHaveBeenCalled();
    clientParts().onMobileInvalid({ asked: true });
    expect(goToLogin).toHaveBeenCalledWith({ external: false });
  });
});

test('cached answers stay and are renewed for a visitor who signs in, and are forgotten with the user', () => {
  jest.mocked(forgetServerData).mockClear();
  jest.mocked(renewServerData).mockClear();
  signIn(answer);
  signIn(answer);
  expect(renewServerData).toHaveBeenCalledTimes(1);
  expect(forgetServerData).not.toHaveBeenCalled();
  signIn({ ...answer, token: 'of-another-user' });
  expect(forgetServerData).toHaveBeenCalledTimes(1);
  signOut('expired');
  expect(forgetServerData).toHaveBeenCalledTimes(2);
  clientParts().onLoginInvalid({ external: false });
  expect(forgetServerData).toHaveBeenCalledTimes(2);
});

describe('coming back', () => {
  test('a reload finds the full state of the session', () => {
    signIn(answer);
    updateSession({ uFrom: 'poster', orderTicket: 'O1' });
    forgetMemory();
    restoreSession();
    expect(session()).toMatchObject({
      isLogin: true,
      token: 'T1',
      uFrom: 'poster',
      orderTicket: 'O1',
    });
  });

  test('a new session within the day finds token and login info in the cookies', () => {
    signIn(answer);
    forgetMemory();
    sessionEntries.remove('session-state');
    restoreSession();
    expect(session()).toMatchObject({ isLogin: true, token: 'T1', userInfo: { id: 'U1' } });
  });

  test('a navigation notices that another tab signed out', () => {
    signIn(answer);
    cookies.remove('ym_token');
    readSessionCookies();
    expect(session()).toMatchObject({ isLogin: false, token: '', userInfo: null });
  });

  test('a navigation notices what another tab changed in the login info', () => {
    signIn(answer);
    const info = { ...answer.userInfo, nickName: '新名' };
    cookies.set('ym_login_info', JSON.stringify(info));
    readSessionCookies();
    expect(session()).toMatchObject({
      token: 'T1',
      userInfo: { nickName: '新名', regionCode: '' },
    });
    expect(sessionEntries.read('session-secret')).toBe(answer.secret);
  });

  test('a login info cookie that has run out takes nothing from the session, and no news is no change', () => {
    signIn(answer);
    const before = session();
    readSessionCookies();
    cookies.remove('ym_login_info');
    readSessionCookies();
    expect(session()).toBe(before);
  });

  test('an unreadable login info cookie does not stop the start', () => {
    signIn(answer);
    cookies.set('ym_login_info', '{broken');
    forgetMemory();
    sessionEntries.remove('session-state');
    restoreSession();
    expect(session()).toMatchObject({ isLogin: true, userInfo: null });
  });
});

describe('the secret of encrypted answers', () => {
  test("is null for a visitor and the login answer's for a user", async () => {
    await expect(clientParts().secret()).resolves.toBeNull();
    signIn(answer);
    await expect(clientParts().secret()).resolves.toBe('c2VjcmV0');
    expect(request).not.toHaveBeenCalled();
  });

  test('is renewed once by the token when only the cookie is left', async () => {
    signIn(answer);
    sessionEntries.remove('session-secret');
    jest.mocked(request).mockResolvedValue({ ...answer, secret: 'bmV3' } as never);
    const all = await Promise.all([clientParts().secret(), clientParts().secret()]);
    expect(all).toEqual(['bmV3', 'bmV3']);
    expect(request).toHaveBeenCalledTimes(1);
    await expect(clientParts().secret()).resolves.toBe('bmV3');
  });

  test('is renewed without taking the mobile that is just being typed to be bound', async () => {
    const unbound = { ...answer, userInfo: { ...answer.userInfo, mobile: '' } };
    signIn(unbound);
    sessionEntries.remove('session-secret');
    jest.mocked(request).mockResolvedValue({ ...unbound, secret: 'bmV3' } as never);
    const renewed = clientParts().secret();
    updateSession({ loginFormData: { mobile: '13800138000' } });
    await renewed;
    expect(session().loginFormData).toEqual({ mobile: '13800138000' });
    signIn({ ...answer, token: 'T2' });
    expect(session().loginFormData).toBeNull();
  });

  test('does not outlive a change of the token by another tab', async () => {
    signIn(answer);
    cookies.set('ym_token', 'T2');
    readSessionCookies();
    expect(sessionEntries.read('session-secret')).toBeNull();
  });
});

test('the nonce is 32 hexadecimal digits and stays for the session', async () => {
  const nonce = await clientParts().nonce();
  expect(nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(await clientParts().nonce()).toBe(nonce);
});
