import type { LoginSurface } from '@/shared/session/host-login';
import { hybridSdk } from '@/platform/hybrid-sdk';
import { runtime } from '@/platform/runtime';
import { SETTINGS } from '@/platform/settings/settings';
import { takeAskedLogin } from './asked-login';
import { loginEntry } from './login-entry';

jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(), current: () => undefined } }));

/** Web views of mini-programs, by their host. */
const AGENTS = {
  weChat: 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50 miniProgram/wx1',
  qq: 'Mozilla/5.0 (iPhone) QQ/9.0.0 miniProgram',
  toutiao: 'Mozilla/5.0 (Linux; Android) ToutiaoMicroApp/1.2',
  swan: 'Mozilla/5.0 (Linux; Android) swan/2.3 swan-baiduboxapp',
  uniapp: 'Mozilla/5.0 (Linux; Android) uni-app Html5Plus/1.0',
  alipay: 'Mozilla/5.0 (iPhone) AlipayClient/10.6 miniProgram',
} as const;
const HOSTS = Object.entries(AGENTS) as [keyof typeof AGENTS, string][];
const surface: LoginSurface = { url: '/subscribe', external: false, asked: false, kind: 'replace' };

/** What a host's script, or the host itself, puts on the page. */
const OBJECTS: Readonly<Record<keyof typeof AGENTS, (mini: object) => object>> = {
  weChat: (miniProgram) => ({ wx: { miniProgram } }),
  qq: (miniProgram) => ({ qq: { miniProgram } }),
  toutiao: (miniProgram) => ({ tt: { miniProgram } }),
  swan: (webView) => ({ swan: { webView } }),
  uniapp: (uni) => ({ uni }),
  alipay: (my) => ({ my }),
};
const names = ['wx', 'qq', 'tt', 'swan', 'uni', 'my'];

beforeEach(() => names.forEach((name) => Reflect.deleteProperty(window, name)));
afterEach(() => jest.restoreAllMocks());
const standIn = (agent: string) =>
  jest.spyOn(window.navigator, 'userAgent', 'get').mockReturnValue(agent);

test.each(HOSTS)(
  'in %s, with the settings as shipped, our own login opens',
  async (host, agent) => {
    standIn(agent);
    expect([hybridSdk.host(), runtime().isMiniProgram]).toEqual([host, true]);
    expect(SETTINGS.hybridScripts[host]).toBe('');
    await expect(loginEntry(surface)).resolves.toBe(false);
    expect(takeAskedLogin()).toBe(false);
    await expect(hybridSdk.postToMini({})).resolves.toBe(false);
  },
);

test.each(HOSTS)(
  'in %s the login of `hostLogin` opens where the host’s object is there',
  async (host, agent) => {
    standIn(agent);
    const redirectTo = jest.fn(
      ({ success }: { readonly url: string; readonly success: () => void }) => success(),
    );
    Object.assign(window, OBJECTS[host]({ redirectTo }));
    const shipped = SETTINGS.hostLogin[host];
    await expect(loginEntry(surface)).resolves.toBe(shipped !== '');
    const pages = redirectTo.mock.calls.map(([{ url }]) => url.split('?')[0]);
    expect(pages).toEqual(shipped === '' ? [] : [shipped]);
  },
);
