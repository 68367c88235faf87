import { CODE } from '@contract/errors';
import { isOnline } from '@/platform/network';
import { cacheRecords } from '@/storage/storage';
import { ApiError } from './failure/api-error';
import { cachedRequest } from './cached-request';
import { configureClient } from './client-parts';
import { exchange } from './wire/exchange';

jest.mock('./wire/exchange', () => ({ exchange: jest.fn() }));
jest.mock('@/platform/network', () => ({ isOnline: jest.fn() }));
jest.mock('@/platform/secure-random', () => ({ randomBytes: jest.fn() }));

const NOW = 'GET /base/time/now.do';
const network = new ApiError({ kind: 'network', msg: 'no net' });
const timeout = new ApiError({ kind: 'timeout', msg: 'slow net' });
let answers: (object | ApiError)[] = [];
let language = 'zh-CN';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  language = 'zh-CN';
  configureClient({ language: () => language });
  jest.mocked(isOnline).mockResolvedValue(true);
  jest
    .mocked(exchange)
    .mockReset()
    .mockImplementation(() => {
      const next = answers.shift() ?? network;
      const answer =
        next instanceof ApiError
          ? Promise.reject(next)
          : Promise.resolve({ status: 200, headers: {}, body: next });
      return { answer, abort: () => undefined };
    });
  answers = [];
});
afterEach(() => {
  for (const each of ['zh-CN', 'en']) cacheRecords.remove(`api-cache:${each} /base/time/now.do`);
  jest.useRealTimers();
});

const success = (now: number) => ({ code: CODE.SUCCESS, msg: '', data: { now } });
const calls = () => jest.mocked(exchange).mock.calls;

test('a success is kept for 60000 ms and asked for again afterwards', async () => {
  answers = [success(1), success(2)];
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 1 });
  expect(calls()[0]?.[0]).toMatchObject({ timeout: 5000, withCredentials: true });
  jest.advanceTimersByTime(60_000);
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 1 });
  expect(calls()).toHaveLength(1);
  jest.advanceTimersByTime(1);
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 2 });
});

test('a network error is retried 3 times 1000 ms apart, then it is an API Error', async () => {
  const result = cachedRequest(NOW, {});
  const outcome = expect(result).rejects.toMatchObject({ kind: 'network', msg: 'API Error' });
  await jest.advanceTimersByTimeAsync(999);
  expect(calls()).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls()).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(1999);
  expect(calls()).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls()).toHaveLength(4);
  await outcome;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(calls()).toHaveLength(4);
});

test('a service that stays busy says so itself, where no older answer helps out', async () => {
  const busy = { code: CODE.BUSY, msg: 'the service is busy', data: null };
  answers = [busy, busy, busy, busy];
  const result = cachedRequest(NOW, {});
  const outcome = expect(result).rejects.toMatchObject({
    kind: 'server',
    code: CODE.BUSY,
    msg: 'the service is busy',
  });
  await jest.advanceTimersByTimeAsync(3000);
  await outcome;
});

test('a busy service is asked again like a network that fails, and an older answer helps out', async () => {
  const busy = { code: CODE.BUSY, msg: 'busy', data: null };
  answers = [busy, success(1)];
  const result = cachedRequest(NOW, {});
  await jest.advanceTimersByTimeAsync(1000);
  await expect(result).resolves.toEqual({ now: 1 });
  jest.advanceTimersByTime(60_001);
  answers = [busy, busy, busy, busy];
  const late = cachedRequest(NOW, {});
  await jest.advanceTimersByTimeAsync(3000);
  await expect(late).resolves.toEqual({ now: 1 });
});

test('a retry that succeeds is the answer', async () => {
  answers = [network, network, success(3)];
  const result = cachedRequest(NOW, {});
  await jest.advanceTimersByTimeAsync(2000);
  await expect(result).resolves.toEqual({ now: 3 });
});

test.each([
  ['no answer in time', timeout, { kind: 'timeout', msg: 'API Error' }],
  [
    'a refusal',
    { code: CODE.SERVER, msg: 'broken', data: null },
    { kind: 'server', msg: 'broken' },
  ],
  ['an answer that cannot be read', ['<html>'], { kind: 'malformed' }],
])('%s is not retried', async (_, answer, outcome) => {
  answers = [answer, success(1)];
  await expect(cachedRequest(NOW, {})).rejects.toMatchObject(outcome);
  expect(calls()).toHaveLength(1);
});

test('offline, or when the network fails, an older answer helps out', async () => {
  answers = [success(1)];
  await cachedRequest(NOW, {});
  jest.advanceTimersByTime(60_001);
  jest.mocked(isOnline).mockResolvedValueOnce(false);
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 1 });
  expect(calls()).toHaveLength(1);
  const late = cachedRequest(NOW, {});
  await jest.advanceTimersByTimeAsync(3000);
  await expect(late).resolves.toEqual({ now: 1 });
  answers = [timeout];
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 1 });
});

test('offline without a kept answer it says so at once, and is not retried', async () => {
  jest.mocked(isOnline).mockResolvedValueOnce(false);
  await expect(cachedRequest(NOW, {})).rejects.toBe(network);
  expect(calls()).toHaveLength(1);
});

test('any other code is not kept', async () => {
  answers = [{ code: CODE.OVER_AGE, msg: 'over age', data: null }, success(4)];
  await expect(cachedRequest(NOW, {})).rejects.toMatchObject({
    code: CODE.OVER_AGE,
    msg: 'over age',
  });
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 4 });
});

test('each language has its answer', async () => {
  answers = [success(1), success(2)];
  await cachedRequest(NOW, {});
  language = 'en';
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 2 });
});

test('an answer kept by a clock that ran ahead is not taken for new', async () => {
  answers = [success(1), success(2)];
  await cachedRequest(NOW, {});
  jest.setSystemTime(1_000_000 - 3_600_000);
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 2 });
});

test('the progress bar shows while it runs and goes even on failure', async () => {
  answers = [{ code: CODE.SERVER, msg: '', data: null }];
  const progress = jest.fn();
  await cachedRequest(NOW, {}, { progress }).catch(() => undefined);
  expect(progress.mock.calls).toEqual([[true], [false]]);
});
