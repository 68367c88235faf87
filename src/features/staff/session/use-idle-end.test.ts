import { renderHook } from '@testing-library/react';
import { useIdleEnd } from './use-idle-end';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the end comes after the whole time without a touch, and a touch begins it anew', () => {
  const onIdle = jest.fn();
  renderHook(() => useIdleEnd(1_000, onIdle));
  jest.advanceTimersByTime(999);
  document.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(999);
  expect(onIdle).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledTimes(1);
});

test('without a time it never comes', () => {
  const onIdle = jest.fn();
  renderHook(() => useIdleEnd(null, onIdle));
  jest.advanceTimersByTime(86_400_000);
  expect(onIdle).not.toHaveBeenCalled();
});
