import Taro from '@tarojs/taro';
import { useEffect } from 'react';
import type { AppShellProps } from './app-shell-props';
import { useLanguage } from '@/i18n/language';
import { setGoBack } from '@/ui/page/back';
import { setGoHome } from '../boundary/go-home';
import { TAB_LABELS, TAB_ROUTES } from '../derive';
import { watchPages } from '../mini/lifecycle';
import { catchMissingPages } from '../mini/page-not-found';
import { navigate } from '../navigate';
import { useTabBadges } from '../tab-badges';

watchPages();
catchMissingPages();
setGoBack(() => void navigate.back());
setGoHome(() => void navigate.relaunch('home'));

// The native bar exists on tab pages only; elsewhere these calls fail and are made up for on the next one.
const ignore = (): void => undefined;

/** Keeps the native tab bar's labels and badges up to date. */
export function AppShell({ children }: AppShellProps) {
  const language = useLanguage();
  const badges = useTabBadges();
  useEffect(() => {
    TAB_ROUTES.forEach((name, index) => {
      const text = TAB_LABELS[name][language === 'en' ? 1 : 0];
      Promise.resolve(Taro.setTabBarItem({ index, text })).catch(ignore);
      const count = badges[name] ?? 0;
      const badge = count
        ? Taro.setTabBarBadge({ index, text: count > 99 ? '99+' : String(count) })
        : Taro.removeTabBarBadge({ index });
      Promise.resolve(badge).catch(ignore);
    });
  }, [language, badges]);
  return <>{children}</>;
}
