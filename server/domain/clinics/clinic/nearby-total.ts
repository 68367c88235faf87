import { Cache } from '../../../kernel/cache';
import type { NearbyInput } from './nearby-input';

/** Clinics are counted up to this number; the answer says where there are more. */
export const MOST_COUNTED = 200;

/** How old the total of a list may be, ms. */
const LIFETIME = { fresh: 30_000, usable: 600_000 };

/** Inputs that do not affect the total. */
const OF_THE_PAGE = ['pageNo', 'pageSize', 'afterDistance', 'afterCode'];
const POSITION = ['latitude', 'longitude'];

/** Clinics with free places. */
export interface FreeClinics {
  readonly count: number;
  /** First day with a free place at one of them. */
  readonly firstDay: string | null;
}

/**
 * Caches the number of clinics with free places and their first free day, once for all readers with the same filters; their position counts only
 * where the distance is limited.
 */
export function createFreeTotal() {
  const cached = new Cache<string, FreeClinics>(LIFETIME);
  /** @param count may stop at one more than {@link MOST_COUNTED}. */
  return async (
    input: NearbyInput,
    today: string,
    count: () => Promise<FreeClinics>,
  ): Promise<{ total: number; isMore: boolean; firstFreeDay: string | null }> => {
    const without = input.within === undefined ? [...OF_THE_PAGE, ...POSITION] : OF_THE_PAGE;
    const filters = Object.entries({ ...input, today }).filter(([name]) => !without.includes(name));
    const found = await cached.get(JSON.stringify(filters), count);
    return {
      total: Math.min(found.count, MOST_COUNTED),
      isMore: found.count > MOST_COUNTED,
      firstFreeDay: found.firstDay,
    };
  };
}
