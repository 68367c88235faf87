import { createChannel } from './channel';
import type { AppRequest, Port } from './channel';
import { createAppBridge } from './create-app-bridge';
import { refusingBridge } from './refusing';
import { OUTSIDE_APP } from './types';
import type { AppBridge } from './types';

/** A fake app that queues requests until the test answers them. */
function setUp({ inApp = true, version = '5.4.0', ready = true } = {}) {
  const sent: AppRequest[] = [];
  const port: Port = { postMessage: (request) => void sent.push(request) };
  let take: (answer: unknown) => void = () => undefined;
  let becomeReady: () => void = () => undefined;
  let id = 0;
  const channel = createChannel({
    whenReady: (give) => {
      becomeReady = () => give(port);
      if (ready) becomeReady();
    },
    onAnswer: (next) => (take = next),
    newId: () => `r${(id += 1)}`,
  });
  const bridge = createAppBridge({
    channel,
    isInApp: () => inApp,
    appVersion: () => version,
    scheme: 'yimiao',
  });
  const answer = (result: unknown, index = sent.length - 1) =>
    take({ id: sent[index]?.id, result });
  return {
    bridge,
    sent,
    answer,
    take: (value: unknown) => take(value),
    becomeReady: () => becomeReady(),
  };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const everything: readonly [string, (bridge: AppBridge) => Promise<unknown>][] = [
  ['user info', (bridge) => bridge.userInfo()],
  ['login', (bridge) => bridge.login()],
  ['location', (bridge) => bridge.location()],
  ['setting the location', (bridge) => bridge.setLocation({ latitude: 1, longitude: 2 })],
  ['a permission', (bridge) => bridge.permission('location')],
  ['closing', (bridge) => bridge.close()],
  ['reporting the login', (bridge) => bridge.reportLogin(true)],
  ['a launch link', (bridge) => bridge.launchLink('u1')],
];

describe.each(everything)('outside the app, %s', (_name, call) => {
  test('is refused with the one message, and nothing is sent', async () => {
    const { bridge, sent } = setUp({ inApp: false, version: '' });
    await expect(call(bridge)).rejects.toThrow(/^You are not using in the app environment$/);
    await expect(call(refusingBridge)).rejects.toThrow(OUTSIDE_APP);
    expect(sent).toEqual([]);
  });
});

describe('requests', () => {
  test('wait until the bridge is ready, then run once each and in order', async () => {
    const { bridge, sent, answer, becomeReady } = setUp({ ready: false });
    const info = bridge.userInfo();
    void bridge.permission('location').catch(() => undefined);
    expect(sent).toEqual([]);
    becomeReady();
    becomeReady();
    expect(sent.map(({ method }) => method)).toEqual(['getUserInfo', 'getPermission']);
    answer({ token: 't' }, 0);
    await expect(info).resolves.toEqual({ token: 't' });
    void bridge.close().catch(() => undefined);
    expect(sent).toHaveLength(3);
  });

  test('are given up after 3000 ms, and not sent when they waited in vain', async () => {
    const { bridge, sent, becomeReady } = setUp({ ready: false });
    const gone = expect(bridge.userInfo()).rejects.toThrow('getUserInfo within 3000 ms');
    await jest.advanceTimersByTimeAsync(3000);
    await gone;
    becomeReady();
    expect(sent).toEqual([]);
  });

  test('are matched to their answers by id, text or object, and each answer counts once', async () => {
    const { bridge, sent, take } = setUp();
    const [first, second] = [bridge.permission('location'), bridge.permission('notification')];
    take(JSON.stringify({ id: sent[1]?.id, result: 2 }));
    take({ id: sent[1]?.id, result: 1 });
    take({ id: sent[0]?.id, result: 1 });
    await expect(Promise.all([first, second])).resolves.toEqual([1, 2]);
  });

  test('survive answers that make no sense', async () => {
    const { bridge, answer, take } = setUp();
    const info = bridge.userInfo();
    ['{', null, 7, {}, { id: 'nobody' }].forEach(take);
    answer('not json');
    await expect(info).resolves.toEqual({ token: '' });
  });

  test('reject with the app’s own error', async () => {
    const { bridge, sent, take } = setUp();
    const closed = expect(bridge.close()).rejects.toThrow('no window');
    take({ id: sent[0]?.id, error: 'no window' });
    await closed;
  });
});

test('login waits 200 ms before it asks who is signed in', async () => {
  const { bridge, sent, answer } = setUp();
  const login = bridge.login();
  answer(null);
  await jest.advanceTimersByTimeAsync(199);
  expect(sent.map(({ method }) => method)).toEqual(['login']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent.map(({ method }) => method)).toEqual(['login', 'getUserInfo']);
  answer({ token: 'abc' });
  await expect(login).resolves.toEqual({ token: 'abc' });
});

test.each([
  ['4.7.9', 'getLocationInfo'],
  ['4.8.0', 'getLocation'],
  ['5.4.0', 'getLocation'],
])('version %s reads the location by %s', async (version, method) => {
  const { bridge, sent, answer } = setUp({ version });
  const location = bridge.location();
  expect(sent[0]?.method).toBe(method);
  answer({ latitude: '31.2', longitude: 121.5, cityCode: 310100, other: 1 });
  await expect(location).resolves.toEqual({ latitude: 31.2, longitude: 121.5, cityCode: '310100' });
});

test.each([
  [{ cityCode: '310100' }, { cityCode: '310100' }],
  [
    { cityCode: 310100, cityName: '上海市', latitude: 91, longitude: 0 },
    { cityCode: '310100', cityName: '上海市' },
  ],
  [
    { latitude: 31.2, longitude: 121.5, cityCode: 'sh' },
    { latitude: 31.2, longitude: 121.5 },
  ],
])('a place needs a latitude or a city code: %j', async (given, expected) => {
  const { bridge, answer } = setUp();
  const location = bridge.location();
  answer(given);
  await expect(location).resolves.toEqual(expected);
});

test.each([
  {},
  null,
  { latitude: '', longitude: '' },
  { latitude: 91, longitude: 0 },
  { latitude: 1 },
  { cityName: '上海市' },
])('a place such as %j is none', async (location) => {
  const { bridge, answer } = setUp();
  const refused = expect(bridge.location()).rejects.toThrow('does not know');
  answer(location);
  await refused;
});

test('setting the location needs version 5.4.0', async () => {
  const old = setUp({ version: '5.3.9' });
  await expect(old.bridge.setLocation({ latitude: 1, longitude: 2 })).rejects.toThrow('5.4.0');
  expect(old.sent).toEqual([]);
  const { bridge, sent, answer } = setUp({ version: '5.4.0' });
  const done = bridge.setLocation({ latitude: 1, longitude: 2 });
  expect(sent[0]).toMatchObject({ method: 'setLocation', params: { latitude: 1, longitude: 2 } });
  answer(null);
  await expect(done).resolves.toBeUndefined();
});

test.each([
  [0, 0],
  [1, 1],
  ['2', 2],
  [{ state: 1 }, 1],
  ['{"state":2}', 2],
  ['{"state":"1"}', 1],
  ['{"state":3}', 0],
  ['{"state"', 0],
  [3, 0],
  ['granted', 0],
  [null, 0],
])('the app’s permission %j is state %d', async (given, expected) => {
  const { bridge, answer } = setUp();
  const state = bridge.permission('notification');
  answer(given);
  await expect(state).resolves.toBe(expected);
});

test('a launch link carries type code 10000 and the outside user’s code', async () => {
  const { bridge } = setUp();
  await expect(bridge.launchLink('a&b=1')).resolves.toBe(
    'yimiao://launch?type=10000&outUserCode=a%26b%3D1',
  );
});
