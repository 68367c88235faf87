import { once } from 'node:events';
import { join } from 'node:path';
import { largeCatalogue } from '../../samples/large-catalogue';
import { createTestDatabase, inDatabase, KINDS } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { pause } from '../kit/until';
import { catalogueCommand, startCatalogueCommand, writeCatalogue } from './catalogue-folders';

const SIZE = { clinics: 400, products: 20, productsOfClinic: 10, schedules: 12_000 };
/** Parts of the time that it takes, after which it is killed. */
const PARTS = [0.3, 0.5, 0.6, 0.7, 0.8, 0.9];

test.each(KINDS)('killed at any moment on %s it has done all or nothing', async (kind) => {
  const root = temporaryDirectory('killed');
  const folder = join(root, 'files');
  writeCatalogue(folder, largeCatalogue(SIZE));
  const make = (): Promise<TestDatabase> => createTestDatabase(kind);

  const rehearsal = await make();
  const began = Date.now();
  expect(catalogueCommand(rehearsal, 'apply', folder, '--yes')).toMatchObject({ status: 0 });
  const whole = Date.now() - began;
  await rehearsal.remove();

  const testDatabase = await make();
  const counts = () =>
    inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<Record<string, number>>(
        `select (select count(*) from departments) as clinics, (select count(*) from clinic_products) as products,
           (select count(*) from clinic_schedules) as schedules, (select count(*) from stale_schedules) as stale,
           (select count(*) from catalogue_changes) as changes`,
      );
      return rows[0];
    });
  const nothing = { clinics: 0, products: 0, schedules: 0, stale: 0, changes: 0 };
  const all = { clinics: 400, products: 4_000, schedules: 12_000, stale: 4_000, changes: 1 };
  let kills = 0;
  for (const part of PARTS) {
    const child = startCatalogueCommand(testDatabase, 'apply', folder, '--yes');
    const ended = once(child, 'exit');
    await pause(part * whole);
    if (child.exitCode === null) kills += 1;
    child.kill('SIGKILL');
    await ended;
    const found = await counts();
    expect([nothing, all]).toContainEqual(found);
  }
  expect(kills).toBeGreaterThan(0);
  expect(catalogueCommand(testDatabase, 'apply', folder, '--yes')).toMatchObject({ status: 0 });
  expect(await counts()).toEqual(all);
  await testDatabase.remove();
  removeDirectory(root);
});
