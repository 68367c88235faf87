import Taro from '@tarojs/taro';
import { CHROME } from './chrome-colors';
import type { Theme } from './theme-store';

function systemIsDark(): boolean {
  try {
    return Taro.getSystemInfoSync().theme === 'dark';
  } catch {
    return false;
  }
}

/** Dresses what lies around the page: the native bar and the overscroll. A host that cannot is left as it is. */
export function applyChrome({ mode }: Theme): void {
  const dark = mode === 'dark' || (mode === 'auto' && systemIsDark());
  const colors = dark ? CHROME.dark : CHROME.light;
  const ignore = (): void => undefined;
  Promise.resolve(
    Taro.setNavigationBarColor({ frontColor: colors.front, backgroundColor: colors.bar }),
  ).catch(ignore);
  Promise.resolve(
    Taro.setBackgroundColor({ backgroundColor: colors.page, backgroundColorTop: colors.page }),
  ).catch(ignore);
  Promise.resolve(Taro.setBackgroundTextStyle({ textStyle: colors.text })).catch(ignore);
}
