import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { runPrepared } from '../../db/prepared';
import { foundIn } from '../../search/found-in';
import { tokensOf } from '../../search/tokens';
import { StaleWhileRevalidateCache } from '../../kernel/stale-while-revalidate-cache';
import { inRegion } from '../geo/in-region';

/** ms; what can be found changes by hand. */
const LIFETIME = { fresh: 10_000, usable: 30_000 };
const MOST_CODES = 100_000;

/** SQL: codes of the clinics of a region that are found by what was typed. */
export const foundInRegion = (regionCode: string, typed: string) => sql<{ depa_code: string }>`
  select d.depa_code from departments d
  where ${inRegion(regionCode)} and ${foundIn('clinic', sql`d.depa_code`, typed)}`;

/** Looks up which clinics of a region are found by a word, once for everybody who types it. */
export function createFoundClinics(database: Database) {
  const cached = new StaleWhileRevalidateCache<ReadonlySet<string>>({
    ...LIFETIME,
    limit: MOST_CODES,
    weigh: ({ size }) => size + 1,
  });
  return (regionCode: string, typed: string): Promise<ReadonlySet<string>> => {
    const word = tokensOf(typed).join(' ');
    return cached.get(`${regionCode} ${word}`, async () => {
      const rows = await runPrepared(database, foundInRegion(regionCode, word));
      return new Set(rows.map(({ depa_code }) => depa_code));
    });
  };
}
