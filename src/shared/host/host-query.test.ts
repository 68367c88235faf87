import { useLocation } from '@/shared/location/store';
import { request } from '@/http/request';
import { loadChunk } from '@/platform/chunk/load-chunk.h5';
import { runtime } from '@/platform/runtime';
import { askBefore } from '@/routes/guards';
import type { Navigation } from '@/routes/guards';
import type { Query } from '@/routes/query';
import { withQuery } from '@/routes/query';
import { ASKED_LOGIN_TIME, forgetAskedLogin, noteAskedLogin } from './asked-login';
import { followHostQuery } from './follow-host-query';
import { readHostQuery } from './host-query-rules';
import { session, signOut, updateSession } from '@/shared/session/session-store';

jest.mock('@/http/request', () => ({ request: jest.fn() }));
jest.mock('@/platform/chunk/load-chunk.h5', () => ({
  loadChunk: jest.fn((load: () => unknown) => load()),
}));
jest.mock('@/platform/runtime', () => ({ runtime: jest.fn() }));
jest.mock('@/routes/engine', () => ({ engine: {} }));

const TOKEN = 'token-of-the-mini-program';
const MINI = { kind: 'wechat', isMiniProgram: true } as never;
const userInfo = { id: 'U1', mobile: '138****0001', regionCode: '0', memberStatus: 0 };
const SHANGHAI = { cityCode: '310100', cityName: '上海市', provinceName: '上海市' };

const arrival = (query: Query, kind: Navigation['kind'] = 'push'): Navigation => ({
  to: { name: 'home', url: withQuery('/home', query), query, known: true },
  from: undefined,
  kind,
});

let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  jest.mocked(runtime).mockReturnValue(MINI);
  jest
    .mocked(request)
    .mockImplementation((async (name: string) =>
      name.includes('geocoder')
        ? { ...SHANGHAI, latitude: 31.2, longitude: 121.4, regionName: '', adcode: '310101' }
        : { token: TOKEN, secret: 'c2VjcmV0', userInfo }) as never);
  signOut('user');
  forgetAskedLogin();
  updateSession({ h5Source: '' });
  end = followHostQuery();
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

/** The guard's answer, and whether it arrived before the delay had passed. */
async function answerTo(navigation: Navigation) {
  let early = false;
  const answer = askBefore(navigation).then((value) => {
    early = true;
    return value;
  });
  await jest.advanceTimersByTimeAsync(999);
  const wasEarly = early;
  await jest.advanceTimersByTimeAsync(1);
  return { wasEarly, answer: await answer };
}

test.each([
  ['token', { token: TOKEN }],
  ['cityCode', { cityCode: '3101' }],
  ['latitude', { latitude: '31.2', longitude: '121.4' }],
  ['qd_tz', { qd_tz: 'poster' }],
])('with %s the navigation waits 1 s and goes on without it', async (_, query) => {
  const { wasEarly, answer } = await answerTo(arrival({ ...query, keep: '1' } as Query));
  expect(wasEarly).toBe(false);
  expect(answer).toBe('/home?keep=1');
});

test('values whose code fails to load are applied at the next navigation', async () => {
  jest.mocked(loadChunk).mockRejectedValueOnce(new Error('Loading chunk 7 failed'));
  await answerTo(arrival({ qd_tz: 'poster' }));
  expect(session().h5Source).toBe('');
  await askBefore(arrival({}));
  await jest.advanceTimersByTimeAsync(0);
  expect(session().h5Source).toBe('poster');
  expect(loadChunk).toHaveBeenCalledTimes(2);
});

test('without any of them it does not wait', async () => {
  await expect(askBefore(arrival({ longitude: '121', a: '1' }))).resolves.toBeUndefined();
});

test.each([
  ['the messaging-app browser', { kind: 'wechat', isMiniProgram: false }],
  ['a plain browser', { kind: 'browser', isMiniProgram: false }],
  ['the payment app', { kind: 'alipay', isMiniProgram: true }],
])('%s is not listened to', async (_, kind) => {
  jest.mocked(runtime).mockReturnValue(kind as never);
  await expect(askBefore(arrival({ token: TOKEN }))).resolves.toBeUndefined();
  expect(session().isLogin).toBe(false);
});

test.each([
  ['that a page of ours asked for is asked for once', 1, [{}, { unasked: 1 }]],
  ['that no page of ours asked for is said to be so', 0, [{ unasked: 1 }, { unasked: 1 }]],
])('a token %s', async (_, asked, sent) => {
  if (asked) noteAskedLogin();
  await answerTo(arrival({ token: TOKEN }));
  signOut('user');
  await answerTo(arrival({ token: TOKEN }));
  expect(jest.mocked(request).mock.calls.map(([, input]) => input)).toEqual(sent);
});

test('a login that was asked for too long ago counts no more', async () => {
  noteAskedLogin();
  await jest.advanceTimersByTimeAsync(ASKED_LOGIN_TIME + 1);
  await answerTo(arrival({ token: TOKEN }));
  expect(jest.mocked(request).mock.lastCall?.[1]).toEqual({ unasked: 1 });
});

test('the token signs in, the channel is kept, the place becomes the city in force', async () => {
  await answerTo(arrival({ token: TOKEN, qd_tz: 'poster', latitude: '31.2', longitude: '121.4' }));
  expect(session()).toMatchObject({ isLogin: true, token: TOKEN, h5Source: 'poster' });
  expect(useLocation.getState().location).toMatchObject({ cityCode: '310100' });
});

test('a city code alone shows that city', async () => {
  await answerTo(arrival({ cityCode: '3205', cityName: '苏州市' }));
  expect(useLocation.getState()).toMatchObject({ regionCode: '320500', regionName: '苏州市' });
});

test('what stands before the hash is read at the start only, and is gone from the address', async () => {
  window.history.replaceState(null, '', `/index.html?token=${TOKEN}&_wx=1#/home`);
  await expect(askBefore(arrival({}))).resolves.toBeUndefined();
  const { answer } = await answerTo(arrival({}, 'start'));
  expect(answer).toBeUndefined();
  expect(window.location.search).toBe('?_wx=1');
  expect(window.location.hash).toBe('#/home');
  expect(session().token).toBe(TOKEN);
});

test.each([
  [{ token: '<script>' }, { token: '' }],
  [{ latitude: '91', longitude: '1' }, { point: null }],
  [{ latitude: '31.2' }, { point: null }],
  [{ latitude: '-31.2', longitude: '121' }, { point: { latitude: -31.2, longitude: 121 } }],
  [{ latitude: '0x1f', longitude: '121' }, { point: null }],
  [{ latitude: '3e1', longitude: '121' }, { point: null }],
  [{ latitude: '-91', longitude: '121' }, { point: null }],
  [{ latitude: '', longitude: '121' }, { point: null }],
  [{ cityCode: 'abc' }, { region: null }],
  [{ qd_tz: 'x'.repeat(65) }, { channel: '' }],
])('%j is read as %j', (query, expected) => {
  expect(readHostQuery(query as Query)).toMatchObject(expected);
});
