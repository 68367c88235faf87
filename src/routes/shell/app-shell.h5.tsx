import { View } from '@tarojs/components';
import { useEffect } from 'react';
import type { AppShellProps } from './app-shell-props';
import { useLanguage } from '@/i18n/language';
import { setGoBack } from '@/ui/page/back';
import { setGoHelp } from '@/ui/state/help';
import { cx } from '@/ui/class-names';
import { TABLET, useMinWidth } from '@/ui/columns/use-min-width';
import { TabBar } from '@/ui/tab-bar/tab-bar';
import { themeClass } from '@/ui/theme/theme-class';
import { useTheme } from '@/ui/theme/theme-store';
import '@/ui/tokens.scss';
import { setGoHome } from '../boundary/go-home';
import { TAB_LABELS, TAB_ROUTES } from '../derive';
import { refreshTitle } from '../h5/page-host';
import { useShown } from '../h5/shown';
import { navigate } from '../navigate';
import { useTabBadges } from '../tab-badges';
import { routeOf } from '../table';
import { TAB_ICONS, TAB_STATES } from './tabs';

import './app-shell.scss';

/** Pages of staff, of partners and of developers, which do not lead to the main pages. */
const APART = /^pages\/(desk|partner|tool)\//;
/** Index of no main page: the page belongs to none. */
const NONE = -1;

setGoBack(() => void navigate.back());
setGoHome(() => void navigate.relaunch('home'));
setGoHelp(() => void navigate.to('help'));

function Navigation({ active }: { readonly active: number }) {
  const inEnglish = useLanguage() === 'en';
  const badges = useTabBadges();
  const items = TAB_ROUTES.map((name) => ({
    name,
    label: TAB_LABELS[name][inEnglish ? 1 : 0],
    icon: TAB_ICONS[name],
    badge: badges[name],
  }));
  const select = (index: number) => {
    const name = TAB_ROUTES[index];
    if (name) void navigate.tab(name, TAB_STATES[name]);
  };
  return <TabBar items={items} active={active} onSelect={select} />;
}

/**
 * The pages, the overlay at their lower edge, and the navigation between the main pages: below them on those; where
 * there is room at the side, before every page, in the order of what is seen.
 */
export function AppShell({ children, overlay }: AppShellProps) {
  const language = useLanguage();
  const theme = useTheme();
  const location = useShown((shown) => shown.location);
  const row = location && routeOf(location.name);
  const isWide = useMinWidth(TABLET);
  const isLed = isWide && row !== undefined && !APART.test(row.page);
  const active = row?.tab ?? (isLed ? NONE : undefined);
  const navigation = active === undefined ? null : <Navigation active={active} />;
  useEffect(() => {
    document.documentElement.lang = language;
    refreshTitle();
  }, [language]);
  return (
    <View className={cx('app-shell', themeClass(theme), row?.privacyStyle && 'app-shell--privacy')}>
      {isWide ? navigation : null}
      <View className="app-shell__pages">{children}</View>
      <View className="app-shell__overlay">{overlay}</View>
      {isWide ? null : navigation}
    </View>
  );
}
