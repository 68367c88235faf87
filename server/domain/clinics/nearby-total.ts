import { StaleWhileRevalidateCache } from '../../kernel/stale-while-revalidate-cache';
import type { NearbyInput } from './nearby-input';

/** Places are asked for no further than this; a list of more says so. */
export const MOST_COUNTED = 200;

/** A number on top of a list may be so old, ms. */
const LIFETIME = { fresh: 30_000, usable: 600_000 };

/** What makes no difference to a number. */
const OF_THE_PAGE = ['pageNo', 'pageSize', 'afterDistance', 'afterCode'];
const POSITION = ['latitude', 'longitude'];

/** Keeps the number of clinics with free places, apart from the position: once for all who look at a region in the same way. */
export function createFreeTotal() {
  const cached = new StaleWhileRevalidateCache<number>(LIFETIME);
  /** @param count counts no further than one more than {@link MOST_COUNTED}. */
  return async (
    input: NearbyInput,
    today: string,
    count: () => Promise<number>,
  ): Promise<{ total: number; isMore: boolean }> => {
    const without = input.within === undefined ? [...OF_THE_PAGE, ...POSITION] : OF_THE_PAGE;
    const filters = Object.entries({ ...input, today }).filter(([name]) => !without.includes(name));
    const found = await cached.get(JSON.stringify(filters), count);
    return { total: Math.min(found, MOST_COUNTED), isMore: found > MOST_COUNTED };
  };
}
