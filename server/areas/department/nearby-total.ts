import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { runPrepared } from '../../db/prepared';
import { metresFrom } from '../distance';
import type { Point } from '../distance';
import { KeptValues } from './kept-value';
import { offerFilters, ownFilters } from './nearby-filters';
import type { NearbyInput } from './nearby-filters';

/** Places are asked for no further than this; a list of more says so. */
export const MOST_COUNTED = 200;
const NO_LIMIT = 1_000_000;

/** A number on top of a list may be so old, ms. */
const LIFETIME = { fresh: 30_000, usable: 600_000 };

/** Counts the clinics that fit, apart from the position: once for all who look at the same region in the same way. */
export function createNearbyTotal(database: Database) {
  const kept = new KeptValues<number>(LIFETIME);
  return async (
    input: NearbyInput,
    at: Point | null,
    today: string,
    now: number,
  ): Promise<{ total: number; isMore: boolean }> => {
    const { within, hasFreeSlots } = input;
    const limit = hasFreeSlots ? MOST_COUNTED : NO_LIMIT;
    const inReach =
      at && within !== undefined
        ? sql`${metresFrom('d.latitude', 'd.longitude', at)} <= ${within}`
        : sql`true`;
    const count = async (): Promise<number> => {
      const rows = await runPrepared<{ total: number }>(
        database,
        sql`select count(*) as total from (select 1 from (
            select d.depa_code, d.is_online from departments d
            where ${ownFilters(input, today)} and ${inReach} offset 0
          ) d where ${offerFilters(input, now)} limit ${limit + 1}) n`,
      );
      return rows[0]?.total ?? 0;
    };
    const filters: Record<string, unknown> = { ...input, today };
    for (const own of ['pageNo', 'pageSize', 'afterDistance', 'afterCode']) delete filters[own];
    if (within === undefined) for (const own of ['latitude', 'longitude']) delete filters[own];
    const found = await kept.get(JSON.stringify(filters), count);
    return { total: Math.min(found, limit), isMore: found > limit };
  };
}
