import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { CommandError } from '../kernel/command-error';
import { notEmpty, requireFile, writeWhole } from './backup-file';
import { lockDirectory } from './directory-lock';

/** Whoever else may read the machine's files is not to read this one. */
const OWN = { mode: 0o600 };

/** Works on the directory's database while no provider does. @throws DirectoryInUse */
async function alone(dataDir: string, work: (pgdata: string) => Promise<void>): Promise<void> {
  const release = await lockDirectory(dataDir);
  try {
    await work(join(dataDir, 'pgdata'));
  } finally {
    release();
  }
}

/** Opening and closing it writes what a killed provider left in the log of changes. */
async function packed(pgdata: string): Promise<Buffer> {
  const pg = await PGlite.create({ fs: new NodeFS(pgdata) });
  try {
    await pg.query('checkpoint');
    const file = await pg.dumpDataDir('gzip');
    return Buffer.from(await file.arrayBuffer());
  } finally {
    await pg.close();
  }
}

/** Writes the embedded database to a file (tar, gzip). @throws CommandError, DirectoryInUse */
export const backUpEmbedded = (dataDir: string, file: string): Promise<void> =>
  alone(dataDir, async (pgdata) => {
    if (!existsSync(pgdata)) throw new CommandError(`There is no embedded database in ${dataDir}.`);
    await writeWhole(file, async (path) => writeFile(path, await packed(pgdata), OWN));
  });

/** Makes the embedded database of a file that {@link backUpEmbedded} wrote. @throws CommandError, DirectoryInUse */
export const restoreEmbedded = (
  dataDir: string,
  file: string,
  mayReplace: boolean,
): Promise<void> =>
  alone(dataDir, async (pgdata) => {
    requireFile(file);
    if (existsSync(pgdata) && !mayReplace) throw notEmpty(pgdata);
    const next = `${pgdata}.next-${process.pid}`;
    mkdirSync(next, { recursive: true, mode: 0o700 });
    try {
      const pg = await PGlite.create({
        fs: new NodeFS(next),
        loadDataDir: new Blob([await readFile(file)], { type: 'application/gzip' }),
      });
      await pg.query('select count(*) from migrations');
      await pg.close();
      // What is there goes only once the other is whole.
      rmSync(pgdata, { recursive: true, force: true });
      renameSync(next, pgdata);
    } catch (error) {
      throw new CommandError(
        `${file} cannot be restored: it is no whole backup of an embedded database. Nothing was changed. (${String(error)})`,
      );
    } finally {
      rmSync(next, { recursive: true, force: true });
    }
  });
