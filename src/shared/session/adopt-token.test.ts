import { CODE } from '@contract/errors';
import { clientParts } from '@/http/client-parts';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { cookies } from '@/platform/cookies';
import { ownRecords, putOwn } from '@/storage/own-records';
import { loginOf } from '../../../test/samples/login';
import { adoptToken } from './adopt-token';
import { SIGNED_OUT } from './session-state';
import { connectSession, session, signIn, useSession, verifySession } from './session-store';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/http/hooks/use-server', () => ({
  forgetServerData: jest.fn(),
  renewServerData: jest.fn(),
}));

const goToLogin = jest.fn();
connectSession({ goToLogin });

const HANDED = 'T-handed-over';
const server = (code: string) => new ApiError({ kind: 'server', code, msg: 'why' });
const stored = () => ownRecords('order', 'anna').map(({ id }) => id);

/** As `request` does: what it rejects with 1001 it has reported before. */
const refuse = (error: ApiError): void =>
  void jest.mocked(request).mockImplementationOnce(async () => {
    if (error.code === CODE.LOGIN_INVALID) clientParts().onLoginInvalid({ external: false });
    throw error;
  });
/** An answer that arrives when the returned function is called. */
function later<T>(): { readonly answer: (value: T) => void } {
  let answer: (value: T) => void = () => undefined;
  jest.mocked(request).mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }) as never,
  );
  return { answer: (value) => answer(value) };
}

beforeEach(() => {
  jest.clearAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  ['ym_token', 'ym_wx_token', 'ym_login_info'].forEach((name) => cookies.remove(name));
  useSession.setState(SIGNED_OUT);
  signIn(loginOf('anna'));
  putOwn('order', 'anna', 'visit', { day: 1 });
});

const NO_ANSWER = new ApiError({ kind: 'network', msg: '' });
const visit = (): void => {
  useSession.setState(SIGNED_OUT);
  ['ym_token', 'ym_login_info'].forEach((name) => cookies.remove(name));
};

describe.each([
  ['another session’s', HANDED],
  ['the session’s own', 'T-anna'],
])('%s token', (_, token) => {
  test.each([
    ['there is no network', NO_ANSWER],
    ['nobody answers', new ApiError({ kind: 'timeout', msg: '' })],
    ['a proxy answers', new ApiError({ kind: 'malformed', code: '502', msg: '' })],
    ['the provider is busy', server(CODE.BUSY)],
    ['the provider is broken', server(CODE.SERVER)],
    ['it was asked too often', server(CODE.TOO_MANY)],
  ])('changes nothing where %s', async (__, error) => {
    refuse(error);
    await expect(adoptToken(token)).resolves.toBe(true);
    expect(session()).toMatchObject({ isLogin: true, token: 'T-anna', userInfo: { id: 'anna' } });
    expect(cookies.get('ym_token')).toBe('T-anna');
    expect(clientParts().account()).toBe('anna');
    expect(stored()).toEqual(['visit']);
    expect(goToLogin).not.toHaveBeenCalled();
  });
});

test('the session goes on while another token is being checked, which alone is sent', async () => {
  const check = later();
  const adopted = adoptToken(HANDED);
  expect(session().token).toBe('T-anna');
  expect(cookies.get('ym_token')).toBe('T-anna');
  expect(jest.mocked(request).mock.lastCall?.[2]).toMatchObject({ token: HANDED });
  check.answer({ ...loginOf('ben'), token: HANDED });
  await expect(adopted).resolves.toBe(true);
  expect(session()).toMatchObject({ token: HANDED, userInfo: { id: 'ben' } });
});

test('who signs in while a token is being checked stays', async () => {
  const check = later();
  const adopted = adoptToken(HANDED);
  signIn(loginOf('carla'));
  check.answer({ ...loginOf('ben'), token: HANDED });
  await adopted;
  expect(session().userInfo?.id).toBe('carla');
});

