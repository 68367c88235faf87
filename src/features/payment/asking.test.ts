import type { PaymentStatus } from '@contract/order/payment-endpoints';
import { PAUSES, startAsking } from './asking';

const status = (state: PaymentStatus['state']): PaymentStatus => ({ state, attempt: null });
const setUp = (answers: readonly (PaymentStatus | null)[]) => {
  const left = [...answers];
  const ask = jest.fn(() => Promise.resolve(left.shift() ?? null));
  const parts = { ask, onAnswer: jest.fn(), onEnd: jest.fn() };
  return { ...parts, stop: startAsking(parts) };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('asks at once, then with growing pauses, until it is stopped', async () => {
  const { ask, onAnswer, onEnd, stop } = setUp([status('pending'), null, status('paid')]);
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(4000);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onAnswer).toHaveBeenLastCalledWith(status('paid'));
  expect(onEnd).not.toHaveBeenCalled();
});

test('ends after the last pause while it is pending', async () => {
  const { ask, onEnd } = setUp(PAUSES.map(() => status('pending')));
  await jest.advanceTimersByTimeAsync(PAUSES.reduce((sum, pause) => sum + pause, 0));
  expect(ask).toHaveBeenCalledTimes(PAUSES.length);
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect([...PAUSES].sort((a, b) => a - b)).toEqual([...PAUSES]);
});

test('stops without another word, even while an answer is on its way', async () => {
  const { ask, onAnswer, stop } = setUp([status('pending'), status('paid')]);
  await jest.advanceTimersByTimeAsync(2000 - 1);
  expect(onAnswer).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onAnswer).toHaveBeenCalledTimes(1);
});
