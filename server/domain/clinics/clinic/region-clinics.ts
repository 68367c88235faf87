import { sql } from 'kysely';
import type { Database } from '../../../db/database';
import { runPrepared } from '../../../db/prepared';
import { Cache } from '../../../kernel/cache';
import { createCityClinics } from './city-clinics';
import type { ListedClinic } from './city-clinics';
import { isCity, isProvince, liesIn } from '../../../shared/geo/lies-in';

/** ms; regions change with the provider's data. */
const LIFETIME = { fresh: 60_000, usable: 600_000 };

/** Reads the clinics of a region from the cache, which holds them by city. */
export function createRegionClinics(database: Database) {
  const clinicsOf = createCityClinics(database);
  const cached = new Cache<string, readonly string[]>(LIFETIME);
  const above = (asked: string) =>
    sql<{ code: string }>`select parent_code as code from regions where code = ${asked}`;
  const below = (asked: string) =>
    sql<{ code: string }>`select code from regions where parent_code = ${asked}`;
  /** Cities of a province, or the city of an area; some areas are cities themselves. */
  const citiesOf = async (asked: string): Promise<readonly string[]> => {
    if (isCity(asked)) return [asked];
    const found = await cached.get(asked, async () => {
      const rows = await runPrepared(database, isProvince(asked) ? below(asked) : above(asked));
      return rows.map(({ code }) => code);
    });
    return isProvince(asked) ? found : [...found.filter((code) => !isProvince(code)), asked];
  };
  return async (asked: string): Promise<readonly ListedClinic[]> =>
    (await clinicsOf(await citiesOf(asked))).filter((clinic) => liesIn(clinic, asked));
}