test('a visitor’s that was asked for counts until there is an answer, as nobody’s whom the device knows', async () => {
  visit();
  refuse(NO_ANSWER);
  await expect(adoptToken(HANDED)).resolves.toBe(true);
  expect(session()).toMatchObject({ isLogin: true, token: HANDED, userInfo: null });
  expect(clientParts().account()).toBe('');
});

test('a visitor’s that could not be checked and is refused later ends like any session', async () => {
  visit();
  refuse(NO_ANSWER);
  await adoptToken(HANDED);
  clientParts().onLoginInvalid({ external: false });
  expect(session().isLogin).toBe(false);
  expect(goToLogin).toHaveBeenCalledTimes(1);
});

test('one that nobody asked for is said to be so, and counts for nothing without an answer', async () => {
  visit();
  refuse(NO_ANSWER);
  await expect(adoptToken(HANDED, { isUnasked: true })).resolves.toBe(false);
  expect(jest.mocked(request).mock.lastCall?.[1]).toEqual({ unasked: 1 });
  expect(session()).toMatchObject({ isLogin: false, token: '' });
  expect(cookies.get('ym_token')).toBeNull();
});

test.each([
  ['h5', 'ym_token'],
  ['wx', 'ym_wx_token'],
] as const)('a refused one leaves the session of kind %s that was there', async (kind, name) => {
  signIn(loginOf('anna'), kind);
  // The client does not react: the answer is about another session than its own.
  jest.mocked(request).mockRejectedValueOnce(server(CODE.LOGIN_INVALID));
  await expect(adoptToken(HANDED)).resolves.toBe(false);
  expect(session()).toMatchObject({ isLogin: true, token: 'T-anna', userInfo: { id: 'anna' } });
  expect(cookies.get(name)).toBe('T-anna');
  expect(stored()).toEqual(['visit']);
  expect(goToLogin).not.toHaveBeenCalled();
});

test('a refused one of a visitor signs nobody in', async () => {
  visit();
  refuse(server(CODE.NOT_FOUND));
  await expect(adoptToken(HANDED)).resolves.toBe(false);
  expect(session()).toMatchObject({ isLogin: false, token: '' });
  expect(cookies.get('ym_token')).toBeNull();
});

test('the session’s own token, handed over again and refused, ends it', async () => {
  refuse(server(CODE.LOGIN_INVALID));
  await expect(adoptToken('T-anna')).resolves.toBe(false);
  expect(session().isLogin).toBe(false);
  expect(stored()).toEqual([]);
});

test('a confirmed one of somebody else leaves nothing of who was there', async () => {
  jest.mocked(request).mockResolvedValueOnce({ ...loginOf('ben'), token: HANDED });
  await expect(adoptToken(HANDED)).resolves.toBe(true);
  expect(session()).toMatchObject({ token: HANDED, userInfo: { id: 'ben' } });
  expect(stored()).toEqual([]);
});

test('a late answer about the session that was there does not bring it back', async () => {
  window.sessionStorage.removeItem('session-secret');
  const before = later();
  verifySession();
  jest.mocked(request).mockResolvedValueOnce({ ...loginOf('ben'), token: HANDED, secret: 'bens' });
  await adoptToken(HANDED);
  const asked = clientParts().secret();
  before.answer({ ...loginOf('anna'), secret: 'annas' });
  await expect(asked).resolves.toBe('bens');
  expect(session()).toMatchObject({ token: HANDED, userInfo: { id: 'ben' } });
});

test('who asked for the secret of a session that another has replaced is given the other’s', async () => {
  window.sessionStorage.removeItem('session-secret');
  const before = later();
  const asked = clientParts().secret();
  jest.mocked(request).mockResolvedValueOnce({ ...loginOf('ben'), token: HANDED, secret: 'bens' });
  await adoptToken(HANDED);
  before.answer({ ...loginOf('anna'), secret: 'annas' });
  await expect(asked).resolves.toBe('bens');
});
