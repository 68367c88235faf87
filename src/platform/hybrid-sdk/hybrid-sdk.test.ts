import { request } from '@/http/request';
import { cacheRecords } from '@/storage/storage';
import { BRIDGE_WAIT, createHybridSdk, HOST_ANSWER } from './create-hybrid-sdk';
import type { HybridParts } from './create-hybrid-sdk';
import { hostOf, isBridgeThere } from './hosts';
import { CONFIG_HOURS, jsSdkConfigOf } from './js-sdk-config';
import { loadOwnScript } from './load-script';
import { hybridSdk as inMini } from './mini';
import { createReadyQueue } from './ready-queue';

jest.mock('@/http/request', () => ({ request: jest.fn() }));

const signed = { appId: 'wx0', timestamp: 1000, nonceStr: 'n', signature: 's' };
/** A configuration whose ticket is valid for two hours. */
const config = { ...signed, expiresIn: 7200 };
const shared = { title: '流感疫苗', desc: '预约', link: 'https://m.example.com/#/home' };

function openQueue() {
  const queue = createReadyQueue(() => undefined);
  queue.open();
  return queue;
}

function setUp(root: object, host: ReturnType<typeof hostOf>, more: Partial<HybridParts> = {}) {
  const parts: HybridParts = {
    host: () => host,
    root,
    readyQueue: openQueue(),
    address: () => 'https://m.example.com/index.html',
    configOf: jest.fn(() => Promise.resolve(config)),
    abilities: ['updateTimelineShareData'],
    loadScript: jest.fn(() => Promise.resolve()),
    notifyReady: jest.fn(),
    log: jest.fn(),
    ...more,
  };
  return { parts, sdk: createHybridSdk(parts) };
}

function weChatObject(violation?: string) {
  let whenReady = () => undefined as void;
  let whenWrong: (reason: unknown) => void = () => undefined;
  return {
    ready: (callback: () => void) => (whenReady = callback),
    error: (callback: (reason: unknown) => void) => (whenWrong = callback),
    config: jest.fn(() => (violation ? whenWrong({ errMsg: violation }) : whenReady())),
    refuse: () => whenWrong({ errMsg: violation }),
    accept: () => whenReady(),
    updateAppMessageShareData: jest.fn(),
    updateTimelineShareData: jest.fn(),
  };
}

test.each([
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0', 'weChat'],
  ['Mozilla/5.0 (iPhone) AlipayClient/10.5', 'alipay'],
  ['Mozilla/5.0 (Linux; Android) QQ/8.9 miniProgram', 'qq'],
  ['Mozilla/5.0 (Linux; Android) ToutiaoMicroApp/1.2', 'toutiao'],
  ['Mozilla/5.0 (Linux; Android) swan/2.3 swan-baiduboxapp', 'swan'],
  ['Mozilla/5.0 (Linux; Android) uni-app Html5Plus/1.0', 'uniapp'],
  ['Mozilla/5.0 (iPhone) Safari/604.1', null],
])('%s is %s', (agent, host) => expect(hostOf(agent)).toBe(host));

test.each([
  ['uniapp', { uni: {} }, false],
  ['toutiao', { tt: {} }, true],
  ['toutiao', {}, false],
  ['weChat', { wx: {} }, false],
  ['weChat', { WeixinJSBridge: {} }, true],
] as const)('the bridge of %s is there with %j: %s', (host, root, isThere) => {
  expect(isBridgeThere(root, host)).toBe(isThere);
});

