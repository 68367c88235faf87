import { session, signOut } from '@/shared/session/session-store';
import { request } from '@/http/request';
import { leaveSite } from '@/platform/leave-site';
import { platformLogin } from '@/platform/login';
import { runtime } from '@/platform/runtime';
import { loginOf } from '../../../test/samples/login';
import { signInByHost } from './host-account';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/platform/leave-site', () => ({ leaveSite: jest.fn() }));
jest.mock('@/platform/login', () => ({ platformLogin: { loginCode: jest.fn() } }));
jest.mock('@/platform/runtime', () => ({ runtime: jest.fn() }));

const runIn = (kind: string) => jest.mocked(runtime).mockReturnValue({ kind } as never);
const withCode = (code: string | null) =>
  jest.mocked(platformLogin.loginCode).mockResolvedValue(code as never);

beforeEach(() => {
  jest.resetAllMocks();
  signOut('user');
});

describe('a mini-program', () => {
  test.each([
    ['weapp', 'wx', 'weapp'],
    ['alipay-mini', 'alipay', 'alipay'],
  ] as const)('of %s signs in by itself, by the platform’s code', async (kind, host, platform) => {
    runIn(kind);
    withCode('c1');
    jest.mocked(request).mockResolvedValue(loginOf('anna') as never);
    await expect(signInByHost(host, '/home')).resolves.toBe('signed-in');
    expect(session()).toMatchObject({ isLogin: true, userInfo: { id: 'anna' } });
    const [name, input] = jest.mocked(request).mock.calls[0] ?? [];
    expect(name).toBe('POST /passport/mini/codeLogin.do');
    expect(input).toMatchObject({ platform, code: 'c1' });
    expect(leaveSite).not.toHaveBeenCalled();
  });

  test('without a code asks for nothing', async () => {
    runIn('weapp');
    withCode(null);
    await expect(signInByHost('wx', '/home')).resolves.toBe('failed');
    expect(request).not.toHaveBeenCalled();
  });

  test('whose code is refused signs nobody in', async () => {
    runIn('weapp');
    withCode('c1');
    jest.mocked(request).mockRejectedValue(new Error('refused'));
    await expect(signInByHost('wx', '/home')).resolves.toBe('failed');
    expect(session().isLogin).toBe(false);
  });
});

describe('a browser', () => {
  test.each([
    ['opened', 'left'],
    ['blocked', 'failed'],
  ])('goes to the platform’s login and comes back to the page: %s', async (outcome, result) => {
    runIn('alipay');
    jest.mocked(leaveSite).mockResolvedValue(outcome as never);
    await expect(signInByHost('alipay', '/home')).resolves.toBe(result);
    const url = new URL(jest.mocked(leaveSite).mock.calls[0]?.[0] ?? '');
    expect(url.pathname).toBe('/passport/alipay/login.do');
    expect(url.searchParams.get('target')).toMatch(/#\/home$/);
  });
});
