import { useRouter } from '@tarojs/taro';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { session, updateSession, useSession } from '@/shared/session/session-store';
import { notifyHostPage } from '@/platform/host-page';
import { PARTNERS } from '@/routes/constants';
import { engine } from '@/routes/engine';
import { createMatcher } from '@/routes/match';
import JsbHome from './jsb-home';
import PartnerIsLogin from './partner-is-login';
import PartnerLogin from './partner-login';
import PartnerRedirect from './partner-redirect';
import XdmOrder from './xdm-order';

jest.mock('@/platform/host-page', () => ({ notifyHostPage: jest.fn() }));
jest.mock('@/routes/engine', () => ({
  engine: { go: jest.fn(async () => 'done'), current: jest.fn(() => undefined) },
}));

const PAGES: Readonly<Record<string, ComponentType>> = {
  jsbHome: JsbHome,
  partnerIsLogin: PartnerIsLogin,
  partnerLogin: PartnerLogin,
  partnerRedirect: PartnerRedirect,
  xdmOrder: XdmOrder,
};
const match = createMatcher({ target: 'h5', environment: 'live' });

/** Opens a published link's path, as the router would. */
async function open(path: string, query: Readonly<Record<string, string>> = {}): Promise<void> {
  const found = match(path);
  const Page = PAGES[found?.name ?? ''];
  if (!found || !Page) throw new Error(`${path} is no entry`);
  Object.assign(router, { params: { ...found.params, ...query } });
  await act(async () => void render(<Page />));
}
const urls = () => jest.mocked(engine.go).mock.calls.map(([url]) => url);

let router: object;
beforeAll(() => {
  router = useRouter();
  Object.assign(globalThis, { PRODUCT_NAME: '易苗' });
});
beforeEach(() => {
  jest.clearAllMocks();
  updateSession({ uFrom: '', h5Source: '' });
  useSession.setState({ isLogin: false, token: '', userInfo: null });
});

test('there are the eight partners of the specification', () => {
  const named = ['quanchengban', 'tfsmy', 'chunyu', 'zdzmd', 'xdm', 'jsb', 'wst', 'zjjsmy'];
  expect([...PARTNERS].sort()).toEqual(named.sort());
});

describe.each(PARTNERS)('from %s', (partner) => {
  const entry = (kind: string) => `/v1/app/${partner}/blank/${kind}`;

  test('redirect keeps the source and opens the page asked for', async () => {
    await open(entry('redirect'), { redirect: '/myOrder', query: '{"status":"BOOKED"}' });
    expect(session()).toMatchObject({ uFrom: partner, h5Source: partner });
    expect(urls()).toEqual(['/myOrder?status=BOOKED']);
  });

  test('isLogin tells the partner’s own page and goes on', async () => {
    await open(entry('isLogin'), { redirect: '/about' });
    expect(notifyHostPage).toHaveBeenCalledWith(`https://${partner}.example.com`, {
      type: 'isLogin',
      isLogin: false,
    });
    expect(urls()).toEqual(['/about']);
  });

  test('login asks a visitor to log in, and lets a user through', async () => {
    await open(entry('login'), { redirect: '/myOrder' });
    expect(urls()).toEqual([`/login?redirect=%2FmyOrder&uFrom=${partner}`]);
    useSession.setState({ isLogin: true });
    await open(entry('login'), { redirect: '/myOrder' });
    expect(urls().at(-1)).toBe('/myOrder');
  });

  test('nothing that is no path of ours is opened', async () => {
    await open(entry('redirect'), { redirect: 'https://evil.example/' });
    expect(urls()).toEqual(['/home']);
  });
});

test('xdm has an entry to the orders', async () => {
  await open('/v1/app/xdm/blank/redirect/order');
  expect(session().h5Source).toBe('xdm');
  expect(urls()).toEqual(['/myOrder']);
});

test.each([
  '/v1/app/other/blank/redirect',
  '/v1/app/jsb/blank/redirect/order',
  '/v1/app/jsb/blank',
])('%s is no entry', (path) => expect(match(path)).toBeNull());
