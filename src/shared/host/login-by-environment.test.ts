import { raiseFlag } from './platform-flags';
import type { LoginSurface } from '@/shared/session/host-login';
import { hybridSdk } from '@/platform/hybrid-sdk';
import { runtime } from '@/platform/runtime';
import { engine } from '@/routes/engine';
import { loginByHost } from './app-login';
import { takeAskedLogin } from './asked-login';
import { loginEntry } from './login-entry';

jest.mock('./app-login', () => ({ loginByHost: jest.fn(async () => true) }));
jest.mock('@/platform/runtime', () => ({ runtime: jest.fn() }));
jest.mock('@/platform/hybrid-sdk', () => ({
  hybridSdk: { host: jest.fn(() => 'weChat'), navigateToMini: jest.fn() },
}));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(async () => 'done') } }));

const stand = (kind: string, more: object = {}): void =>
  void jest.mocked(runtime).mockReturnValue({
    kind,
    isMiniProgram: false,
    partner: '',
    ...more,
  } as never);
const surface: LoginSurface = {
  url: '/subscribe?vaccId=3&t=17&loginExpired=1',
  external: false,
  asked: false,
  kind: 'replace',
};
const went = () => jest.mocked(engine.go).mock.calls[0]?.slice(0, 2);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(engine.go).mockResolvedValue('done');
  raiseFlag('isSkyTftf', false);
  raiseFlag('isAlipayHealth', false);
});

test('a plain browser logs in by our own page', async () => {
  stand('browser');
  await expect(loginEntry(surface)).resolves.toBe(false);
  expect(engine.go).not.toHaveBeenCalled();
});

test('the native app is asked', async () => {
  stand('app');
  await expect(loginEntry(surface)).resolves.toBe(true);
  expect(loginByHost).toHaveBeenCalledWith(surface);
});

test('the messaging-app browser hands over to its own account, without t and loginExpired', async () => {
  stand('wechat');
  await expect(loginEntry(surface)).resolves.toBe(true);
  expect(went()).toEqual(['/syncLogin?vaccId=3&path=%2Fsubscribe&domainType=2', 'replace']);
});

describe('in a mini-program around the page', () => {
  beforeEach(() => stand('wechat', { isMiniProgram: true }));

  test('its login opens, and is told where to come back to', async () => {
    jest.mocked(hybridSdk.navigateToMini).mockResolvedValue(true);
    await expect(loginEntry(surface)).resolves.toBe(true);
    const [url = '', how] = jest.mocked(hybridSdk.navigateToMini).mock.calls[0] ?? [];
    expect(how).toBe('redirectTo');
    const redirect = new URLSearchParams(url.split('?')[1]).get('redirect') ?? '';
    expect(redirect).toMatch(/^http:\/\/localhost\/.*#\/subscribe\?vaccId=3$/);
    expect(engine.go).not.toHaveBeenCalled();
    expect(takeAskedLogin()).toBe(true);
  });

  test.each([
    ['refuses', () => Promise.reject(new Error('navigateTo:fail'))],
    ['has no script object', () => Promise.resolve(false)],
  ])('our own page opens where it %s', async (_, answer) => {
    jest.mocked(hybridSdk.navigateToMini).mockImplementation(answer);
    await expect(loginEntry(surface)).resolves.toBe(false);
    expect(takeAskedLogin()).toBe(false);
  });
});

test('whom the city service sent goes back to its page, others of the payment app to ours', async () => {
  stand('alipay');
  await expect(loginEntry(surface)).resolves.toBe(false);
  raiseFlag('isSkyTftf');
  await expect(loginEntry(surface)).resolves.toBe(true);
  expect(went()?.[0]).toBe('/tftfAlipayMini/index?redirect=%2Fsubscribe%3FvaccId%3D3');
});

test('whom the payment app has authorised is sent there again', async () => {
  stand('alipay');
  raiseFlag('isAlipayHealth');
  await expect(loginEntry(surface)).resolves.toBe(true);
  expect(went()?.[0]).toBe('/alipay/auth?redirect=%2Fsubscribe%3FvaccId%3D3');
});

test('the login outside is the partner’s', async () => {
  stand('partner', { partner: 'chunyu' });
  await expect(loginEntry(surface)).resolves.toBe(false);
  await expect(loginEntry({ ...surface, external: true })).resolves.toBe(true);
  expect(went()?.[0]).toBe('/v1/app/chunyu/blank/login?redirect=%2Fsubscribe%3FvaccId%3D3');
});

test('a navigation that was blocked leaves it to our own page', async () => {
  stand('wechat');
  jest.mocked(engine.go).mockResolvedValue('failed');
  await expect(loginEntry(surface)).resolves.toBe(false);
});
