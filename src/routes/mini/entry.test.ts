import Taro from '@tarojs/taro';
import { locate } from '../location';
import type { RouteLocation } from '../location';
import { isFromOutside, watchForeground } from './entry';
import { setIntent, takeIntent } from './intent';

jest.mock('@tarojs/taro', () => ({ onAppShow: jest.fn() }));
Object.assign(globalThis, { APP_ENV: 'live' });

/** A location of the table, by the rule that the mini-programs use. */
async function at(url: string): Promise<RouteLocation> {
  const { matchPath } = await import('./pages');
  return locate(url, matchPath);
}

test('a page that we did not open is from outside the first time, however often it is shown', async () => {
  const to = await at('/departmentIndex?depaCode=1');
  const clinic = {};
  expect([isFromOutside(clinic, to), isFromOutside(clinic, to)]).toEqual([true, false]);
  expect(isFromOutside({}, to)).toBe(true);
  expect(isFromOutside({}, await at('/departmentIndex'))).toBe(true);
});

test('the bar opens a tab without a query, and nothing else does so with one', async () => {
  expect(isFromOutside({}, await at('/home'))).toBe(false);
  expect(isFromOutside({}, await at('/home?uFrom=poster7'))).toBe(true);
});

test('a navigation that showed no page says nothing about a page opened later from outside', () => {
  watchForeground();
  setIntent('tab');
  const show = jest.mocked(Taro.onAppShow).mock.calls[0]?.[0] as () => void;
  show();
  expect(takeIntent()).toBeUndefined();
});
