import type { PaymentStatus } from '@contract/order/payment-endpoints';
import { PAUSES, startAsking } from './asking';

const status = (state: PaymentStatus['state']): PaymentStatus => ({ state, attempt: null });
const setUp = (answers: readonly (PaymentStatus | null)[]) => {
  const left = [...answers];
  const ask = jest.fn(() => Promise.resolve(left.shift() ?? null));
  const parts = { ask, onAnswer: jest.fn(), onTired: jest.fn(), isShown: jest.fn(() => true) };
  return { ...parts, stop: startAsking(parts) };
};

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('asks at once, then with growing pauses, until it is stopped', async () => {
  const { ask, onAnswer, onTired, stop } = setUp([status('pending'), null, status('paid')]);
  await jest.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(4000);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(onAnswer).toHaveBeenLastCalledWith(status('paid'));
  expect(onTired).not.toHaveBeenCalled();
});

test('is tired after the last pause while it is pending, but goes on slowly while it is shown', async () => {
  const { ask, onTired, isShown, stop } = setUp([]);
  await jest.advanceTimersByTimeAsync(PAUSES.reduce((sum, pause) => sum + pause, 0));
  expect(ask).toHaveBeenCalledTimes(PAUSES.length);
  expect(onTired).toHaveBeenCalledTimes(1);
  expect([...PAUSES].sort((a, b) => a - b)).toEqual([...PAUSES]);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(ask).toHaveBeenCalledTimes(PAUSES.length + 2);
  isShown.mockReturnValue(false);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(ask).toHaveBeenCalledTimes(PAUSES.length + 2);
  isShown.mockReturnValue(true);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(PAUSES.length + 3);
  expect(onTired).toHaveBeenCalledTimes(1);
  stop();
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
