import type { PoolClient } from 'pg';
import type { Deps } from '../deps';
import { dayOf } from '../kernel/clock';
import { buildSeed } from '../seed/build-seed';
import type { Seed } from '../seed/build-seed';
import districts from '../seed/data/district-coordinates.json';
import type { RegionRow } from '../seed/rows';
import * as columns from './columns';
import { insertRows } from '../db/insert';
import { inTurn, readProgress, writeProgress } from './progress';

/** Increased when changed sample data should be added to existing databases. */
const VERSION = '2';

const centres = districts as Readonly<Record<string, readonly number[]>>;

/** Adds a district's centre, which is in a separate file; the geocoder needs it with the region. */
const withCentre = (region: RegionRow): RegionRow => {
  const [latitude, longitude] = centres[region.code] ?? [];
  if (latitude === undefined || longitude === undefined) return region;
  return { ...region, latitude, longitude };
};

/** The sample data as of a day, limited to the clinics of the configured cities. */
export function sampleSeed(today: string, cities: readonly string[] | null): Seed {
  const made = buildSeed(today);
  const seed = { ...made, regions: made.regions.map(withCentre) };
  if (cities === null) return seed;
  const clinics = seed.clinics.filter(({ cityCode }) => cities.includes(cityCode));
  const chosenClinics = new Set(clinics.map(({ depaCode }) => depaCode));
  return {
    ...seed,
    clinics,
    notices: seed.notices.filter(({ depaCode }) => chosenClinics.has(depaCode)),
    offers: seed.offers.filter(({ depaCode }) => chosenClinics.has(depaCode)),
  };
}

async function insertAll(client: PoolClient, seed: Seed): Promise<void> {
  await insertRows(client, 'regions', columns.REGIONS, seed.regions);
  await insertRows(client, 'encyclopedia', columns.ENCYCLOPEDIA, seed.encyclopedia);
  await insertRows(client, 'products', columns.PRODUCTS, seed.products);
  await insertRows(client, 'catalogs', columns.CATALOGS, seed.catalogs);
  await insertRows(client, 'catalog_products', columns.CATALOG_PRODUCTS, seed.catalogProducts);
  await insertRows(client, 'zones', columns.ZONES, seed.zones);
  await insertRows(client, 'articles', columns.ARTICLES, seed.articles);
  await insertRows(client, 'videos', columns.VIDEOS, seed.videos);
  await insertRows(client, 'departments', columns.DEPARTMENTS, seed.clinics);
  await insertRows(client, 'department_notices', columns.NOTICES, seed.notices);
  await insertRows(client, 'clinic_products', columns.OFFERS, seed.offers);
}

/** Loads the sample data except the slots once, in one transaction. */
export async function loadSampleData({ database, clock, config }: Deps): Promise<void> {
  const client = await database.pool.connect();
  try {
    if ((await readProgress(client, 'seed')) === VERSION) return;
    await inTurn(client, async () => {
      if ((await readProgress(client, 'seed')) === VERSION) return;
      await insertAll(client, sampleSeed(dayOf(clock.now()), config.seedCities));
      await writeProgress(client, 'seed', VERSION);
    });
    // Without statistics the planner treats the full tables as empty.
    await client.query('analyze');
  } finally {
    client.release();
  }
}
