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
/** Where the page that is being put on show is; it may ask before it is there. */
let entering: RouteLocation | undefined;

/** The page on show. */
export const shownPage = (): ActivePage | undefined => shown;

/** Where the user is: for a page that is just being mounted, already at that page. */
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

/** Titles that pages have given themselves, by Taro's page object; they go with it. */
const ownTitles = new WeakMap<object, string>();

const titleNow = ({ title, taro, location }: ActivePage): string =>
  title ?? ownTitles.get(taro) ?? titleOf(routeOf(location.name));

/** Shows the title again, e.g. in another language. */
export function refreshTitle(): void {
  if (shown) showTitle(titleNow(shown));
}

/** A page's own title: it shows while the page is in front, and comes back with a kept page. */
export function setOwnTitle(taro: object, title: string): void {
  ownTitles.set(taro, title);
  if (shown?.taro === taro) refreshTitle();
}

function settle(page: ActivePage, location: RouteLocation, kind: NavigationKind): void {
  shown = page;
  refreshTitle();
  if (kind !== 'back') deliverState(location.name, location.state);
  useShown.setState({ location });
  // Taro's own toasts and modals close on these.
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
 * Puts the page of a location on show, whose code has been loaded, and keeps or destroys the one before it.
 * @param index place of the location in the browser's history
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

/** Destroys the pages below the shown one, with whatever was typed into them: going back builds them anew. */
export const forgetPages = (): void => retained.all().forEach(discard);

function put(page: ActivePage, ms: number): void {
  if (ms === 0) {
    destroyPage(page);
    return;
  }
  coverPage(page);
  retained.keep(page, ms);
}
