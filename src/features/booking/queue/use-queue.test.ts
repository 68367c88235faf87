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

test('an answer from before the entry does not take the ticket away again', async () => {
  let answerLate: (value: never) => void = () => undefined;
  jest.mocked(readQueue).mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve;
    }),
  );
  const { result } = renderHook(() => useQueue('R1'));
  const entered = { ...line, ticket: { state: 'present' } } as never;
  act(() => result.current.take(entered));
  await act(async () => answerLate(line as never));
  expect(result.current.line).toBe(entered);
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
  await act(async () => answerLate(line as never));
  expect(jest.getTimerCount()).toBe(0);
});
