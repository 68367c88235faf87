import type { Deps } from '../deps';
import districts from '../seed/data/district-coordinates.json';
import { regions } from '../seed/regions';
import type { RegionRow } from '../catalogue/rows';
import { insertRows } from '../db/insert';
import * as columns from '../db/catalogue-columns';
import { inTurn, readProgress, writeProgress } from './progress';

/** Increased when changed regions should be added to existing databases. */
const VERSION = '1';

const centres = districts as Readonly<Record<string, readonly number[]>>;

/** Adds a district's centre, which is in a separate file; the geocoder needs it with the region. */
const withCentre = (region: RegionRow): RegionRow => {
  const [latitude, longitude] = centres[region.code] ?? [];
  if (latitude === undefined || longitude === undefined) return region;
  return { ...region, latitude, longitude };
};

/** Every province, city and district, parents before children. */
export const regionRows = (): readonly RegionRow[] => regions.map(withCentre);

/** Loads the country's regions once: no sample, but what every provider has. */
export async function loadRegions({ database }: Pick<Deps, 'database'>): Promise<void> {
  const client = await database.pool.connect();
  try {
    if ((await readProgress(client, 'regions')) === VERSION) return;
    await inTurn(client, async () => {
      await insertRows(client, 'regions', columns.REGIONS, regionRows());
      await writeProgress(client, 'regions', VERSION);
    });
    // Without statistics the planner treats the full table as empty.
    await client.query('analyze regions');
  } finally {
    client.release();
  }
}
