import { FALLBACK_ROUTE } from './constants';
import { pathOf } from './match';
import type { Match } from './match';
import { parseQuery, splitUrl, withQuery } from './query';
import type { Query } from './query';
import { routeOf } from './table';
import type { RouteName } from './table';

/** JSON-able value that travels with a navigation without showing in the URL. */
export type RouteState = Readonly<Record<string, unknown>>;

/** Where a navigation leads to or comes from. */
export interface RouteLocation {
  readonly name: RouteName;
  /** Public path with the query, e.g. `/vaccineDetalis?vaccId=3`. */
  readonly url: string;
  /** Decoded query together with the path's parameters. */
  readonly query: Query;
  /** Value handed over by the navigation, see {@link RouteState}. */
  readonly state?: RouteState;
  /** False when the URL asked for was unknown and leads to the home page. */
  readonly known: boolean;
}

const isInternal = (url: string): boolean => /^\/(?!\/)/.test(url);

/** Turns any URL of ours into a location; what is unknown or not ours leads home (specification §2). */
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

/** Where a guard's redirect leads. The state goes along where only the query of the same page changes. */
export function relocate(
  from: RouteLocation,
  url: string,
  match: (path: string) => Match | null,
): RouteLocation {
  const to = locate(url, match);
  return to.name === from.name && to.known ? { ...to, state: from.state } : to;
}
