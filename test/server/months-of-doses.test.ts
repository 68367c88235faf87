import { cpSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../server/db/database';
import type { Database } from '../../server/db/database';
import { insertRows } from '../../server/db/insert';
import { migrate } from '../../server/db/migrate';
import { PRODUCTS } from '../../server/seed-load/columns';
import { seedProducts } from '../../server/seed/vaccines/products';
import { startPostgres } from './postgres';
import type { TestPostgres } from './postgres';
import { removeDirectory, temporaryDirectory } from './temporary-directory';

const MIGRATIONS = join(__dirname, '../../server/migrations');
const STORES_MONTHS = '0057_months_of_doses.sql';

let postgres: TestPostgres;
let database: Database;
let before: string;

beforeAll(async () => {
  postgres = await startPostgres();
  const fail = (error: Error): never => {
    throw error;
  };
  const at = { databaseUrl: postgres.url, dataDir: '', workerFile: new URL('file:///') };
  database = await openDatabase({ ...at, onCrash: fail }, fail);
  before = temporaryDirectory('migrations');
  cpSync(MIGRATIONS, before, { recursive: true });
  for (const file of readdirSync(before)) if (file >= STORES_MONTHS) rmSync(join(before, file));
  await migrate(database.pool, before);
});

afterAll(async () => {
  await database.close();
  await postgres.stop();
  removeDirectory(before);
});

const months = async (id: string) => {
  const { doses } = await database.db
    .selectFrom('products')
    .select('doses')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return doses.map((dose) => [dose.minAgeDays, dose.ageMonths, dose.gapMonths]);
};

test('a catalogue from before gets the months that its days stood for, and none without them', async () => {
  const today = seedProducts();
  const withoutMonths = today.map(({ doses, ...product }) => ({
    ...product,
    doses: doses.map(({ ageMonths, gapMonths: _gap, ...dose }) => ({
      ...dose,
      minAgeMonths: ageMonths,
    })),
  })) as unknown as typeof today;
  const own = (id: string, vaccineCode: string, minAgeDays: number, doses: object[]) =>
    ({ ...today[0], id, vaccineCode, minAgeDays, doses }) as (typeof today)[number];
  const client = await database.pool.connect();
  await insertRows(client, 'products', PRODUCTS, [
    ...withoutMonths,
    own('own-dtap', 'dtap', 59, [
      { doseNo: 1, minAgeDays: 0, minIntervalDays: 0 },
      { doseNo: 2, minAgeDays: 126, minIntervalDays: 28 },
      { doseNo: 4, minAgeDays: 552, minIntervalDays: 186 },
      { doseNo: 5, minAgeDays: 2191, minIntervalDays: 362 },
    ]),
    own('own-pcv', 'pcv13', 42, [{ doseNo: 1, minAgeDays: 59, minIntervalDays: 0 }]),
  ]);
  client.release();
  await migrate(database.pool, MIGRATIONS);

  for (const { id, doses } of today) {
    const { rows } = await database.pool.query<{ doses: object }>(
      'select doses from products where id = $1',
      [id],
    );
    expect(rows[0]?.doses).toEqual(doses);
  }
  expect(await months('own-dtap')).toEqual([
    [59, 2, null],
    [126, null, null],
    [552, null, 6],
    [2191, 72, 12],
  ]);
  expect(await months('own-pcv')).toEqual([[59, null, null]]);
});

test('a dose that does not say its months is refused', async () => {
  const said = `update products set doses = doses #- '{0,gapMonths}' where id = 'own-pcv'`;
  await expect(database.pool.query(said)).rejects.toThrow('products_doses_say_months');
});
