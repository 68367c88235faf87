import { isOnline } from '@/platform/network';
import { send } from '@/platform/transport';
import type { WireAnswer } from '@/platform/transport/types';
import { exchange } from './exchange';

jest.mock('@/platform/transport', () => ({ send: jest.fn() }));
jest.mock('@/platform/network', () => ({ isOnline: jest.fn(async () => true) }));

const abort = jest.fn();
const answerWith = (answer: Promise<WireAnswer>) =>
  jest.mocked(send).mockReturnValue({ answer, abort });
const silence = new Promise<never>(() => undefined);
const call = { method: 'GET', url: '/x', headers: { tk: 'T' }, timeout: 10_000 } as const;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('an answer of any status is handed on, and no timer stays behind', async () => {
  const given = { status: 500, headers: { a: 'b' }, body: '{}' };
  answerWith(Promise.resolve(given));
  await expect(exchange(call).answer).resolves.toEqual(given);
  expect(send).toHaveBeenCalledWith(call);
  expect(jest.getTimerCount()).toBe(0);
});

test('after 10000 ms without answer it is a timeout, and the platform call is aborted', async () => {
  answerWith(silence);
  const { answer } = exchange(call);
  jest.advanceTimersByTime(9_999);
  expect(abort).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
  expect(abort).toHaveBeenCalledTimes(1);
});

test('without a network it is not called slow, although the phone only let it wait', async () => {
  jest.mocked(isOnline).mockResolvedValueOnce(false);
  let fail: (reason: Error) => void = () => undefined;
  answerWith(new Promise<never>((_, reject) => (fail = reject)));
  abort.mockImplementationOnce(() => fail(new Error('request:fail abort')));
  const { answer } = exchange(call);
  jest.advanceTimersByTime(10_000);
  await expect(answer).rejects.toMatchObject({
    kind: 'network',
    msg: '网络连接失败，请检查网络后重试',
  });
});

test('a slow call that the platform calls failed once it is aborted stays a timeout', async () => {
  let fail: (reason: Error) => void = () => undefined;
  answerWith(new Promise<never>((_, reject) => (fail = reject)));
  abort.mockImplementationOnce(() => fail(new Error('request:fail abort')));
  const { answer } = exchange(call);
  jest.advanceTimersByTime(10_000);
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
});

test('a platform failure is a network error with a message for people', async () => {
  answerWith(Promise.reject(new Error('request:fail')));
  await expect(exchange(call).answer).rejects.toMatchObject({
    kind: 'network',
    msg: '网络连接失败，请检查网络后重试',
  });
});

test('aborting rejects as cancelled', async () => {
  answerWith(silence);
  const running = exchange(call);
  running.abort();
  await expect(running.answer).rejects.toMatchObject({ kind: 'cancelled' });
  expect(abort).toHaveBeenCalledTimes(1);
});
