import { clientParts } from '@/http/client-parts';
import { refreshServerData } from '@/http/hooks/use-server';
import { cookies } from '@/platform/cookies';
import { site } from '@/platform/site';
import { askBefore, notifyAfter } from '@/routes/guards';
import type { Navigation } from '@/routes/guards';
import type { RouteName } from '@/routes/table';
import { pathOf } from '@/routes/match';
import { setTrackSink } from '@/telemetry/track';
import { bootClient } from './boot';
import { followNavigation } from './follow-navigation';
import { session, signOut, updateSession } from './session-store';

jest.mock('@/http/hooks/use-server', () => ({
  refreshServerData: jest.fn(async () => undefined),
  forgetServerData: jest.fn(),
  renewServerData: jest.fn(),
}));

jest.mock('@/http/server-clock', () => ({ startServerClock: () => () => undefined }));

beforeAll(() => Object.assign(globalThis, { API_HOST: '', APP_VERSION: '1.2.3' }));

const leadTo = (name: RouteName, query: Record<string, string> = {}): Navigation => ({
  to: { name, url: pathOf(name), query, known: true },
  from: { name: 'home', url: '/home?secret=1', query: {}, known: true },
  kind: 'push',
});

let end: () => void;
const sink = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  signOut('user');
  updateSession({ uFrom: '', h5Source: '' });
  setTrackSink(sink);
  end = followNavigation();
});
afterEach(() => {
  end();
  setTrackSink(null);
  jest.useRealTimers();
});

test('token and user info come from the cookies, and a token sets the login flag', async () => {
  cookies.set('ym_wx_token', 'T-of-the-cookie');
  cookies.set('ym_login_info', JSON.stringify({ id: 'U1', mobile: '' }));
  await askBefore(leadTo('about'));
  expect(session()).toMatchObject({
    isLogin: true,
    token: 'T-of-the-cookie',
    userInfo: { id: 'U1' },
  });
});

test('a page that was shown without asking before, as by a native tab bar, ends a session without its cookie', async () => {
  cookies.set('ym_wx_token', 'T-of-the-cookie');
  await askBefore(leadTo('about'));
  cookies.remove('ym_wx_token');
  notifyAfter(leadTo('mine'));
  expect(session()).toMatchObject({ isLogin: false, token: '' });
});

test.each([
  [{ uFrom: 'poster' }, { uFrom: 'poster' }],
  [{ ufrom: 'banner' }, { uFrom: 'banner' }],
  [{ h5Source: 'chunyu' }, { h5Source: 'chunyu' }],
  [{ uFrom: 'x'.repeat(65) }, { uFrom: '' }],
])('of the query %j the session keeps %j', async (query, retained) => {
  await askBefore(leadTo('about', query as Record<string, string>));
  expect(session()).toMatchObject(retained);
});

test('a page without a source leaves the one that is kept', async () => {
  await askBefore(leadTo('about', { uFrom: 'poster' }));
  await askBefore(leadTo('home'));
  expect(session().uFrom).toBe('poster');
});

test('the code of a short link (share source) goes with the calls from then on', async () => {
  bootClient({ goToLogin: jest.fn() })();
  await askBefore(leadTo('about', { shareSource: 'Sp_7-x' }));
  await askBefore(leadTo('home', { shareSource: '海报' }));
  expect(clientParts().shortLinkCode()).toBe('Sp_7-x');
});

test.each([
  ['about', 20],
  ['vaccineZone', 500],
  ['encyclopediaDetail', 500],
] as const)('%s is told as a page view after %d ms, without its query', (name, delay) => {
  updateSession({ uFrom: 'poster' });
  notifyAfter(leadTo(name, { id: 'E1' }));
  jest.advanceTimersByTime(delay - 1);
  expect(sink).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  const attributes = { route: name, path: pathOf(name), from: 'home', source: 'poster' };
  expect(sink.mock.calls[0][0]).toEqual([expect.objectContaining({ id: 10001, attributes })]);
});

test('a hidden frame, which nobody sees, tells no page view', () => {
  jest.spyOn(site, 'isFramed').mockReturnValueOnce(true);
  notifyAfter(leadTo('about'));
  jest.advanceTimersByTime(1000);
  expect(sink).not.toHaveBeenCalled();
});

test('member info is asked for anew on flagged pages, for users only', () => {
  notifyAfter(leadTo('mine'));
  expect(refreshServerData).not.toHaveBeenCalled();
  cookies.set('ym_token', 'T');
  void askBefore(leadTo('mine'));
  notifyAfter(leadTo('about'));
  expect(refreshServerData).not.toHaveBeenCalled();
  notifyAfter(leadTo('mine'));
  expect(refreshServerData).toHaveBeenCalledWith('GET /passport/user/findLoginUserByKey.do');
  expect(refreshServerData).toHaveBeenCalledWith('GET /member/wx/memberCenter/getMemberInfo.do');
});
