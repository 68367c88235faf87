import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { largeCatalogue } from '../../samples/large-catalogue';
import { startProvider } from '../kit/harness';
import type { Provider } from '../kit/harness';
import { removeDirectory, temporaryDirectory } from '../kit/temporary-directory';
import { writeCatalogue } from './catalogue-folders';

const SMALL = largeCatalogue({ clinics: 3, products: 4, productsOfClinic: 2, schedules: 12 });

describe('a live start with a folder of files', () => {
  let provider: Provider;
  let dataDir: string;
  let folder: string;

  async function start(
    env: Readonly<Record<string, string>> = { CATALOGUE_DIR: folder },
  ): Promise<string> {
    provider = await startProvider({ dataDir, env: { APP_ENV: 'live', ...env } });
    await provider.halt();
    return provider.output;
  }

  beforeAll(() => {
    dataDir = temporaryDirectory('start');
    folder = temporaryDirectory('start-files');
    writeCatalogue(folder, SMALL);
  });
  afterAll(() => {
    removeDirectory(dataDir);
    removeDirectory(folder);
  });

  test('without one says that nothing can be booked, and why', async () => {
    const output = await start({});
    expect(output).toContain('"why":"there is no clinic: npm run catalogue -- apply DIR"');
    expect(output).toContain('"msg":"nothing can be booked"');
  });

  test('with one that has errors names them, and starts', async () => {
    const path = join(folder, 'clinics.csv');
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace('110101,', '999999,'));
    const output = await start();
    expect(output).toContain('"msg":"the catalogue has errors"');
    expect(output).toContain('clinics.csv:2 region');
    expect(output).toContain('"msg":"nothing can be booked"');
    writeFileSync(path, text);
    expect(await start({ CATALOGUE_DIR: join(folder, 'missing') })).toContain(
      'missing is no folder',
    );
  });

  test('applies it where there is no clinic yet, once', async () => {
    const first = await start();
    expect(first).toContain('"msg":"catalogue applied"');
    expect(first).toContain('Clinics: 3 added');
    expect(first).not.toContain('nothing can be booked');
    const second = await start();
    expect(second).not.toContain('catalogue');
  });

  test('says what would change afterwards, and leaves it', async () => {
    const path = join(folder, 'offers.csv');
    writeFileSync(path, readFileSync(path, 'utf8').replace(',128,', ',138,'));
    for (const output of [await start(), await start()]) {
      expect(output).toContain(
        '"msg":"the catalogue folder says something else than the database"',
      );
      expect(output).toContain('Prices and stock: 0 added, 1 changed, 0 removed');
      expect(output).toContain(`npm run catalogue -- diff ${folder}`);
    }
  });
});
