import type { RouteLocation } from './location';
import type { QueryInput } from './query';
import type { RouteName } from './table';

/**
 * How many pages to go back to the nearest one of this name; undefined where there is none.
 * @param below the pages below the shown one, the nearest last
 * @param query what the page has to be about; it may have more
 */
export function stepsBack(
  below: readonly RouteLocation[],
  name: RouteName,
  query: QueryInput = {},
): number | undefined {
  const about = Object.entries(query);
  const index = below
    .map(
      (page) =>
        page.name === name && about.every(([key, value]) => page.query[key] === String(value)),
    )
    .lastIndexOf(true);
  return index < 0 ? undefined : below.length - index;
}
