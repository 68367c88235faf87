import { engine } from './engine';
import type { Outcome } from './engine-types';
import type { RouteLocation, RouteState } from './location';
import { pathOf } from './match';
import { withQuery } from './query';
import type { QueryInput } from './query';
import { routeOf } from './table';
import type { RouteName } from './table';

/** Names of routes that belong to the tab bar. */
export type TabName = 'home' | 'departmentList' | 'mine' | 'accountManage' | 'xdmHome';

/** Public URL of a route: path, parameters filled from the query, and the rest of the query encoded. */
export function urlOf(name: RouteName, query: QueryInput = {}): string {
  const segments = routeOf(name).path.split('/');
  const entries = Object.entries(query);
  const isParam = ([key]: [string, unknown]): boolean => segments.includes(`:${key}`);
  const params = entries.filter(isParam).map(([key, value]) => [key, String(value)]);
  const rest = entries.filter((entry) => !isParam(entry));
  return withQuery(
    pathOf(name, Object.fromEntries(params) as Record<string, string>),
    Object.fromEntries(rest),
  );
}

/**
 * Every way to change pages. All resolve with how it ended and never reject: `done`, `blocked` by a guard,
 * `superseded` by a later navigation, or `failed` (code of the page not loaded, stack refused).
 */
export const navigate = {
  /** Opens a page on top of this one. `state` travels outside the URL (see `useRouteState`). */
  to: (name: RouteName, query?: QueryInput, state?: RouteState): Promise<Outcome> =>
    engine.go(urlOf(name, query), 'push', state),
  /** Opens a page in place of this one. */
  replace: (name: RouteName, query?: QueryInput, state?: RouteState): Promise<Outcome> =>
    engine.go(urlOf(name, query), 'replace', state),
  /** Switches to a page of the tab bar. */
  tab: (name: TabName, state?: RouteState): Promise<Outcome> =>
    engine.go(urlOf(name), 'tab', state),
  /** Closes every page and opens this one. */
  relaunch: (name: RouteName, query?: QueryInput, state?: RouteState): Promise<Outcome> =>
    engine.go(urlOf(name, query), 'relaunch', state),
  /** Goes back; home where nothing is left behind. */
  back: (delta = 1): Promise<Outcome> => engine.back(delta),
  /** Opens a path such as the `redirect` of a query. Only paths of ours; anything else leads home. */
  toPath: (path: string, kind: 'push' | 'replace' = 'replace'): Promise<Outcome> =>
    engine.go(path, kind),
};

/** The page on top, or undefined before the first one. */
export const currentRoute = (): RouteLocation | undefined => engine.current();

/** Fetches the code of pages that are likely to come next: they open even if the network goes meanwhile. */
export const preparePages = (...names: readonly RouteName[]): void =>
  names.forEach((name) => engine.prepare(name));
