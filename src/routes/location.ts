import { FALLBACK_ROUTE } from './constants';
import { pathOf } from './match';
import type { Match } from './match';
import { parseQuery, splitUrl, withQuery } from './query';
import type { Query } from './query';
import { routeOf } from './table';
import type { RouteName } from './table';

/** JSON-serializable value passed with a navigation, not visible in the URL. */
export type RouteState = Readonly<Record<string, unknown>>;

/** Destination or origin of a navigation. */
export interface RouteLocation {
  readonly name: RouteName;
  /** Public path with the query, e.g. `/vaccineDetalis?vaccId=3`. */
  readonly url: string;
  /** Decoded query together with the path's parameters. */
  readonly query: Query;
  /** Value passed by the navigation, see {@link RouteState}. */
  readonly state?: RouteState;
  /** False if the requested URL was unknown and opens the home page. */
  readonly known: boolean;
}

const isInternal = (url: string): boolean => /^\/(?!\/)/.test(url);

/** Converts one of our URLs into a location; unknown or foreign URLs open home (specification §2). */
export function locate(
  url: string,
  match: (path: string) => Match | null,
  state?: RouteState,
): RouteLocation {
  const { path, search } = splitUrl(url);
  const found = isInternal(url) ? match(path) : null;
  if (!found) {
    return { name: FALLBACK_ROUTE, url: routeOf(FALLBACK_ROUTE).path, query: {}, known: false };
  }
  const query = parseQuery(search);
  return {
    name: found.name,
    url: withQuery(pathOf(found.name, found.params), query),
    query: { ...query, ...found.params },
    state,
    known: true,
  };
}

/** Location of a guard's redirect. The state is kept if the redirect stays on the same page. */
export function relocate(
  from: RouteLocation,
  url: string,
  match: (path: string) => Match | null,
): RouteLocation {
  const to = locate(url, match);
  return to.name === from.name && to.known ? { ...to, state: from.state } : to;
}
