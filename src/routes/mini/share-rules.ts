import type { RouteLocation } from '../location';
import type { Query } from '../query';
import { routeOf } from '../table';

/** The part of a page's query that a card may contain. Null if the page is private. */
export function sharedQuery({ name, query }: Pick<RouteLocation, 'name' | 'query'>): Query | null {
  const { share } = routeOf(name);
  if (!share) return null;
  const shared: Record<string, string> = {};
  for (const key of share.query) {
    const value = query[key];
    if (value) shared[key] = value;
  }
  return shared;
}

/** Platforms show PNG and JPG in cards; most of the provider's pictures are SVG. */
export const isCardPicture = (address: string | undefined): address is string =>
  address !== undefined && /^https:.*\.(png|jpe?g)(\?.*)?$/i.test(address);
