import { execFile, spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Catalogue } from '../../../server/catalogue/rows';
import { filesOfCatalogue } from '../../../server/domain/clinics/catalogue/folder/catalogue-of-files';
import { writeFolder } from '../../../server/domain/clinics/catalogue/folder/write-folder';
import { clockSetting } from '../../run-clock';
import { ROOT } from '../kit/root';
import type { TestDatabase } from '../kit/worlds/booking-world';

const COMMAND = join(ROOT, 'dist/server/catalogue.js');

const envOf = ({ dataDir, postgres }: TestDatabase) => ({
  ...clockSetting(),
  PATH: process.env.PATH,
  DATABASE_URL: postgres?.url ?? '',
  DATA_DIR: dataDir,
});

/** Runs the operator's command to its end. */
export function catalogueCommand(testDatabase: TestDatabase, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    env: envOf(testDatabase),
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
}

/** Runs the command beside what else goes on. @returns what it said; it may have failed */
export const catalogueCommandMeanwhile = (
  testDatabase: TestDatabase,
  ...words: readonly string[]
): Promise<string> =>
  new Promise((resolve) => {
    const env = envOf(testDatabase);
    execFile(process.execPath, [COMMAND, ...words], { env }, (_, said, complaint) =>
      resolve((said + complaint).trim()),
    );
  });

/** Starts the command, for a test that ends it. */
export const startCatalogueCommand = (
  testDatabase: TestDatabase,
  ...words: readonly string[]
): ChildProcess =>
  spawn(process.execPath, [COMMAND, ...words], { env: envOf(testDatabase), stdio: 'ignore' });

/** Writes a catalogue's files. */
export const writeCatalogue = (folder: string, catalogue: Catalogue): void =>
  writeFolder(folder, filesOfCatalogue(catalogue));
