import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { largeCatalogue } from '../../samples/large-catalogue';
import { createTestDatabase, inDatabase, KINDS } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { catalogueCommand, writeCatalogue } from './catalogue-folders';

const SMALL = largeCatalogue({ clinics: 3, products: 4, productsOfClinic: 2, schedules: 12 });

describe.each(KINDS)('the command on %s', (kind) => {
  let testDatabase: TestDatabase;
  let root: string;
  let folder: string;
  const run = (...words: readonly string[]) => catalogueCommand(testDatabase, ...words);
  const rewrite = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));

  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    root = temporaryDirectory('catalogue');
    folder = join(root, 'files');
    writeCatalogue(folder, SMALL);
  });
  afterAll(async () => {
    removeDirectory(root);
    await testDatabase?.remove();
  });

  test('says how it is used', () => {
    for (const words of [
      [],
      ['apply'],
      ['mend', folder],
      ['check', folder, '--yes'],
      ['diff', folder, '--digest'],
    ])
      expect(run(...words)).toMatchObject({
        status: 1,
        said: expect.stringContaining('catalogue template <folder>') as string,
      });
  });

  test('shows first, and applies what was shown', () => {
    expect(run('check', folder)).toMatchObject({
      status: 0,
      said: expect.stringContaining('0 errors') as string,
    });
    const { status, said } = run('diff', folder);
    expect([status, said]).toEqual([
      0,
      expect.stringContaining('Clinics: 3 added, 0 changed, 0 removed'),
    ]);
    expect(said).toContain('It meets nobody.');
    const digest = /Digest: ([0-9a-f]{64})/.exec(said)?.[1] ?? '';
    const asked = run('apply', folder);
    expect(asked).toMatchObject({
      status: 1,
      said: expect.stringContaining(`To do this: --digest ${digest}`) as string,
    });
    expect(run('apply', folder, '--digest', 'f'.repeat(64))).toMatchObject({
      status: 1,
      said: expect.stringContaining('this is no longer what') as string,
    });
    expect(run('apply', folder, '--digest', digest, '--by', 'Zhang')).toMatchObject({
      status: 0,
      said: expect.stringMatching(/Applied\.$/) as string,
    });
    for (const words of [
      ['diff', folder],
      ['apply', folder],
      ['apply', folder, '--yes'],
    ])
      expect(run(...words)).toEqual({ status: 0, said: 'Nothing changes.' });
  });

  test('exports files that say the same', () => {
    const exported = join(root, 'exported');
    expect(run('export', exported)).toMatchObject({ status: 0 });
    expect(run('check', exported)).toMatchObject({ status: 0 });
    expect(run('diff', exported)).toEqual({ status: 0, said: 'Nothing changes.' });
    // What is ours is written anew; what somebody has changed is not.
    expect(run('export', exported)).toMatchObject({ status: 0 });
    appendFileSync(join(exported, 'clinics.csv'), '\n');
    expect(run('export', exported)).toMatchObject({
      status: 1,
      said: expect.stringContaining('clinics.csv') as string,
    });
  });

  test('applies at once what meets nobody, and records who did it', async () => {
    rewrite('offers.csv', (text) => text.replace(',128,', ',138.50,'));
    expect(run('apply', folder, '--yes')).toMatchObject({
      status: 0,
      said: expect.stringContaining('price 128.00 → 138.50 yuan') as string,
    });
    const { rows } = await inDatabase(testDatabase, ({ pool }) =>
      pool.query('select applied_by, summary from catalogue_changes order by id'),
    );
    expect(rows).toEqual([
      { applied_by: 'Zhang', summary: expect.stringContaining('Clinics: 3 added') as string },
      {
        applied_by: expect.stringMatching(/./) as string,
        summary: 'Prices and stock: 0 added, 1 changed, 0 removed',
      },
    ]);
  });

  test('names all that is wrong, and then applies nothing', () => {
    rewrite('clinics.csv', (text) => text.replace('110101,', '999999,'));
    rewrite('offers.csv', (text) => text.replace(',138.50,', ',free,'));
    for (const verb of ['check', 'diff', 'apply']) {
      const { status, said } = run(verb, folder);
      expect(status).toBe(1);
      expect(said).toMatch(/clinics\.csv:\d+ region: error: /);
      expect(said).toMatch(/offers\.csv:\d+ price: error: /);
      expect(said).toMatch(/2 errors/);
    }
  });

  test('writes a set of files to fill in', () => {
    const filled = join(root, 'template');
    expect(run('template', filled)).toMatchObject({ status: 0 });
    expect(readFileSync(join(filled, 'clinics.csv'), 'utf8')).toContain('code');
    expect(run('check', filled)).toMatchObject({ status: 0 });
    expect(run('template', folder)).toMatchObject({
      status: 1,
      said: expect.stringContaining('did not write') as string,
    });
  });
});
