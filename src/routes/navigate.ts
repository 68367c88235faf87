import { TAB_ROUTES } from './derive';
import { engine } from './engine';
import type { Outcome } from './engine-types';
import type { RouteLocation, RouteState } from './location';
import { pathOf } from './match';
import { withQuery } from './query';
import type { QueryInput } from './query';
import { stepsBack } from './steps-back';
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
 * All page navigation. Every call resolves with the outcome and never rejects: `done`, `blocked` by a guard,
 * `superseded` by a later navigation, or `failed` (code of the page not loaded, stack refused).
 */
export const navigate = {
  /** Opens a page on top of this one. `state` is passed outside the URL (see `useRouteState`). */
  to: (name: RouteName, query?: QueryInput, state?: RouteState): Promise<Outcome> =>
    engine.go(urlOf(name, query), 'push', state),
  /** Replaces this page by another. */
  replace: (name: RouteName, query?: QueryInput, state?: RouteState): Promise<Outcome> =>
    engine.go(urlOf(name, query), 'replace', state),
  /** Switches to a page of the tab bar. */
  tab: (name: TabName, state?: RouteState): Promise<Outcome> =>
    engine.go(urlOf(name), 'tab', state),
  /** Closes every page and opens this one. */
  relaunch: (name: RouteName, query?: QueryInput, state?: RouteState): Promise<Outcome> =>
    engine.go(urlOf(name, query), 'relaunch', state),
  /** Goes back; home if there is no previous page. */
  back: (delta = 1): Promise<Outcome> => engine.back(delta),
  /**
   * Goes back to the nearest page below of this name, and with this query if any; opens it instead of this page where
   * there is none, for example if a link opened this one.
   */
  backTo: (name: RouteName, query?: QueryInput): Promise<Outcome> => {
    const steps = stepsBack(engine.below(), name, query);
    return steps === undefined
      ? engine.go(urlOf(name, query), TAB_ROUTES.some((tab) => tab === name) ? 'tab' : 'replace')
      : engine.back(steps);
  },
  /** Opens a path such as the `redirect` of a query. Only our own paths; anything else opens home. */
  toPath: (path: string, kind: 'push' | 'replace' = 'replace'): Promise<Outcome> =>
    engine.go(path, kind),
};

/** The page on top, or undefined before the first one. */
export const currentRoute = (): RouteLocation | undefined => engine.current();

/** Preloads the code of likely next pages, so that they open even if the network fails meanwhile. */
export const preparePages = (...names: readonly RouteName[]): void =>
  names.forEach((name) => engine.prepare(name));
