import { isOnline } from '@/platform/network';
import { cacheRecords } from '@/storage/storage';
import { ApiError } from './api-error';
import { cachedRequest } from './cached-request';
import { exchange } from './exchange';

jest.mock('./exchange', () => ({ exchange: jest.fn() }));
jest.mock('@/platform/network', () => ({ isOnline: jest.fn() }));
jest.mock('@/platform/secure-random', () => ({ randomBytes: jest.fn() }));

const NOW = 'GET /base/time/now.do';
const network = new ApiError({ kind: 'network', msg: 'no net' });
let answers: (object | ApiError)[] = [];

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
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
  cacheRecords.remove('api-cache:/base/time/now.do');
  jest.useRealTimers();
});

const success = (now: number) => ({ code: '0000', msg: '', data: { now } });
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
  await jest.advanceTimersByTimeAsync(2999);
  expect(calls()).toHaveLength(3);
  await jest.advanceTimersByTimeAsync(1);
  expect(calls()).toHaveLength(4);
  await outcome;
});

test('a retry that succeeds is the answer', async () => {
  answers = [network, network, success(3)];
  const result = cachedRequest(NOW, {});
  await jest.advanceTimersByTimeAsync(2000);
  await expect(result).resolves.toEqual({ now: 3 });
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
});

test('any other code rejects at once and is not kept', async () => {
  answers = [{ code: '5000', msg: 'broken', data: null }, success(4)];
  await expect(cachedRequest(NOW, {})).rejects.toMatchObject({
    kind: 'server',
    code: '5000',
    msg: 'broken',
  });
  await expect(cachedRequest(NOW, {})).resolves.toEqual({ now: 4 });
});

test('the progress bar shows while it runs and goes even on failure', async () => {
  answers = [{ code: '5000', msg: '', data: null }];
  const progress = jest.fn();
  await cachedRequest(NOW, {}, { progress }).catch(() => undefined);
  expect(progress.mock.calls).toEqual([[true], [false]]);
});
