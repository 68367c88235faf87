import { CODE, COMMUNITY_CODE } from '@contract/errors';
import { decryptRequest, encryptResponse } from '../../server/http/crypto';
import { reportHttpError } from '@/telemetry/errors';
import { ApiError } from './failure/api-error';
import { configureClient } from './client-parts';
import { exchange } from './wire/exchange';
import type { WireAnswer, WireRequest } from './wire/exchange';
import { request, requestBody } from './request';
import { loadCrypto } from './wire/load-crypto';

jest.mock('./wire/exchange', () => ({ exchange: jest.fn() }));
jest.mock('@/telemetry/errors', () => ({ reportHttpError: jest.fn() }));
jest.mock('@/platform/secure-random', () => ({
  randomBytes: (length: number) => Promise.resolve(Array.from({ length }, (_, i) => i)),
}));

const sent: WireRequest[] = [];
let answers: (Partial<WireAnswer> | Error | 'never')[] = [];
const toast = jest.fn();
const loading = jest.fn();
const onLoginInvalid = jest.fn();
const onMobileInvalid = jest.fn();
const onOutOfDate = jest.fn();
const onSerialUser = jest.fn();
/** A community action; its endpoint is not in the contract yet. */
const FOLLOW = 'POST /ugc-api/follow.do' as 'POST /passport/user/updateNickName.do';
const FEED = 'GET /ugc-api/feed.do' as 'GET /base/time/now.do';

const body = (code: string, data: unknown = null, msg = '') => ({
  body: JSON.stringify({ code, msg, data }),
});

// Their arrival waits for a task of its own, which the tests' clock does not start.
beforeAll(loadCrypto);

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  jest.clearAllMocks();
  sent.length = 0;
  answers = [];
  configureClient({
    apiHost: 'https://api.example.com',
    appVersion: '5.4.0',
    platform: 'IOS',
    system: 'iOS 17',
    language: () => 'zh-CN',
    token: () => 'TOKEN',
    nonce: () => 'NONCE',
    lane: () => null,
    traceSource: () => 'h5',
    shortLinkCode: () => 'SL1',
    notify: { toast, loading },
    onLoginInvalid,
    onMobileInvalid,
    onOutOfDate,
    onSerialUser,
  });
  jest.mocked(exchange).mockImplementation((wire) => {
    sent.push(wire);
    const next = answers.shift() ?? body(CODE.SUCCESS);
    let reject: (error: Error) => void = () => undefined;
    const answer = new Promise<WireAnswer>((resolve, fail) => {
      reject = fail;
      if (next instanceof Error) fail(next);
      else if (next !== 'never') resolve({ status: 200, headers: {}, body: '', ...next });
    });
    return { answer, abort: () => reject(new ApiError({ kind: 'cancelled', msg: '' })) };
  });
});
afterEach(() => jest.useRealTimers());

describe('an answer that could not be read', () => {
  const NEWS = 'https://api.example.com/base/time/now.do';
  const caching = () =>
    sent.filter(({ url }) => url === NEWS).map(({ headers }) => headers['cache-control']);

  test('is not taken from the browser’s cache again, which would find it unchanged for ever', async () => {
    answers = [{ body: '{"code":"0000","da' }, body(CODE.SUCCESS, 1), body(CODE.SUCCESS, 2)];
    await expect(request('GET /base/time/now.do')).rejects.toMatchObject({ kind: 'malformed' });
    await request('GET /base/region/childRegions.do', { parentCode: '310000' });
    await request('GET /base/time/now.do');
    await request('GET /base/time/now.do');
    expect(caching()).toEqual([undefined, 'no-cache', undefined]);
    expect(sent[1]?.headers).not.toHaveProperty('cache-control');
  });

  test('stays so until one can be read; no answer at all does not change that', async () => {
    answers = [
      { body: 'no' },
      new ApiError({ kind: 'network', msg: '' }),
      body(CODE.SERVER),
      body(CODE.SUCCESS),
    ];
    for (let call = 0; call < 4; call += 1)
      await request('GET /base/time/now.do').catch(() => undefined);
    expect(caching()).toEqual([undefined, 'no-cache', 'no-cache', undefined]);
  });
});

