import { opendir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../db/database';
import type { Deps } from '../../deps';
import { pictureOf, renditionNames, renditionsIn } from './rendition-files';
import { uploadsIn } from './uploads-in';

/** ms that a file may exist without its row; if the process died in between, the row is never written. */
const KEEP_UNKNOWN = 3_600_000;
/** Files about which the database is asked at a time. */
const AT_A_TIME = 500;

/** Removes the given files of uploads, and what was made of them. */
export async function removeFiles(dataDir: string, fileIds: readonly string[]): Promise<void> {
  const [uploads, renditions] = [uploadsIn(dataDir), renditionsIn(dataDir)];
  const paths = fileIds.flatMap((id) => [
    join(uploads, id),
    ...renditionNames(id).map((name) => join(renditions, name)),
  ]);
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}

/** Names of a directory's files, some at a time: there may be far more than fit into memory. */
async function* namesIn(directory: string): AsyncGenerator<string[]> {
  let names: string[] = [];
  for await (const { name } of await opendir(directory)) {
    names.push(name);
    if (names.length < AT_A_TIME) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
}

/**
 * Removes old files of a directory that belong to nothing: the account was erased, or the process died on the way.
 * @param idOf the upload that a file belongs to by its name; null: to none
 */
async function removeUnknown(
  db: Db,
  directory: string,
  idOf: (name: string) => string | null,
): Promise<void> {
  for await (const names of namesIn(directory)) {
    const ids = names.flatMap((name) => idOf(name) ?? []);
    const rows =
      ids.length > 0
        ? await db.selectFrom('uploads').select('id').where('id', 'in', ids).execute()
        : [];
    const stored = new Set<string | null>(rows.map(({ id }) => id));
    for (const name of names) {
      if (stored.has(idOf(name))) continue;
      const path = join(directory, name);
      const written = await stat(path).catch(() => undefined);
      // A file's time is the machine's, whatever the provider's clock says.
      if (written && Date.now() - written.mtimeMs > KEEP_UNKNOWN) await rm(path, { force: true });
    }
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
  await removeUnknown(db, uploadsIn(dataDir), (name) => name);
  await removeUnknown(db, renditionsIn(dataDir), pictureOf);
}
