import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { renditionNames, renditionsIn } from './rendition-files';
import { uploadsIn } from './uploads-in';

/** ms that a file may exist without its row; if the process died in between, the row is never written. */
const KEEP_UNKNOWN = 3_600_000;

/** Removes the given files of uploads, and what was made of them. */
export async function removeFiles(dataDir: string, fileIds: readonly string[]): Promise<void> {
  const [uploads, renditions] = [uploadsIn(dataDir), renditionsIn(dataDir)];
  const paths = fileIds.flatMap((id) => [
    join(uploads, id),
    ...renditionNames(id).map((name) => join(renditions, name)),
  ]);
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}

/** Removes old files of a directory that belong to nothing: the account was erased, or the process died on the way. */
async function removeUnknown(directory: string, known: ReadonlySet<string>): Promise<void> {
  const unknown = (await readdir(directory)).filter((name) => !known.has(name));
  for (const name of unknown) {
    const path = join(directory, name);
    const written = await stat(path).catch(() => undefined);
    // A file's time is the machine's, whatever the provider's clock says.
    if (written && Date.now() - written.mtimeMs > KEEP_UNKNOWN) await rm(path, { force: true });
  }
}

/** Deletes the rows of files; the caller removes the files once they are gone. @returns their ids */
export async function eraseUploads(trx: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length > 0) await trx.deleteFrom('uploads').where('id', 'in', ids).execute();
  return [...ids];
}

/** Removes files without a row. */
export async function removeUnknownFiles({
  db,
  config: { dataDir },
}: Pick<Deps, 'db' | 'config'>): Promise<void> {
  const rows = await db.selectFrom('uploads').select('id').execute();
  const known = rows.map(({ id }) => id);
  await removeUnknown(uploadsIn(dataDir), new Set(known));
  await removeUnknown(renditionsIn(dataDir), new Set(known.flatMap(renditionNames)));
}
