import { CODE } from '@contract/errors';
import { ApiError } from '@/http/failure/api-error';
import { request } from '@/http/request';
import { cookies } from '@/platform/cookies';
import { sessionEntries } from '@/storage/storage';
import { logProblem } from '@/telemetry/log';
import { loginByCityService } from './city-service-login';
import { platformFlags, raiseFlag } from './platform-flags';
import { session, signOut, updateSession } from '@/shared/session/session-store';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/telemetry/log', () => ({ logProblem: jest.fn() }));

const LINK = {
  skyMobile: '13700000001',
  timestamp: '1700000000000',
  nonce: 'nonce123',
  sign: 'ab'.repeat(32),
};
const answer = {
  token: 'T-city',
  secret: 'c2VjcmV0',
  userInfo: { id: 'U1', mobile: '137****0001', regionCode: '0', memberStatus: 0 },
};

beforeEach(() => {
  jest.clearAllMocks();
  signOut('user');
  updateSession({ h5Source: '' });
  raiseFlag('isSkyTftf', false);
  sessionEntries.remove('cityServiceId');
});

test('all four values sign in; source, flag and the service’s id are kept', async () => {
  jest.mocked(request).mockResolvedValueOnce(answer as never);
  await expect(loginByCityService({ ...LINK, other: '1' })).resolves.toEqual({ status: 'done' });
  expect(request).toHaveBeenCalledWith('POST /passport/tftf/login.do', LINK, {
    failure: 'in-place',
  });
  expect(session()).toMatchObject({ isLogin: true, token: 'T-city', h5Source: 'tftf' });
  expect(cookies.get('ym_token')).toBe('T-city');
  expect(platformFlags().isSkyTftf).toBe(true);
  expect(sessionEntries.read('cityServiceId')).toBe(16);
  expect(logProblem).not.toHaveBeenCalled();
});

test.each(Object.keys(LINK))('without %s nothing is asked, and it is logged', async (key) => {
  await expect(loginByCityService({ ...LINK, [key]: '' })).resolves.toEqual({ status: 'missing' });
  expect(request).not.toHaveBeenCalled();
  expect(logProblem).toHaveBeenCalledWith('city-service', 'missing required URL parameters');
  expect(platformFlags().isSkyTftf).toBe(false);
});

test('a refusal is logged without the values, and its reason is for the page', async () => {
  const refusal = new ApiError({ kind: 'server', code: CODE.PARAMETERS, msg: '请重新进入' });
  jest.mocked(request).mockRejectedValueOnce(refusal);
  await expect(loginByCityService(LINK)).resolves.toEqual({
    status: 'refused',
    reason: '请重新进入',
  });
  expect(jest.mocked(logProblem).mock.calls).toEqual([
    ['city-service', 'login API returned failure'],
  ]);
  expect(session().isLogin).toBe(false);
});

test.each([
  ['does not come through', new ApiError({ kind: 'network', msg: 'offline' })],
  ['meets a busy provider', new ApiError({ kind: 'server', code: CODE.BUSY, msg: '忙' })],
  ['comes too often', new ApiError({ kind: 'server', code: CODE.TOO_MANY, msg: '太频繁' })],
])('a call that %s is logged as such, and is no refusal', async (_, error) => {
  jest.mocked(request).mockRejectedValueOnce(error);
  await expect(loginByCityService(LINK)).resolves.toEqual({ status: 'failed' });
  expect(logProblem).toHaveBeenCalledWith('city-service', 'login API request failed');
});
