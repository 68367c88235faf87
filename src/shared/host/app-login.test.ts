import { CODE } from '@contract/errors';
import { platformFlags, raiseFlag } from './platform-flags';
import { session, signIn, signOut } from '@/shared/session/session-store';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { appBridge } from '@/platform/app-bridge';
import { OUTSIDE_APP } from '@/platform/app-bridge/types';
import { loginOf } from '../../../test/samples/login';
import { joinApp, loginByHost, loginInApp, rejoinApp } from './app-login';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/platform/app-bridge', () => ({
  appBridge: { isInApp: jest.fn(() => true), userInfo: jest.fn(), login: jest.fn() },
}));

const surface = { url: '/mine', external: false, asked: true, kind: 'to' } as const;
const userInfo = { id: 'u1', mobile: '138****0000', regionCode: '0', memberStatus: 0 };
const accept = (token: string) =>
  jest.mocked(request).mockResolvedValueOnce({ token, secret: 'c2VjcmV0', userInfo } as never);

beforeEach(() => {
  jest.clearAllMocks();
  signOut('user');
  raiseFlag('appLaterLogin', false);
});

test('whom the app has signed in is signed in here, without a login', async () => {
  jest.mocked(appBridge.userInfo).mockResolvedValueOnce({ token: 'app-token' });
  accept('app-token');
  await expect(loginInApp()).resolves.toBe(true);
  expect(session()).toMatchObject({ isLogin: true, token: 'app-token', userInfo: { id: 'u1' } });
  expect(appBridge.login).not.toHaveBeenCalled();
});

test('another user of the app takes the place of the session once their token is checked', async () => {
  signIn({ token: 'anna-token', secret: 'c2VjcmV0', userInfo: loginOf('anna').userInfo });
  jest.mocked(appBridge.userInfo).mockResolvedValue({ token: 'bens-token' });
  jest.mocked(request).mockRejectedValueOnce(new ApiError({ kind: 'network', msg: '' }));
  await joinApp();
  expect(session().token).toBe('anna-token');
  jest.mocked(request).mockResolvedValueOnce({ ...loginOf('ben'), token: 'bens-token' });
  await joinApp();
  expect(session()).toMatchObject({ token: 'bens-token', userInfo: { id: 'ben' } });
});

test('who has become the app’s user while it was asked is signed in afterwards', async () => {
  jest.mocked(appBridge.userInfo).mockResolvedValueOnce({ token: 'anna-token' });
  accept('anna-token');
  const first = joinApp();
  jest.mocked(appBridge.userInfo).mockResolvedValueOnce({ token: 'bens-token' });
  accept('bens-token');
  const again = rejoinApp();
  await first;
  expect(session().token).toBe('anna-token');
  await again;
  expect(session().token).toBe('bens-token');
});

test('the session’s own user is not asked about again', async () => {
  signIn(loginOf('anna'));
  jest.mocked(appBridge.userInfo).mockResolvedValueOnce({ token: 'T-anna' });
  await expect(joinApp()).resolves.toBe(true);
  expect(request).not.toHaveBeenCalled();
});

test('a visitor logs in by the app', async () => {
  jest.mocked(appBridge.userInfo).mockResolvedValueOnce({ token: '' });
  jest.mocked(appBridge.login).mockResolvedValueOnce({ token: 'new-token' });
  accept('new-token');
  await expect(loginInApp()).resolves.toBe(true);
  expect(session().token).toBe('new-token');
});

test('who leaves the app’s login stays a visitor', async () => {
  jest.mocked(appBridge.userInfo).mockResolvedValueOnce({ token: '' });
  jest.mocked(appBridge.login).mockResolvedValueOnce({ token: '' });
  await expect(loginInApp()).resolves.toBe(false);
  expect(request).not.toHaveBeenCalled();
});

test('a token that the provider refuses leads to the app’s login, one for all who ask', async () => {
  jest.mocked(appBridge.userInfo).mockResolvedValueOnce({ token: 'old-token' });
  jest.mocked(appBridge.login).mockResolvedValueOnce({ token: 'new-token' });
  const refusal = new ApiError({ kind: 'server', code: CODE.LOGIN_INVALID, msg: '' });
  jest.mocked(request).mockRejectedValueOnce(refusal);
  accept('new-token');
  await expect(Promise.all([loginInApp(), loginInApp()])).resolves.toEqual([true, true]);
  expect(appBridge.login).toHaveBeenCalledTimes(1);
  expect(session().token).toBe('new-token');
});

test('the login page is left to itself outside the app, and where the app’s login came to nothing', async () => {
  jest.mocked(appBridge.isInApp).mockReturnValueOnce(false);
  await expect(loginByHost(surface)).resolves.toBe(false);
  expect(appBridge.login).not.toHaveBeenCalled();
  jest.mocked(appBridge.userInfo).mockResolvedValueOnce({ token: '' });
  jest.mocked(appBridge.login).mockRejectedValueOnce(new Error('no answer'));
  await expect(loginByHost(surface)).resolves.toBe(false);
});

test('who has left the app’s login is asked again only when they ask for it', async () => {
  jest.mocked(appBridge.userInfo).mockResolvedValue({ token: '' });
  jest.mocked(appBridge.login).mockResolvedValue({ token: '' });
  await loginByHost(surface);
  expect(platformFlags().appLaterLogin).toBe(true);
  await loginByHost({ ...surface, asked: false });
  expect(appBridge.login).toHaveBeenCalledTimes(1);
  await loginByHost(surface);
  expect(appBridge.login).toHaveBeenCalledTimes(2);
});

test('a login that is asked for while the app is still being asked who is there comes after that', async () => {
  let notify!: (info: { token: string }) => void;
  jest.mocked(appBridge.userInfo).mockReturnValueOnce(new Promise((resolve) => (notify = resolve)));
  jest.mocked(appBridge.login).mockResolvedValueOnce({ token: 'new-token' });
  accept('new-token');
  const [joined, loggedIn] = [joinApp(), loginInApp()];
  notify({ token: '' });
  await expect(Promise.all([joined, loggedIn])).resolves.toEqual([false, true]);
  expect(appBridge.userInfo).toHaveBeenCalledTimes(1);
});

test('outside the app it is refused', async () => {
  jest.mocked(appBridge.userInfo).mockRejectedValueOnce(new Error(OUTSIDE_APP));
  await expect(loginInApp()).rejects.toThrow(OUTSIDE_APP);
});

test('an app that does not say who is signed in is not asked for a login', async () => {
  jest.mocked(appBridge.userInfo).mockRejectedValueOnce(new Error('no answer'));
  await expect(loginByHost(surface)).resolves.toBe(false);
  expect(appBridge.login).not.toHaveBeenCalled();
});
