import { act, renderHook } from '@testing-library/react';
import { readQueue } from './api';
import { useQueue } from './use-queue';

jest.mock('./api', () => ({ readQueue: jest.fn() }));
jest.mock('@tarojs/taro', () => ({ useDidShow: jest.fn(), useDidHide: jest.fn() }));

const line = { ticket: null, state: 'announced', nextMs: 60_000 };
const RETRY = 5_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a question without an answer is said, asked again by itself, and forgotten once answered', async () => {
  jest
    .mocked(readQueue)
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(line as never);
  const { result } = renderHook(() => useQueue('R1'));
  await act(async () => undefined);
  expect(result.current).toMatchObject({ line: null, failed: true });
  await act(async () => void jest.advanceTimersByTime(RETRY));
  expect(result.current).toMatchObject({ line, failed: false });
});

test('what was known stays in view while nothing can be asked', async () => {
  jest
    .mocked(readQueue)
    .mockResolvedValueOnce({ ...line, nextMs: 1000 } as never)
    .mockRejectedValue(new Error('offline'));
  const { result } = renderHook(() => useQueue('R1'));
  await act(async () => undefined);
  await act(async () => void jest.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ line: { state: 'announced' }, failed: true });
});
