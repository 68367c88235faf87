import { eventCenter } from '@tarojs/runtime';
import { titleOf, showTitle } from './document-title';
import type { NavigationKind } from '../guards';
import type { RouteLocation } from '../location';
import { deliverState } from '../route-state';
import { routeOf } from '../table';
import { KeepAlivePages } from './keep-alive-pages';
import { coverPage, destroyPage, leavePage, mountPage, uncoverPage } from './active-page';
import type { ActivePage } from './active-page';
import { useShown } from './shown';
import { giveFocus } from './page-focus';
import { isBehind, isReusable, keepFor, scrollFor, staysFor } from './transition';
import type { Destination } from './transition';

const retained = new KeepAlivePages<ActivePage>(destroyPage);
let shown: ActivePage | undefined;
/** Location of the page being mounted, which may query it before mounting ends. */
let entering: RouteLocation | undefined;

/** The shown page. */
export const shownPage = (): ActivePage | undefined => shown;

/** The current location; while a page is being mounted, that page's location. */
export const currentLocation = (): RouteLocation | undefined => entering ?? shown?.location;

/** All mounted pages in the order of the history, the shown one last. */
export const activePages = (): ActivePage[] => {
  const others = retained.all().sort((a, b) => a.index - b.index);
  return shown ? [...others, shown] : others;
};

const isTabPage = (page: ActivePage): boolean => routeOf(page.location.name).tab !== undefined;

function discard(page: ActivePage): void {
  retained.release(page);
  destroyPage(page);
}

/** Titles set by pages, by Taro's page object; freed with it. */
const ownTitles = new WeakMap<object, string>();

const titleNow = ({ title, taro, location }: ActivePage): string =>
  title ?? ownTitles.get(taro) ?? titleOf(routeOf(location.name));

/** Updates the document title, e.g. after a language change. */
export function refreshTitle(): void {
  if (shown) showTitle(titleNow(shown));
}

/** Sets a page's own title: shown while the page is visible, and again when a kept-alive page returns. */
export function setOwnTitle(taro: object, title: string): void {
  ownTitles.set(taro, title);
  if (shown?.taro === taro) refreshTitle();
}

function settle(page: ActivePage, location: RouteLocation, kind: NavigationKind): void {
  shown = page;
  refreshTitle();
  if (kind !== 'back') deliverState(location.name, location.state);
  useShown.setState({ location });
  // Taro's own toasts and modals close on this event.
  setTimeout(() =>
    eventCenter.trigger('__afterTaroRouterChange', { toLocation: { path: location.url } }),
  );
}

async function bring(
  to: RouteLocation,
  index: number,
  destination: Destination,
): Promise<ActivePage> {
  const reusable = retained.find((page) => isReusable(page, destination));
  if (!reusable) return mountPage(to, index);
  retained.release(reusable);
  reusable.location = to;
  reusable.index = index;
  uncoverPage(reusable, scrollFor(routeOf(to.name), reusable.scrollTop));
  return reusable;
}

/**
 * Shows the page of a location, whose code is loaded, and keeps alive or destroys the previous one.
 * @param index index of the location in the browser's history
 */
export async function enter(to: RouteLocation, index: number, kind: NavigationKind): Promise<void> {
  eventCenter.trigger('__taroRouterChange', { toLocation: { path: to.url } });
  const from = shown;
  const isTab = routeOf(to.name).tab !== undefined;
  const destination: Destination = { kind, index, name: to.name, url: to.url, isTab };
  if (from && staysFor(from, destination)) {
    from.location = to;
    from.index = index;
    from.element.scrollTop = 0;
    settle(from, to, kind);
  } else {
    if (from) leavePage(from);
    entering = to;
    try {
      const page = await bring(to, index, destination);
      if (from) put(from, keepFor(routeOf(from.location.name), kind));
      settle(page, to, kind);
      if (from) giveFocus(page);
    } finally {
      entering = undefined;
    }
  }
  for (const page of retained.all()) {
    if (isBehind(page, destination, isTabPage(page))) discard(page);
  }
}

/** Destroys the pages below the shown one with their form input: going back rebuilds them. */
export const forgetPages = (): void => retained.all().forEach(discard);

function put(page: ActivePage, ms: number): void {
  if (ms === 0) {
    destroyPage(page);
    return;
  }
  coverPage(page);
  retained.keep(page, ms);
}
