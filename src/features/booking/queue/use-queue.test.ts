import { act, renderHook } from '@testing-library/react';
import { readQueue } from './api';
import { useQueue } from './use-queue';

jest.mock('./api', () => ({ readQueue: jest.fn() }));
jest.mock('@tarojs/taro', () => ({ useDidShow: jest.fn(), useDidHide: jest.fn() }));

const queue = { ticket: null, state: 'announced', nextMs: 60_000 };
const RETRY = 5_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a question without an answer is said, asked again by itself, and forgotten once answered', async () => {
  jest
    .mocked(readQueue)
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(queue as never);
  const { result } = renderHook(() => useQueue('R1'));
  await act(async () => undefined);
  expect(result.current).toMatchObject({ queue: null, failed: true });
  await act(async () => void jest.advanceTimersByTime(RETRY));
  expect(result.current).toMatchObject({ queue, failed: false });
});

test('what was known stays in view while nothing can be asked', async () => {
  jest
    .mocked(readQueue)
    .mockResolvedValueOnce({ ...queue, nextMs: 1000 } as never)
    .mockRejectedValue(new Error('offline'));
  const { result } = renderHook(() => useQueue('R1'));
  await act(async () => undefined);
  await act(async () => void jest.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ queue: { state: 'announced' }, failed: true });
});

test('an answer from before the entry does not take the ticket away again', async () => {
  let answerLate: (value: never) => void = () => undefined;
  jest.mocked(readQueue).mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve;
    }),
  );
  const { result } = renderHook(() => useQueue('R1'));
  const entered = { ...queue, ticket: { state: 'present' } } as never;
  act(() => result.current.take(entered));
  await act(async () => answerLate(queue as never));
  expect(result.current.queue).toBe(entered);
});

test('nothing is asked any more by a page that was left while an answer was under way', async () => {
  let answerLate: (value: never) => void = () => undefined;
  jest.mocked(readQueue).mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve;
    }),
  );
  const { unmount } = renderHook(() => useQueue('R1'));
  unmount();
  await act(async () => answerLate(queue as never));
  expect(jest.getTimerCount()).toBe(0);
});
