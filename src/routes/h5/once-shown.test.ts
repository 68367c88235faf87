import { notifyAfter } from '../guards';
import type { Navigation } from '../guards';
import { onceShown } from './once-shown';

const to = { name: 'mine', url: '/mine', query: {}, known: true } as const;
const navigation: Navigation = { to, from: undefined, kind: 'start' };

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('calls back after the next page, and not after the one that follows', () => {
  const call = jest.fn();
  onceShown(call);
  expect(call).not.toHaveBeenCalled();
  notifyAfter(navigation);
  notifyAfter(navigation);
  jest.runAllTimers();
  expect(call).toHaveBeenCalledTimes(1);
});

test('a start that shows no page is waited for 10 s', () => {
  const call = jest.fn();
  onceShown(call);
  jest.advanceTimersByTime(9_999);
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  notifyAfter(navigation);
  expect(call).toHaveBeenCalledTimes(1);
});

test('who asks again while being called waits for the page after', () => {
  const call = jest.fn(() => onceShown(again));
  const again = jest.fn();
  onceShown(call);
  notifyAfter(navigation);
  expect(again).not.toHaveBeenCalled();
  notifyAfter(navigation);
  expect(again).toHaveBeenCalledTimes(1);
});
