import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../../db/database';

/** ms that a file may exist without its row: a process may be writing it, or died on the way. */
const KEEP_UNKNOWN = 6 * 3_600_000;

/** Directory of the encrypted files, created if missing. */
export function exportsIn(dataDir: string): string {
  const directory = join(dataDir, 'exports');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  return directory;
}

/** Path of an export's file. */
export const exportPath = (dataDir: string, fileId: string): string =>
  join(exportsIn(dataDir), fileId);

/** Whether the file of an export is there. @param fileId null: it has none */
export async function hasExportFile(dataDir: string, fileId: string | null): Promise<boolean> {
  if (fileId === null) return false;
  return (await stat(exportPath(dataDir, fileId)).catch(() => undefined)) !== undefined;
}

/** Removes files of exports. */
export async function removeExportFiles(
  dataDir: string,
  fileIds: readonly (string | null)[],
): Promise<void> {
  const paths = fileIds.flatMap((id) => (id === null ? [] : [exportPath(dataDir, id)]));
  await Promise.all(paths.map((path) => rm(path, { force: true })));
}

/** Removes a file that no export names; where that cannot be learned it stays, for {@link removeUnknownExports}. */
export async function removeUnnamedFile(db: Db, dataDir: string, fileId: string): Promise<void> {
  const named = await db
    .selectFrom('personal_exports')
    .select('id')
    .where('file_id', '=', fileId)
    .executeTakeFirst();
  if (!named) await removeExportFiles(dataDir, [fileId]);
}

/** Names of the files of an account's exports, before it is deleted. */
export async function exportFilesOf(db: Db, userId: string): Promise<readonly (string | null)[]> {
  const rows = await db
    .selectFrom('personal_exports')
    .select('file_id')
    .where('user_id', '=', userId)
    .where('file_id', 'is not', null)
    .execute();
  return rows.map(({ file_id: fileId }) => fileId);
}

/** Removes old files that belong to no export. */
export async function removeUnknownExports(db: Db, dataDir: string): Promise<void> {
  const directory = exportsIn(dataDir);
  const rows = await db
    .selectFrom('personal_exports')
    .select('file_id')
    .where('file_id', 'is not', null)
    .execute();
  const exportIds = new Set(rows.map(({ file_id: fileId }) => fileId));
  for (const name of (await readdir(directory)).filter((found) => !exportIds.has(found))) {
    const path = join(directory, name);
    const written = await stat(path).catch(() => undefined);
    // A file's time is the machine's, whatever the provider's clock says.
    if (written && Date.now() - written.mtimeMs > KEEP_UNKNOWN) await rm(path, { force: true });
  }
}