describe('what goes out', () => {
  test('a GET carries its input as query and the headers of the specification', async () => {
    await request('GET /base/region/childRegions.do', { parentCode: '310000' });
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://api.example.com/base/region/childRegions.do?parentCode=310000',
      timeout: 10_000,
      body: undefined,
      headers: {
        'trace-id': expect.stringMatching(/^[0-9a-f]{32}$/),
        'trace-source': 'h5',
        platform: 'IOS',
        system: 'iOS 17',
        'app-version': '5.4.0',
        'share-source': 'SL1',
        tk: 'TOKEN',
        nonce: 'NONCE',
        'x-language': 'zh-CN',
      },
    });
    expect(sent[0]?.headers).not.toHaveProperty('lane');
  });

  test('a POST is JSON, or form-encoded when the contract says so', async () => {
    await request('POST /passport/user/updateNickName.do', { nickName: '小易' });
    expect(sent[0]?.body).toBe('{"nickName":"小易"}');
    expect(sent[0]?.headers['content-type']).toContain('application/json');
    await request('POST /linkman/linkman/delete.do', { linkmanId: 'L1' }, { isQs: true });
    expect(sent[1]?.body).toBe('linkmanId=L1');
    expect(sent[1]?.headers['content-type']).toContain('x-www-form-urlencoded');
  });

  test('one call can stand for another platform', async () => {
    await request(
      'GET /passport/app/version/latest.do',
      { version: '5.4.0' },
      { platform: 'ANDROID' },
    );
    expect(sent[0]?.headers.platform).toBe('ANDROID');
  });

  test('lane and share source go along where there are any', async () => {
    configureClient({ lane: () => 'lane-7', shortLinkCode: () => null });
    await request('GET /base/time/now.do');
    expect(sent[0]?.headers).toMatchObject({ lane: 'lane-7' });
    expect(sent[0]?.headers).not.toHaveProperty('share-source');
  });

  test('a call may have a time of its own', async () => {
    await request('GET /base/time/now.do', {}, { timeout: 3000 });
    expect(sent[0]?.timeout).toBe(3000);
  });

  test('a visitor sends neither token nor nonce', async () => {
    configureClient({ token: () => null });
    await request('GET /base/time/now.do');
    expect(sent[0]?.headers).not.toHaveProperty('tk');
    expect(sent[0]?.headers).not.toHaveProperty('nonce');
  });
});

describe('encryption', () => {
  const PATH = '/passport/user/updateNickName.do';

  test('an encrypted call asks for the secret first and sends the token that is valid then', async () => {
    let token = 'OLD';
    configureClient({
      token: () => token,
      secret: () => {
        expect(sent).toEqual([]);
        token = 'NEW';
        return Promise.resolve('c2VjcmV0');
      },
    });
    answers = [body(CODE.PARAMETERS)];
    await request('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' }).catch(
      () => undefined,
    );
    expect(sent[0]?.headers).toMatchObject({ tk: 'NEW', nonce: 'NONCE' });
    expect(sent[0]?.headers).not.toHaveProperty('x-encrypted-body');
  });

  test('an encrypted body is JSON {data} with its mark', async () => {
    configureClient({ secret: () => Promise.resolve('c2VjcmV0') });
    await request(`POST ${PATH}`, { nickName: '小易' }, { crypto: 'request' });
    expect(sent[0]?.headers['x-encrypted-body']).toBe('1');
    const { data } = JSON.parse(sent[0]?.body ?? '') as { data: string };
    expect(decryptRequest('c2VjcmV0', 'NONCE', PATH, data)).toBe('{"nickName":"小易"}');
  });

  test('the body is sealed and the marked answer opened', async () => {
    configureClient({ secret: () => Promise.resolve('c2VjcmV0') });
    const data = encryptResponse('c2VjcmV0', 'NONCE', PATH, '{"nickName":"小易"}');
    answers = [{ ...body(CODE.SUCCESS, data), headers: { 'x-encrypted': '1' } }];
    // No call in the contract encrypts both ways, but the client supports it.
    const both = { crypto: 'all' } as unknown as { crypto: 'request' };
    await expect(request(`POST ${PATH}`, { nickName: '小易' }, both)).resolves.toEqual({
      nickName: '小易',
    });
    expect(sent[0]?.body).not.toContain('小易');
  });

  test('an answer that has to be encrypted and is not counts as unreadable', async () => {
    configureClient({ secret: () => Promise.resolve('c2VjcmV0') });
    answers = [body(CODE.SUCCESS, [])];
    await expect(
      request('GET /linkman/linkman/findByUserId.do', {}, { crypto: 'response' }),
    ).rejects.toMatchObject({ kind: 'malformed' });
  });
});

