import { hideLoading, showLoading } from './loading.h5';
import { showToast } from './toast.h5';
import { TOAST_MS } from './toast-time';

const region = () => document.querySelector('[role="status"]') as HTMLElement;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('the live region is there before anything is said', () => {
  expect(region()).not.toBeNull();
  expect(region().textContent).toBe('');
});

test('a later toast takes the place of an earlier one, and keeps its own time', () => {
  showToast('已保存', 'success');
  jest.advanceTimersByTime(TOAST_MS - 1);
  showToast('已复制');
  expect(region().textContent).toBe('已复制');
  jest.advanceTimersByTime(TOAST_MS - 1);
  expect(region().textContent).toBe('已复制');
  jest.advanceTimersByTime(1);
  expect(region().textContent).toBe('');
});

test('what is going on stands until it is hidden, past any toast', () => {
  showLoading('加载中');
  showToast('已保存');
  jest.advanceTimersByTime(TOAST_MS);
  expect(region().textContent).toBe('加载中');
  hideLoading();
  expect(region().textContent).toBe('');
});
