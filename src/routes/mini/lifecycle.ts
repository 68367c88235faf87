import { hooks } from '@tarojs/shared';
import Taro from '@tarojs/taro';
import { currentLanguage, onLanguageChange } from '@/i18n/language';
import { scrollPageTo } from '@/platform/scroll';
import { TAB_ROUTES } from '../derive';
import { engine } from '../engine';
import { askBefore, notifyAfter } from '../guards';
import type { RouteLocation } from '../location';
import { deliverState } from '../route-state';
import { TAB_STATES } from '../shell/tabs';
import { routeOf } from '../table';
import { takeIntent } from './intent';
import { locationOfNative } from './native-page';
import type { NativePage } from './native-page';
import { letShare } from './share-page';
import type { SharingPage } from './share-page';

interface PageObject extends SharingPage {
  onShow?(this: NativePage, ...args: unknown[]): void;
  onTabItemTap?(this: NativePage, ...args: unknown[]): void;
}

let last: RouteLocation | undefined;

/** Whether native bars may show another title than the page's config. */
let hasSwitched = false;

// Titles in the page's config are Chinese; the native bar is set only once English is, or was, selected.
function showTitle({ name }: RouteLocation): void {
  const inEnglish = currentLanguage() === 'en';
  if (inEnglish) hasSwitched = true;
  if (!hasSwitched) return;
  const title = routeOf(name).title[inEnglish ? 1 : 0];
  Promise.resolve(Taro.setNavigationBarTitle({ title })).catch(() => undefined);
}

function shown(to: RouteLocation): void {
  const from = last;
  const kind = takeIntent() ?? (from ? 'back' : 'start');
  last = to;
  showTitle(to);
  // An app that returns to the foreground shows the same page again; that is no navigation.
  if (from?.url === to.url && kind === 'back') return;
  // The platform restores a tab page's scroll position; other opened pages start at the top.
  const { tab, savePosition } = routeOf(to.name);
  if (tab !== undefined && !savePosition && from) void scrollPageTo(0);
  if (kind !== 'start') {
    notifyAfter({ to, from, kind });
    return;
  }
  void askBefore({ to, from, kind }).then((answer) => {
    if (typeof answer === 'string') void engine.go(answer, 'replace');
    else notifyAfter({ to, from, kind });
  });
}

/**
 * Enables sharing on every page, and runs the guards for every page shown: by our calls, the system's back gesture or
 * the native tab bar.
 */
export function watchPages(): void {
  onLanguageChange(() => {
    if (last) showTitle(last);
  });
  // Taro keeps only one such hook: all changes to page objects are made here.
  hooks.tap('modifyPageObject', (page: PageObject) => {
    letShare(page);
    const { onShow, onTabItemTap } = page;
    page.onShow = function show(...args) {
      onShow?.apply(this, args);
      shown(locationOfNative(this));
    };
    page.onTabItemTap = function tap(...args) {
      onTabItemTap?.apply(this, args);
      const { name } = locationOfNative(this);
      const tab = TAB_ROUTES.find((candidate) => candidate === name);
      if (tab) deliverState(tab, TAB_STATES[tab]);
    };
  });
}
