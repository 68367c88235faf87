import { notifyAfter } from '@/routes/guards';
import { currentRoute, navigate } from '@/routes/navigate';
import type { RouteLocation } from '@/routes/location';
import { goToLogin, loginAndReturn, signInAnew } from './go-to-login';
import { setHostLogin } from './host-login';
import { updateSession, useSession } from './session-store';

jest.mock('@/routes/engine', () => ({ engine: {} }));
jest.mock('@/routes/navigate', () => ({
  ...jest.requireActual('@/routes/navigate'),
  currentRoute: jest.fn(),
}));
jest.mock('@/http/hooks/use-server', () => ({
  forgetServerData: jest.fn(),
  renewServerData: jest.fn(),
}));

const to = jest.spyOn(navigate, 'to');
const replace = jest.spyOn(navigate, 'replace');

const standOn = (name: RouteLocation['name'], url: string): void =>
  void jest.mocked(currentRoute).mockReturnValue({ name, url, query: {}, known: true });

beforeEach(() => {
  to.mockReset().mockResolvedValue('done');
  replace.mockReset().mockResolvedValue('done');
  updateSession({ uFrom: '' });
});

test('a tab page stays below the login, which returns by going back', async () => {
  standOn('mine', '/mine');
  await goToLogin();
  expect(to).toHaveBeenCalledWith('login', expect.objectContaining({ redirect: '/mine' }), {
    onTop: true,
  });
  expect(replace).not.toHaveBeenCalled();
});

test('any other page gives way, and is returned to with its whole query', async () => {
  standOn('orderDetail', '/subscribeDetail?orderId=O1');
  await goToLogin();
  expect(replace).toHaveBeenCalledWith(
    'login',
    expect.objectContaining({ redirect: '/subscribeDetail?orderId=O1' }),
    { onTop: false },
  );
});

test('a gated page hands over its query as JSON, and the traffic source goes along', async () => {
  standOn('subscribe', '/subscribe?vaccId=3');
  updateSession({ uFrom: 'poster' });
  await loginAndReturn('subscribe', { vaccId: '3' });
  expect(replace).toHaveBeenCalledWith(
    'login',
    { redirect: '/subscribe', query: '{"vaccId":"3"}', uFrom: 'poster' },
    { onTop: false },
  );
});

test('a session that is refused before the first page is there waits for it, and leads back to it', async () => {
  jest.mocked(currentRoute).mockReturnValue(undefined);
  void goToLogin({ external: false });
  void goToLogin({ external: false });
  await Promise.resolve();
  expect(replace).not.toHaveBeenCalled();
  standOn('subscribe', '/subscribe?vaccId=3');
  const to = { name: 'subscribe', url: '/subscribe?vaccId=3', query: {}, known: true } as const;
  notifyAfter({ to, from: undefined, kind: 'start' });
  notifyAfter({ to, from: undefined, kind: 'push' });
  await Promise.resolve();
  expect(replace).toHaveBeenCalledTimes(1);
  expect(replace).toHaveBeenCalledWith(
    'login',
    expect.objectContaining({ redirect: '/subscribe?vaccId=3' }),
    { onTop: false },
  );
});

test('the login does not open on top of itself', async () => {
  standOn('login', '/login');
  await goToLogin();
  await loginAndReturn('orderList', {});
  expect(to).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

test('t and loginExpired do not come back after the login, from the address or from the query', async () => {
  standOn('orderDetail', '/subscribeDetail?t=17&orderId=O1&loginExpired=1');
  await goToLogin();
  const [, query] = replace.mock.calls[0] ?? [];
  expect(query).toMatchObject({ redirect: '/subscribeDetail?orderId=O1' });
  await loginAndReturn('subscribe', { vaccId: '3', t: '17', loginExpired: '1' });
  expect(replace.mock.calls[1]?.[1]).toMatchObject({ query: '{"vaccId":"3"}' });
});

describe('a user whom the provider asks for a mobile', () => {
  const userInfo = { id: 'U1', mobile: '', nickName: '', regionCode: '', wxSubscribed: 0 } as const;
  const more = { memberStatus: 0, isNew: true, mobileFirstBeUsed: false } as const;
  afterEach(() => useSession.setState({ isLogin: false, userInfo: null }));

  test('binds one, where none is bound yet', async () => {
    useSession.setState({ isLogin: true, userInfo: { ...userInfo, ...more } });
    standOn('orderDetail', '/subscribeDetail?orderId=O1');
    await goToLogin({ external: false });
    expect(replace).toHaveBeenCalledWith(
      'bindMobile',
      expect.objectContaining({ redirect: '/subscribeDetail?orderId=O1' }),
      expect.anything(),
    );
  });

  test('logs in anew, where one is bound that is no longer good', async () => {
    const known = { ...userInfo, ...more, mobile: '138****0001' };
    useSession.setState({ isLogin: true, userInfo: known });
    standOn('mine', '/mine');
    await goToLogin({ external: false });
    const query = expect.objectContaining({ anew: '1' }) as unknown;
    expect(to).toHaveBeenCalledWith('login', query, { onTop: true });
  });
});

describe('a login around the page', () => {
  afterEach(() => setHostLogin(() => Promise.resolve(false)));

  test('comes before ours, and hears whether the user asked and what is meant', async () => {
    const host = jest.fn(() => Promise.resolve(true));
    setHostLogin(host);
    standOn('mine', '/mine');
    await goToLogin();
    await goToLogin({ external: true });
    expect(host.mock.calls).toEqual([
      [{ kind: 'to', url: '/mine', external: false, asked: true }],
      [{ kind: 'to', url: '/mine', external: true, asked: false }],
    ]);
    expect(to).not.toHaveBeenCalled();
  });
});

test('who has to sign in anew does so on our page, where the app would hand over the same session', async () => {
  const host = jest.fn(() => Promise.resolve(true));
  setHostLogin(host);
  useSession.setState({ isLogin: true, userInfo: null });
  standOn('exportSuccess', '/exportSuccess?exportId=E1');
  await signInAnew();
  expect(host).not.toHaveBeenCalled();
  const query = { redirect: '/exportSuccess?exportId=E1', anew: '1' };
  expect(replace).toHaveBeenCalledWith('login', expect.objectContaining(query), { onTop: false });
  setHostLogin(() => Promise.resolve(false));
  useSession.setState({ isLogin: false });
});

test('several refused calls open one login', async () => {
  standOn('mine', '/mine');
  await Promise.all([goToLogin(), goToLogin(), loginAndReturn('orderList', {})]);
  expect(to.mock.calls.length + replace.mock.calls.length).toBe(1);
});