describe('what comes back', () => {
  test('0000 resolves with the data', async () => {
    answers = [body(CODE.SUCCESS, { now: 5 })];
    await expect(request('GET /base/time/now.do')).resolves.toEqual({ now: 5 });
  });

  test('a failure shows the server message and rejects with code and data', async () => {
    answers = [body(CODE.PASSWORD_WRONG, { left: 2 }, '密码不正确')];
    await expect(request('GET /base/time/now.do')).rejects.toMatchObject({
      kind: 'server',
      code: CODE.PASSWORD_WRONG,
      msg: '密码不正确',
      data: { left: 2 },
    });
    expect(toast).toHaveBeenCalledWith('密码不正确');
  });

  test('a failure without message falls back to "request error, retry later"', async () => {
    answers = [body(CODE.SERVER)];
    await expect(request('GET /base/time/now.do')).rejects.toThrow('请求出错，请稍后再试');
    expect(toast).toHaveBeenCalledWith('请求出错，请稍后再试');
  });

  const { SERIAL_NUMBER_USER, NO_TOAST, SLOT_FULL } = CODE;
  test.each([SERIAL_NUMBER_USER, NO_TOAST, '10001', SLOT_FULL])('%s: no toast', async (code) => {
    answers = [body(code, null, 'msg')];
    await expect(request('GET /base/time/now.do')).rejects.toMatchObject({ code });
    expect(toast).not.toHaveBeenCalled();
  });

  test('14601 over age resolves with the body, and the data-only form rejects silently', async () => {
    const code = CODE.OVER_AGE;
    const data = { allowedFrom: '2027-01-01' };
    answers = [body(code, data, '超龄'), body(code, null, '超龄')];
    await expect(requestBody('GET /base/time/now.do')).resolves.toMatchObject({ code, data });
    await expect(request('GET /base/time/now.do')).rejects.toMatchObject({ code });
    expect(toast).not.toHaveBeenCalled();
  });

  test('1001 is handled once within 1000 ms, then again, and says whether the outside login is meant', async () => {
    jest.advanceTimersByTime(10_000);
    answers = Array(3).fill(body(CODE.LOGIN_INVALID));
    const ask = (externalLogin?: boolean) =>
      request('GET /base/time/now.do', {}, { externalLogin }).catch(() => undefined);
    await ask(true);
    jest.advanceTimersByTime(999);
    await ask();
    expect(onLoginInvalid.mock.calls).toEqual([[{ external: true }]]);
    jest.advanceTimersByTime(1);
    await ask();
    expect(onLoginInvalid).toHaveBeenCalledTimes(2);
    expect(toast).not.toHaveBeenCalled();
  });

  test('1002 leads on after an action and a read, wherever it is shown, but not in the background', async () => {
    answers = Array(5).fill(body(CODE.MOBILE_INVALID));
    for (const options of [{}, { failure: 'in-place' }, { failure: 'background' }] as const)
      await request('GET /base/time/now.do', {}, options).catch(() => undefined);
    const rename = 'POST /passport/user/updateNickName.do';
    await request(rename, { nickName: 'x' }, { failure: 'background' }).catch(() => undefined);
    await request(rename, { nickName: 'x' }).catch(() => undefined);
    expect(onMobileInvalid.mock.calls).toEqual([
      [{ asked: true }],
      [{ asked: true }],
      [{ asked: false }],
      [{ asked: false }],
      [{ asked: true }],
    ]);
  });

  const { STATUS_ERROR, ...others } = COMMUNITY_CODE;
  const gone = Object.keys(others).filter((name) => name.endsWith('_NOT_FOUND'));
  test.each([STATUS_ERROR, ...gone.map((name) => COMMUNITY_CODE[name as keyof typeof others])])(
    '%s after an action of the community is said, and what is shown is asked for anew',
    async (code) => {
      answers = [body(code, null, '内容已删除'), body(code, null, '内容已删除')];
      await expect(request(FOLLOW, { nickName: 'x' })).rejects.toMatchObject({ code });
      expect(toast).toHaveBeenCalledWith('内容已删除');
      expect(onOutOfDate).toHaveBeenCalledTimes(1);
      await request(FEED, {}, { failure: 'in-place' }).catch(() => undefined);
      expect(onOutOfDate).toHaveBeenCalledTimes(1);
      expect(onMobileInvalid).not.toHaveBeenCalled();
    },
  );

  test('2931 after an action leads to the verification, without a toast', async () => {
    answers = Array(3).fill(body(CODE.SERIAL_NUMBER_USER));
    await request(FEED).catch(() => undefined);
    expect(onSerialUser).not.toHaveBeenCalled();
    await request('POST /passport/user/updateNickName.do', { nickName: 'x' }).catch(() => 0);
    expect(onSerialUser).toHaveBeenCalledTimes(1);
    await request(FOLLOW, { nickName: 'x' }).catch(() => undefined);
    expect(onSerialUser).toHaveBeenCalledTimes(2);
    expect(toast).not.toHaveBeenCalled();
  });

  test.each([
    ['no JSON', '<html>'],
    ['no envelope', '{"data":1}'],
    ['too long', `{"code":"0000","data":"${'x'.repeat(5_000_000)}"}`],
  ])('an answer with %s is malformed', async (_, text) => {
    answers = [{ status: 502, body: text }];
    await expect(request('GET /base/time/now.do')).rejects.toMatchObject({
      kind: 'malformed',
      code: '502',
    });
  });

  test('a network error shows its message, unless the page shows it', async () => {
    const failure = new ApiError({ kind: 'network', msg: '网络连接失败' });
    answers = [failure, failure];
    await expect(request('GET /base/time/now.do')).rejects.toBe(failure);
    expect(toast).toHaveBeenCalledTimes(1);
    await expect(request('GET /base/time/now.do', {}, { failure: 'in-place' })).rejects.toBe(
      failure,
    );
    expect(toast).toHaveBeenCalledTimes(1);
  });
});

