import { pageOf } from '../derive';
import { locate } from '../location';
import type { RouteLocation } from '../location';
import { createMatcher } from '../match';
import { withQuery } from '../query';
import type { Query } from '../query';

/** Finds the route of a path among those of the mini-programs. */
export const matchPath = createMatcher({ target: 'weapp', environment: APP_ENV });

/** URL for the mini-program's native navigation: page path and encoded query. */
export function miniUrl({ name, query }: RouteLocation): string {
  return withQuery(`/${pageOf(name)}`, query);
}

/** Location of an open mini-program page, given its path and its decoded query. */
export function locationOfPage(path: string, query: Query): RouteLocation {
  const page = path.replace(/^\/|\?.*$/g, '');
  return locate(withQuery(`/${page}`, query), matchPath);
}
