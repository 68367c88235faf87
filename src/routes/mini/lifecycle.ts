import { hooks } from '@tarojs/shared';
import Taro from '@tarojs/taro';
import { currentLanguage, onLanguageChange } from '@/i18n/language';
import { scrollPageTo } from '@/platform/scroll';
import { TAB_ROUTES } from '../derive';
import { engine } from '../engine';
import { askBefore, notifyAfter } from '../guards';
import type { NavigationKind } from '../guards';
import type { RouteLocation } from '../location';
import { deliverState } from '../route-state';
import { TAB_STATES } from '../shell/tabs';
import { routeOf } from '../table';
import { isFromOutside, isKnown, takeMeant, watchForeground } from './entry';
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

/** How the page came to be shown. */
function kindOf(page: NativePage, to: RouteLocation): NavigationKind {
  const isOutside = isFromOutside(page, to);
  return takeIntent() ?? (isOutside || !last ? 'start' : 'back');
}

/** A link, card or code opened the page: the guards before run now, since nobody could ask them earlier. */
function start(to: RouteLocation): void {
  void askBefore({ to, from: undefined, kind: 'start' }).then((answer) => {
    if (typeof answer === 'string') void engine.go(answer, 'replace');
    else notifyAfter({ to, from: undefined, kind: 'start' });
  });
}

function shown(page: NativePage): void {
  const own = locationOfNative(page);
  const meant = takeMeant();
  const to = meant ?? own;
  const { tab, savePosition } = routeOf(to.name);
  const seen = kindOf(page, own);
  const kind = meant ? 'start' : seen;
  const from = last;
  last = own;
  showTitle(to);
  // An app that returns to the foreground shows the same page again; that is no navigation.
  if (from?.url === to.url && kind === 'back') return;
  // The platform restores a tab page's scroll position; other opened pages start at the top.
  if (tab !== undefined && !savePosition && from) void scrollPageTo(0);
  if (kind === 'start') start(to);
  else notifyAfter({ to, from, kind });
}

/** After the switch to a tab that stands for an unknown path: the tab that was open already is not shown again. */
export function standInShown(): void {
  const page = Taro.getCurrentPages().at(-1);
  if (!page || !isKnown(page)) return;
  const to = takeMeant();
  if (to) start(to);
}

/**
 * Enables sharing on every page, and runs the guards for every page shown: by our calls, the system's back gesture or
 * the native tab bar.
 */
export function watchPages(): void {
  watchForeground();
  onLanguageChange(() => {
    if (last) showTitle(last);
  });
  // Taro keeps only one such hook: all changes to page objects are made here.
  hooks.tap('modifyPageObject', (page: PageObject) => {
    letShare(page);
    const { onShow, onTabItemTap } = page;
    page.onShow = function show(...args) {
      onShow?.apply(this, args);
      shown(this);
    };
    page.onTabItemTap = function tap(...args) {
      onTabItemTap?.apply(this, args);
      const { name } = locationOfNative(this);
      const tab = TAB_ROUTES.find((candidate) => candidate === name);
      if (tab) deliverState(tab, TAB_STATES[tab]);
    };
  });
}