describe('calls to the same URL', () => {
  test('the newer one cancels the older one, which rejects silently', async () => {
    answers = ['never', body(CODE.SUCCESS, { now: 2 })];
    const older = request('GET /base/time/now.do');
    await jest.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(1);
    const newer = request('GET /base/time/now.do');
    await expect(older).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(newer).resolves.toEqual({ now: 2 });
    expect(toast).not.toHaveBeenCalled();
  });

  test('a call that is overtaken before it goes out never goes out', async () => {
    answers = [body(CODE.SUCCESS, { now: 2 })];
    const older = request('GET /base/time/now.do');
    const newer = request('GET /base/time/now.do');
    await expect(older).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(newer).resolves.toEqual({ now: 2 });
    expect(sent).toHaveLength(1);
  });

  test('a form sent again to the same URL cancels the first, whatever it holds', async () => {
    answers = ['never', body(CODE.SUCCESS)];
    const older = request('POST /passport/user/updateNickName.do', { nickName: 'a' });
    await jest.advanceTimersByTimeAsync(0);
    const newer = request('POST /passport/user/updateNickName.do', { nickName: 'b' });
    await expect(older).rejects.toMatchObject({ kind: 'cancelled' });
    await expect(newer).resolves.toBeNull();
  });

  test('another query, or neverCancel, leaves both alone', async () => {
    await expect(
      Promise.all([
        request('GET /base/region/childRegions.do', { parentCode: '310000' }),
        request('GET /base/region/childRegions.do', { parentCode: '320000' }),
        request('GET /base/time/now.do'),
        request('GET /base/time/now.do', {}, { neverCancel: true }),
      ]),
    ).resolves.toHaveLength(4);
  });
});

test('the loading hint goes after a failure too', async () => {
  answers = [new ApiError({ kind: 'network', msg: '' })];
  await request('GET /base/time/now.do', {}, { isShowLoading: true }).catch(() => undefined);
  expect(loading.mock.calls).toEqual([
    [true, '加载中'],
    [false, ''],
  ]);
});

test('the loading hint appears once for several calls and goes after the last', async () => {
  const show = { isShowLoading: true };
  const one = request('GET /base/time/now.do', {}, { ...show, neverCancel: true });
  const two = request('GET /base/time/now.do', {}, { ...show, neverCancel: true });
  await Promise.all([one, two]);
  expect(loading.mock.calls).toEqual([
    [true, '加载中'],
    [false, ''],
  ]);
});

test('a failed call is logged with code, path without query and message', async () => {
  answers = [body(CODE.SERVER, null, 'unavailable')];
  await request('GET /base/region/childRegions.do', { parentCode: '110000' }).catch(() => 0);
  expect(jest.mocked(reportHttpError).mock.calls).toEqual([
    [{ code: CODE.SERVER, source: '/base/region/childRegions.do', message: 'unavailable' }],
  ]);
});
