import Taro from '@tarojs/taro';
import { exchange } from './exchange';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { request: jest.fn() } }));

const abort = jest.fn();
function answerWith(promise: Promise<unknown>) {
  jest.mocked(Taro.request).mockReturnValue(Object.assign(promise, { abort }) as never);
}
const call = { method: 'GET', url: '/x', headers: { tk: 'T' }, timeout: 10_000 } as const;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

test('asks for text with a platform timer later than our own', async () => {
  answerWith(Promise.resolve({ statusCode: 200, header: { a: 'b' }, data: '{}' }));
  await expect(exchange(call).answer).resolves.toEqual({
    status: 200,
    headers: { a: 'b' },
    body: '{}',
  });
  expect(Taro.request).toHaveBeenCalledWith(
    expect.objectContaining({ dataType: 'text', timeout: 12_000, header: { tk: 'T' } }),
  );
  expect(jest.getTimerCount()).toBe(0);
});

test('after 10000 ms without answer it is a timeout, and the platform call is aborted', async () => {
  answerWith(new Promise(() => undefined));
  const { answer } = exchange(call);
  jest.advanceTimersByTime(9_999);
  expect(abort).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  await expect(answer).rejects.toMatchObject({ kind: 'timeout' });
  expect(abort).toHaveBeenCalledTimes(1);
});

test('a platform failure is a network error with a message for people', async () => {
  answerWith(Promise.reject({ errMsg: 'request:fail' }));
  await expect(exchange(call).answer).rejects.toMatchObject({
    kind: 'network',
    msg: '网络连接失败，请检查网络后重试',
  });
});

test('the answer that Alipay hands over as a failure is an answer', async () => {
  answerWith(Promise.reject({ error: 19, status: 500, data: '{"code":"5000"}' }));
  await expect(exchange(call).answer).resolves.toEqual({
    status: 500,
    headers: {},
    body: '{"code":"5000"}',
  });
});

test('aborting rejects as cancelled', async () => {
  answerWith(new Promise(() => undefined));
  const running = exchange(call);
  running.abort();
  await expect(running.answer).rejects.toMatchObject({ kind: 'cancelled' });
  expect(abort).toHaveBeenCalledTimes(1);
});