describe('the messaging app', () => {
  test('is set up once an address with the signed configuration', async () => {
    const wx = weChatObject();
    const { parts, sdk } = setUp({ wx }, 'weChat');
    await expect(Promise.all([sdk.configureSdk(), sdk.configureSdk()])).resolves.toEqual([
      true,
      true,
    ]);
    expect(parts.configOf).toHaveBeenCalledTimes(1);
    expect(parts.configOf).toHaveBeenCalledWith('https://m.example.com/index.html');
    expect(wx.config).toHaveBeenCalledWith({
      ...signed,
      debug: false,
      jsApiList: ['updateTimelineShareData'],
    });
    expect(parts.notifyReady).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['its refusal', { wx: weChatObject('invalid signature') }, {}],
    [
      'a failed call',
      { wx: weChatObject() },
      { configOf: () => Promise.reject(new Error('no account')) },
    ],
    [
      'a script that does not load',
      {},
      { loadScript: () => Promise.reject(new Error('not loaded')) },
    ],
  ])('%s is only logged', async (_name, root, more) => {
    const { parts, sdk } = setUp(root, 'weChat', more);
    await expect(sdk.configureSdk()).resolves.toBe(false);
    expect(parts.log).toHaveBeenCalledTimes(1);
    expect(parts.notifyReady).not.toHaveBeenCalled();
  });

  test('a configuration that it refuses is asked for once more', async () => {
    const wx = weChatObject('invalid signature');
    const config = jest.fn(() => {
      if (config.mock.calls.length === 1) wx.refuse();
      else wx.accept();
    });
    const { parts, sdk } = setUp({ wx: { ...wx, config } }, 'weChat');
    await expect(sdk.configureSdk()).resolves.toBe(true);
    const address = parts.address();
    expect(jest.mocked(parts.configOf).mock.calls).toEqual([[address], [address, true]]);
    expect(parts.log).not.toHaveBeenCalled();
  });

  test('without its object nothing is asked for', async () => {
    const { parts, sdk } = setUp({}, 'weChat');
    await expect(sdk.configureSdk()).resolves.toBe(false);
    expect(parts.configOf).not.toHaveBeenCalled();
    expect(parts.log).not.toHaveBeenCalled();
  });

  test('shares to friends with and to moments without the description', async () => {
    const wx = weChatObject();
    const { sdk } = setUp({ wx }, 'weChat');
    await expect(sdk.share(shared)).resolves.toBe(true);
    expect(wx.updateAppMessageShareData).toHaveBeenCalledWith(shared);
    expect(wx.updateTimelineShareData).toHaveBeenCalledWith({
      title: shared.title,
      link: shared.link,
    });
  });
});

describe.each([
  ['weChat', (mini: object) => ({ wx: { miniProgram: mini } })],
  ['qq', (mini: object) => ({ qq: { miniProgram: mini } })],
  ['toutiao', (mini: object) => ({ tt: { miniProgram: mini } })],
  ['swan', (mini: object) => ({ swan: { webView: mini } })],
  ['uniapp', (mini: object) => ({ uni: mini })],
  ['alipay', (mini: object) => ({ my: mini })],
] as const)('a mini-program of %s', (host, around) => {
  test('opens pages, takes values and shares, and goes back', async () => {
    const mini = {
      navigateTo: jest.fn(({ success }: { success: () => void }) => success()),
      postMessage: jest.fn(),
    };
    const { sdk } = setUp(around(mini), host);
    await expect(sdk.navigateToMini('/pages/index')).resolves.toBe(true);
    expect(mini.navigateTo).toHaveBeenCalledWith(expect.objectContaining({ url: '/pages/index' }));
    await expect(sdk.postToMini({ isLogin: true })).resolves.toBe(true);
    expect(mini.postMessage).toHaveBeenCalledWith({ data: { isLogin: true } });
    await expect(sdk.share(shared)).resolves.toBe(true);
    expect(mini.postMessage).toHaveBeenCalledWith({ data: { type: 'share', ...shared } });
  });

  test('tells when it refuses a page', async () => {
    const switchTab = ({ fail }: { fail: (reason: object) => void }) =>
      fail({ errMsg: 'switchTab:fail' });
    const { sdk } = setUp(around({ switchTab }), host);
    await expect(sdk.navigateToMini('/x', 'switchTab')).rejects.toThrow('switchTab:fail');
  });
});

describe('what is meant for the mini-program', () => {
  const agreed = ({ success }: { success: () => void }) => success();
  const around = () => ({ postMessage: jest.fn(), redirectTo: jest.fn(agreed) });
  const soon = () => jest.advanceTimersByTimeAsync(0);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('waits until the bridge is ready, and goes once', async () => {
    const mini = around();
    const readyQueue = createReadyQueue(() => undefined);
    const { sdk } = setUp({ wx: { miniProgram: mini } }, 'weChat', { readyQueue });
    const all = Promise.all([sdk.postToMini(1), sdk.navigateToMini('/login', 'redirectTo')]);
    await soon();
    expect(mini.postMessage).not.toHaveBeenCalled();
    readyQueue.open();
    await expect(all).resolves.toEqual([true, true]);
    await jest.advanceTimersByTimeAsync(BRIDGE_WAIT);
    expect(mini.postMessage).toHaveBeenCalledTimes(1);
    expect(mini.redirectTo).toHaveBeenCalledTimes(1);
  });

  test('goes after 1 s to a host that does not tell', async () => {
    const mini = around();
    const readyQueue = createReadyQueue(() => undefined);
    const { sdk } = setUp({ wx: { miniProgram: mini } }, 'weChat', { readyQueue });
    const sent = sdk.postToMini(1);
    await jest.advanceTimersByTimeAsync(1000);
    await expect(sent).resolves.toBe(true);
    expect(mini.postMessage).toHaveBeenCalledTimes(1);
  });

  test('brings in the operator’s script first', async () => {
    const root: { wx?: object } = {};
    const loadScript = async () => void (root.wx = { miniProgram: around() });
    const { sdk } = setUp(root, 'weChat', { loadScript });
    await expect(sdk.navigateToMini('/login', 'redirectTo')).resolves.toBe(true);
  });

  test('is not done where the script does not load, which is only logged', async () => {
    const loadScript = () => Promise.reject(new Error('not loaded'));
    const { sdk, parts } = setUp({}, 'weChat', { loadScript });
    await expect(sdk.postToMini(1)).resolves.toBe(false);
    expect(parts.log).toHaveBeenCalledTimes(1);
  });

  test('counts as not done where the host does not open the page', async () => {
    const { sdk } = setUp({ wx: { miniProgram: { redirectTo: jest.fn() } } }, 'weChat');
    const opened = sdk.navigateToMini('/login', 'redirectTo');
    await jest.advanceTimersByTimeAsync(HOST_ANSWER);
    await expect(opened).resolves.toBe(false);
  });
});

