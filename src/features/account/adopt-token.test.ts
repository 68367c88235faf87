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

test.each([
  ['there is no network', new ApiError({ kind: 'network', msg: '' })],
  ['nobody answers', new ApiError({ kind: 'timeout', msg: '' })],
  ['a proxy answers', new ApiError({ kind: 'malformed', code: '502', msg: '' })],
  ['the provider is busy', server(CODE.BUSY)],
  ['the provider is broken', server(CODE.SERVER)],
  ['it was asked too often', server(CODE.TOO_MANY)],
])(
  'where %s somebody stays signed in, and what they have offline stays stored',
  async (_, error) => {
    refuse(error);
    await expect(adoptToken(HANDED)).resolves.toBe(true);
    expect(session()).toMatchObject({ isLogin: true, token: HANDED });
    expect(cookies.get('ym_token')).toBe(HANDED);
    expect(stored()).toEqual(['visit']);
    expect(goToLogin).not.toHaveBeenCalled();
  },
);

test('while nobody knows whose it is, it is not taken for that of the person before', async () => {
  refuse(new ApiError({ kind: 'network', msg: '' }));
  await adoptToken(HANDED);
  expect(session().userInfo).toBeNull();
  expect(clientParts().account()).toBe('');
  expect(cookies.get('ym_login_info')).toBeNull();
});

test('once it is known to be of the same person, what they have offline is theirs again', async () => {
  refuse(new ApiError({ kind: 'network', msg: '' }));
  await adoptToken(HANDED);
  jest.mocked(request).mockResolvedValueOnce({ ...loginOf('anna'), token: HANDED });
  verifySession();
  await clientParts().secret();
  expect(clientParts().account()).toBe('anna');
  expect(stored()).toEqual(['visit']);
});

test('the session’s own token, handed over again without a network, is still known', async () => {
  refuse(new ApiError({ kind: 'network', msg: '' }));
  await adoptToken('T-anna');
  expect(session().userInfo?.id).toBe('anna');
});

test('a token that could not be checked is checked as one from a cookie is', async () => {
  refuse(new ApiError({ kind: 'network', msg: '' }));
  await adoptToken(HANDED);
  jest.mocked(request).mockResolvedValueOnce({ ...loginOf('ben'), token: HANDED });
  verifySession();
  await clientParts().secret();
  expect(session().userInfo?.id).toBe('ben');
  expect(stored()).toEqual([]);
});

test('one that could not be checked and is refused later ends like any session', async () => {
  refuse(new ApiError({ kind: 'network', msg: '' }));
  await adoptToken(HANDED);
  clientParts().onLoginInvalid({ external: false });
  expect(session().isLogin).toBe(false);
  expect(goToLogin).toHaveBeenCalledTimes(1);
});

test.each([
  ['h5', 'ym_token'],
  ['wx', 'ym_wx_token'],
] as const)('a refused one leaves the session of kind %s that was there', async (kind, name) => {
  signIn(loginOf('anna'), kind);
  refuse(server(CODE.LOGIN_INVALID));
  await expect(adoptToken(HANDED)).resolves.toBe(false);
  expect(session()).toMatchObject({ isLogin: true, token: 'T-anna', userInfo: { id: 'anna' } });
  expect(cookies.get(name)).toBe('T-anna');
  expect(stored()).toEqual(['visit']);
  expect(goToLogin).not.toHaveBeenCalled();
});

test('one that is refused otherwise leaves it as well', async () => {
  refuse(server(CODE.NOT_FOUND));
  await expect(adoptToken(HANDED)).resolves.toBe(false);
  expect(session().token).toBe('T-anna');
});

test('a refused one of a visitor signs nobody in', async () => {
  useSession.setState(SIGNED_OUT);
  cookies.remove('ym_token');
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
