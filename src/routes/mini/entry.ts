import Taro from '@tarojs/taro';
import { TAB_ROUTES } from '../derive';
import type { RouteLocation } from '../location';
import { setIntent } from './intent';
import type { NativePage } from './native-page';

/** Pages that have been shown: a page that the platform opens from outside is always a new one. */
const pages = new WeakSet<NativePage>();
let meant: RouteLocation | undefined;

/** A navigation that showed no page, such as one to the tab that was open, is not that of a page opened from outside. */
export function watchForeground(): void {
  Taro.onAppShow(() => setIntent(undefined));
}

/**
 * Whether a link, card or code opened the page that is shown now, if we did not; ask once for each show. Both platforms
 * then load the page anew, in a running app too (WeChat: framework/runtime/operating-mechanism; Alipay: "startapp"
 * calls `onLoad` again). The native bar also loads a tab's page, at its first tap, but never with a query; without one, a
 * link brings nothing.
 */
export function isFromOutside(page: NativePage, { name, query }: RouteLocation): boolean {
  if (pages.has(page)) return false;
  pages.add(page);
  return !TAB_ROUTES.some((tab) => tab === name) || Object.keys(query).length > 0;
}

/** Location that an unknown path meant: the page shown next stands for it, where the platform passes it no query. */
export function setMeant(to: RouteLocation | undefined): void {
  meant = to;
}

/** Whether a page has been shown already. */
export const isKnown = (page: NativePage): boolean => pages.has(page);

/** The location that the page shown now stands for, if it is not its own. */
export function takeMeant(): RouteLocation | undefined {
  const to = meant;
  meant = undefined;
  return to;
}
