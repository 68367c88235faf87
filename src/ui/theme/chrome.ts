import Taro from '@tarojs/taro';
import { systemInfo } from '@/platform/system-info';
import { CHROME } from './chrome-colors';
import { currentTheme } from './theme-store';
import type { Theme } from './theme-store';

/** The system theme after its last change since the start. */
let changedTo: string | undefined;

const systemIsDark = (): boolean =>
  changedTo === undefined ? systemInfo().isDark : changedTo === 'dark';

// Ignores hosts that lack one of these calls and pages without a tab bar.
const ignore = (): void => undefined;
const attempt = (call: () => unknown): void => {
  try {
    Promise.resolve(call()).catch(ignore);
  } catch {
    ignore();
  }
};

/** Applies the theme outside the page: native bars and overscroll. */
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
