import { renderHook } from '@testing-library/react';
import { hidePage, showPage } from '../../../../test/setup/shown-page';
import { useRefundWatch } from './use-refund-watch';

jest.mock('@tarojs/taro', () => jest.requireActual('../../../../test/setup/shown-page'));
jest.mock('@/http/server-clock', () => ({ serverNow: () => 0 }));

const refresh = jest.fn(() => Promise.resolve());
const watch = (dueAt: number | undefined) =>
  renderHook(({ at }) => useRefundWatch(at, refresh), {
    initialProps: { at: dueAt } as { at: number | undefined },
  });

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockClear();
});
afterEach(() => void jest.useRealTimers());

test('a refund that is late is asked about again, with pauses, until it is no longer under way', () => {
  const { rerender } = watch(10_000);
  jest.advanceTimersByTime(12_999);
  expect(refresh).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(refresh).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(5_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  jest.advanceTimersByTime(600_000);
  const asked = refresh.mock.calls.length;
  expect(asked).toBeGreaterThan(9);
  expect(asked).toBeLessThan(20);
  rerender({ at: undefined });
  jest.advanceTimersByTime(600_000);
  expect(refresh).toHaveBeenCalledTimes(asked);
});

test('nothing is asked while another page covers it', () => {
  watch(0);
  hidePage();
  jest.advanceTimersByTime(600_000);
  expect(refresh).not.toHaveBeenCalled();
  showPage();
  jest.advanceTimersByTime(60_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a refund that is due much later is left to the next time the page is shown', () => {
  watch(4_000_000);
  jest.advanceTimersByTime(5_000_000);
  expect(refresh).not.toHaveBeenCalled();
});
