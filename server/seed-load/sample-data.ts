import type { PoolClient } from 'pg';
import { compareText } from '@contract/text/order-rules';
import type { Deps } from '../deps';
import { dayOf } from '../kernel/clock';
import type { Config } from '../kernel/config';
import { buildSeed } from '../seed/build-seed';
import type { Seed } from '../seed/build-seed';
import { clinicCities } from '../seed/clinics/departments';
import * as columns from '../db/catalogue-columns';
import { insertRows } from '../db/insert';
import { inTurn, readProgress, writeProgress } from './progress';
import { sampleContent } from './sample-files';

/** Increased when changed sample data should be added to existing databases. */
const VERSION = '2';

/** The sample data as of a day, limited to the clinics of the configured cities. */
export function sampleSeed(
  today: string,
  { sampleDir, seedCities: cities }: Pick<Config, 'sampleDir' | 'seedCities'>,
): Seed {
  const seed = buildSeed(today, sampleContent(sampleDir, today));
  if (cities === null) return seed;
  const clinics = seed.clinics.filter(({ cityCode }) => cities.includes(cityCode));
  const chosenClinics = new Set(clinics.map(({ depaCode }) => depaCode));
  return {
    ...seed,
    clinics,
    notices: seed.notices.filter(({ depaCode }) => chosenClinics.has(depaCode)),
    clinicProducts: seed.clinicProducts.filter(({ depaCode }) => chosenClinics.has(depaCode)),
  };
}

/** @throws Error that names the setting, where a city of it has no sample clinics */
export function checkSeedCities(cities: readonly string[] | null): void {
  const clinicCityCodes = clinicCities();
  const unknown = cities?.find((city) => !clinicCityCodes.has(city));
  if (unknown !== undefined)
    throw new Error(`SEED names ${unknown}, which is no city of the sample data.`);
}

/** Loads what is not there yet. */
async function insertAll(client: PoolClient, seed: Seed): Promise<void> {
  await insertRows(client, 'encyclopedia', columns.ENCYCLOPEDIA, seed.encyclopedia);
  await insertRows(client, 'products', columns.PRODUCTS, seed.products);
  await insertRows(client, 'catalogs', columns.CATALOGS, seed.catalogs);
  await insertRows(client, 'catalog_products', columns.CATALOG_PRODUCTS, seed.catalogProducts);
  await insertRows(client, 'zones', columns.ZONES, seed.zones);
  await insertRows(client, 'articles', columns.ARTICLES, seed.articles);
  await insertRows(client, 'videos', columns.VIDEOS, seed.videos);
  const clinics = await insertRows(client, 'departments', columns.DEPARTMENTS, seed.clinics);
  await insertRows(client, 'department_notices', columns.NOTICES, seed.notices);
  await insertRows(client, 'clinic_products', columns.CLINIC_PRODUCTS, seed.clinicProducts);
  // New clinics need the slots of the days that the others have already; those that are there stay as they are.
  if (clinics > 0) await client.query(`delete from progress where key = 'schedule'`);
}

/** Loads the sample data except the slots once for each choice of cities, in one transaction. */
export async function loadSampleData({ database, clock, config }: Deps): Promise<void> {
  const cities =
    config.seedCities === null ? 'all' : [...config.seedCities].sort(compareText).join();
  const wanted = `${VERSION}:${cities}`;
  const client = await database.pool.connect();
  try {
    if ((await readProgress(client, 'seed')) === wanted) return;
    await inTurn(client, async () => {
      if ((await readProgress(client, 'seed')) === wanted) return;
      await insertAll(client, sampleSeed(dayOf(clock.now()), config));
      await writeProgress(client, 'seed', wanted);
    });
    // Without statistics the planner treats the full tables as empty.
    await client.query('analyze');
  } finally {
    client.release();
  }
}
