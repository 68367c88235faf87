import Taro from '@tarojs/taro';
import { showProgress as inBrowser } from './progress.h5';

// Unit tests resolve to the H5 file for all targets; this loads the other one.
const { showProgress: inMini } = jest.requireActual<typeof import('./progress')>('./progress.ts');

const bars = () => document.querySelectorAll('.ui-progress').length;

test('one bar for several calls, until the last has ended', () => {
  inBrowser(true);
  inBrowser(true);
  expect(bars()).toBe(1);
  inBrowser(false);
  expect(bars()).toBe(1);
  inBrowser(false);
  expect(bars()).toBe(0);
});

test('on mini-programs the navigation bar shows it', () => {
  const show = jest.fn();
  const hide = jest.fn();
  Object.assign(Taro, { showNavigationBarLoading: show, hideNavigationBarLoading: hide });
  inMini(true);
  inMini(true);
  inMini(false);
  expect([show.mock.calls.length, hide.mock.calls.length]).toEqual([1, 0]);
  inMini(false);
  expect(hide).toHaveBeenCalledTimes(1);
});