test('in a plain browser, and in our own mini-program, there is nothing to do it', async () => {
  for (const sdk of [setUp({}, null).sdk, inMini]) {
    expect(sdk.host()).toBeNull();
    await expect(
      Promise.all([
        sdk.configureSdk(),
        sdk.share(shared),
        sdk.navigateToMini('/x'),
        sdk.postToMini(1),
      ]),
    ).resolves.toEqual([false, false, false, false]);
  }
});

test('callbacks wait until the bridge is ready, and run once each', () => {
  const report = jest.fn();
  const queue = createReadyQueue(report);
  const ran: string[] = [];
  queue.add(() => ran.push('a'));
  queue.add(() => {
    throw new Error('b');
  });
  queue.add(() => ran.push('c'));
  expect(ran).toEqual([]);
  queue.open();
  queue.open();
  expect(ran).toEqual(['a', 'c']);
  expect(report).toHaveBeenCalledTimes(1);
  queue.add(() => ran.push('d'));
  expect(ran).toEqual(['a', 'c', 'd']);
});

describe('the signed configuration', () => {
  const url = 'https://m.example.com/index.html';
  const answer = (expiresIn = 7200) =>
    jest.mocked(request).mockResolvedValueOnce({ ...config, expiresIn } as never);

  test.each([
    ['half a day, where the ticket lasts longer', 100_000, CONFIG_HOURS * 3_600_000],
    ['as long as the ticket, but for a minute', 7200, 7_140_000],
  ])('is kept for %s', async (_name, expiresIn, retained) => {
    const start = 1_800_000_000_000;
    const now = jest.spyOn(Date, 'now').mockReturnValue(start);
    answer(expiresIn);
    await jsSdkConfigOf(url);
    expect(CONFIG_HOURS).toBe(12);
    now.mockReturnValue(start + retained);
    await expect(jsSdkConfigOf(url)).resolves.toMatchObject(signed);
    expect(request).toHaveBeenCalledTimes(1);
    now.mockReturnValue(start + retained + 1);
    answer(expiresIn);
    await jsSdkConfigOf(url);
    expect(request).toHaveBeenCalledTimes(2);
    now.mockRestore();
  });

  test('is asked for again where it was refused', async () => {
    answer();
    await jsSdkConfigOf(url);
    answer();
    await jsSdkConfigOf(url, true);
    expect(request).toHaveBeenCalledTimes(2);
  });

  test('serves although the store is full', async () => {
    const put = jest.spyOn(cacheRecords, 'put').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const print = jest.spyOn(console, 'error').mockReturnValue();
    answer();
    await expect(jsSdkConfigOf(url)).resolves.toEqual(config);
    put.mockRestore();
    print.mockRestore();
  });

  afterEach(() => {
    cacheRecords.remove(`js-sdk-config:${url}`);
    jest.mocked(request).mockReset();
  });
});

test.each(['https://cdn.example.com/a.js', '//cdn.example.com/a.js', '/\\cdn.example.com/a.js'])(
  'a script from %s is never loaded',
  async (path) => {
    await expect(loadOwnScript(path)).rejects.toThrow('not a script of this site');
    expect(document.querySelector('script')).toBeNull();
  },
);

test('a script of this site that fails, or takes 120 s, rejects', async () => {
  jest.useFakeTimers();
  const failed = expect(loadOwnScript('/vendor/a.js')).rejects.toThrow('could not be loaded');
  document.querySelector('script')?.dispatchEvent(new Event('error'));
  await failed;
  const ended = jest.fn();
  const slow = loadOwnScript('/vendor/b.js').catch(ended);
  await jest.advanceTimersByTimeAsync(119_999);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await slow;
  expect(String(ended.mock.calls[0][0])).toContain('took too long');
  jest.useRealTimers();
});
