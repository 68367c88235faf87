import { isPending, pageOf } from '../derive';
import { locate } from '../location';
import type { RouteLocation } from '../location';
import { createMatcher, pathOf } from '../match';
import { PENDING_PAGE } from '../pending';
import { withQuery } from '../query';
import type { Query } from '../query';
import type { RouteName } from '../table';

/** Finds the route of a path among those of the mini-programs. */
export const matchPath = createMatcher({ target: 'weapp', environment: APP_ENV });

/** URL for the mini-program's native navigation: page path and encoded query. */
export function miniUrl({ name, query }: RouteLocation): string {
  return withQuery(`/${pageOf(name)}`, isPending(name) ? { ...query, route: name } : query);
}

/** Location of an open mini-program page, given its path and its decoded query. */
export function locationOfPage(path: string, query: Query): RouteLocation {
  const page = path.replace(/^\/|\?.*$/g, '');
  if (page !== PENDING_PAGE) return locate(withQuery(`/${page}`, query), matchPath);
  const { route, ...rest } = query;
  const pending = isPending(route as RouteName);
  return locate(pending ? withQuery(pathOf(route as RouteName), rest) : '', matchPath);
}
