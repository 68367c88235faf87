import Taro from '@tarojs/taro';
import { systemInfo } from '@/platform/system-info';
import { CHROME } from './chrome-colors';
import { currentTheme } from './theme-store';
import type { Theme } from './theme-store';

/** What the system has changed to since the start. */
let changedTo: string | undefined;

const systemIsDark = (): boolean =>
  changedTo === undefined ? systemInfo().isDark : changedTo === 'dark';

// A host that lacks one of these calls, or a page without a tab bar, is left as it is.
const ignore = (): void => undefined;
const attempt = (call: () => unknown): void => {
  try {
    Promise.resolve(call()).catch(ignore);
  } catch {
    ignore();
  }
};

/** Dresses what lies around the page: the native bars and the overscroll. */
export function applyChrome({ mode }: Theme): void {
  const dark = mode === 'dark' || (mode === 'auto' && systemIsDark());
  const { bar, front, page, text, tab, tabOn, edge } = dark ? CHROME.dark : CHROME.light;
  attempt(() => Taro.setNavigationBarColor({ frontColor: front, backgroundColor: bar }));
  attempt(() => Taro.setBackgroundColor({ backgroundColor: page, backgroundColorTop: page }));
  attempt(() => Taro.setBackgroundTextStyle({ textStyle: text }));
  attempt(() =>
    Taro.setTabBarStyle({
      color: tab,
      selectedColor: tabOn,
      backgroundColor: bar,
      borderStyle: edge,
    }),
  );
}

attempt(() =>
  Taro.onThemeChange(({ theme }) => {
    changedTo = theme;
    applyChrome(currentTheme());
  }),
);
