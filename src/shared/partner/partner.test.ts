import { session, updateSession, useSession } from '@/shared/session/session-store';
import { appBridge } from '@/platform/app-bridge';
import { notifyHostPage } from '@/platform/host-page';
import { hybridSdk } from '@/platform/hybrid-sdk';
import { runtime } from '@/platform/runtime';
import { isPartner, SETTINGS } from '@/platform/settings/settings';
import { PARTNERS } from '@/routes/constants';
import { askBefore } from '@/routes/guards';
import { engine } from '@/routes/engine';
import { enterFrom, goOn, logInAndGoOn } from './entry';
import { followPartner } from './follow-partner';
import { appLinkOf } from './own-link';
import { reportLogin } from './report-login';

jest.mock('@/platform/app-bridge', () => ({
  appBridge: { isInApp: jest.fn(() => false), reportLogin: jest.fn(async () => undefined) },
}));
jest.mock('@/platform/host-page', () => ({ notifyHostPage: jest.fn() }));
jest.mock('@/platform/hybrid-sdk', () => ({
  hybridSdk: { postToMini: jest.fn(async () => true) },
}));
jest.mock('@/platform/runtime', () => ({ runtime: jest.fn(() => ({ partner: '' })) }));
jest.mock('@/routes/engine', () => ({ engine: { go: jest.fn(async () => 'done') } }));

beforeEach(() => {
  jest.clearAllMocks();
  updateSession({ uFrom: '', h5Source: '' });
  useSession.setState({ isLogin: false });
});

test('every partner with an entry has its settings', () => {
  expect(Object.keys(SETTINGS.partners).sort()).toEqual([...PARTNERS].sort());
  expect(PARTNERS.every(isPartner)).toBe(true);
  expect(isPartner('toString')).toBe(false);
});

describe('entering', () => {
  test.each(PARTNERS)('from %s keeps the source', (partner) => {
    enterFrom(partner, {});
    expect(session()).toMatchObject({ uFrom: partner, h5Source: partner });
  });

  test('by a link with a source of its own keeps that too', () => {
    enterFrom('chunyu', { uFrom: 'banner7' });
    expect(session()).toMatchObject({ uFrom: 'banner7', h5Source: 'chunyu' });
    enterFrom('chunyu', { ufrom: 'banner8' });
    expect(session().uFrom).toBe('banner8');
    enterFrom('chunyu', { uFrom: 'x'.repeat(65) });
    expect(session().uFrom).toBe('chunyu');
  });

  test('from a stranger keeps nothing', () => {
    enterFrom('stranger', {});
    expect(session().h5Source).toBe('');
  });
});

describe('going on', () => {
  test('leads to the path named, with its query', async () => {
    await goOn({ redirect: '/vaccineDetalis', query: '{"vaccId":3}' });
    expect(engine.go).toHaveBeenCalledWith('/vaccineDetalis?vaccId=3', 'replace');
  });

  test.each([undefined, '', 'https://evil.example', '//evil.example', '/\\evil.example', 'home'])(
    'leads home for %j',
    async (redirect) => {
      await goOn(redirect === undefined ? {} : { redirect });
      expect(jest.mocked(engine.go).mock.calls).toEqual([['/home', 'tab', undefined]]);
    },
  );
});

describe('login', () => {
  test('is asked of a visitor, and leads back to the path named', async () => {
    enterFrom('wst', {});
    await logInAndGoOn({ redirect: '/myOrder', query: '{"status":"BOOKED"}' });
    const login = `/login?redirect=${encodeURIComponent('/myOrder?status=BOOKED')}&uFrom=wst`;
    expect(engine.go).toHaveBeenCalledWith(login, 'replace', undefined);
  });

  test('leads home afterwards where the link names no path of ours', async () => {
    await logInAndGoOn({ redirect: '//evil.example' });
    expect(engine.go).toHaveBeenCalledWith('/login?redirect=%2Fhome', 'replace', undefined);
  });

  test('is not asked of who is signed in', async () => {
    useSession.setState({ isLogin: true });
    await logInAndGoOn({ redirect: '/myOrder' });
    expect(engine.go).toHaveBeenCalledWith('/myOrder', 'replace');
  });
});

describe('the login state', () => {
  test('goes to the host, to the partner’s own origin only, and says nothing about whom', async () => {
    useSession.setState({ isLogin: true });
    await reportLogin('zdzmd');
    const report = { type: 'isLogin', isLogin: true };
    expect(notifyHostPage).toHaveBeenCalledWith('https://zdzmd.example.com', report);
    expect(hybridSdk.postToMini).toHaveBeenCalledWith(report);
    expect(appBridge.reportLogin).not.toHaveBeenCalled();
  });

  test('goes to the native app, whose silence keeps nobody waiting', async () => {
    jest.mocked(appBridge.isInApp).mockReturnValueOnce(true);
    jest.mocked(appBridge.reportLogin).mockReturnValueOnce(new Promise(() => undefined));
    await reportLogin('xdm');
    expect(appBridge.reportLogin).toHaveBeenCalledWith(false);
  });
});

describe('the way home', () => {
  const to = { name: 'home', url: '/home?uFrom=a', query: { uFrom: 'a' }, known: true } as const;

  test.each([
    ['xdm', '/xdmHome?uFrom=a'],
    ['chunyu', undefined],
    ['', undefined],
  ])('in the app of "%s" leads to %s', async (partner, expected) => {
    const end = followPartner();
    jest.mocked(runtime).mockReturnValue({ partner } as never);
    await expect(askBefore({ to, from: undefined, kind: 'tab' })).resolves.toBe(expected);
    const about = { ...to, name: 'about', url: '/about' } as const;
    await expect(askBefore({ to: about, from: to, kind: 'push' })).resolves.toBeUndefined();
    end();
  });
});

test.each([
  [{}, 'yimiao://open?path=%2Fhome'],
  [{ redirect: '/about' }, 'yimiao://open?path=%2Fabout'],
  [{ link: 'yimiao://open?path=%2Fmine' }, 'yimiao://open?path=%2Fmine'],
  [{ link: 'https://evil.example' }, 'yimiao://open?path=%2Fhome'],
])('the app is opened by a link of its own: %j', (query, link) => {
  expect(appLinkOf(query)).toBe(link);
});
