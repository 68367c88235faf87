import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps';
import { uploadsIn } from './uploads-in';
import { DAY } from '../../kernel/clock';

/** ms that an unused file is stored, e.g. until the feedback that it belongs to is sent. */
const KEEP_UNUSED = DAY;
/** ms that a file may exist without its row; if the process died in between, the row is never written. */
const KEEP_UNKNOWN = 3_600_000;

/** Removes the given files of uploads. */
export async function removeFiles(dataDir: string, fileIds: readonly string[]): Promise<void> {
  const directory = uploadsIn(dataDir);
  await Promise.all(fileIds.map((id) => rm(join(directory, id), { force: true })));
}

/** Files without a row: the account was erased, or the process died before they were removed. */
async function unknownFiles({ db, config }: Deps): Promise<string[]> {
  const directory = uploadsIn(config.dataDir);
  const files = await readdir(directory);
  const rows = await db.selectFrom('uploads').select('id').execute();
  const known = new Set(rows.map(({ id }) => id));
  const unknown = files.filter((id) => !known.has(id));
  const ages = await Promise.all(
    unknown.map(async (id) => {
      const written = await stat(join(directory, id)).catch(() => undefined);
      // A file's time is the machine's, whatever the provider's clock says.
      return written ? Date.now() - written.mtimeMs : 0;
    }),
  );
  return unknown.filter((_, index) => (ages[index] ?? 0) > KEEP_UNKNOWN);
}

/** Removes files that are unused a day after the upload, and files without a row. */
export async function sweepUploads(deps: Deps): Promise<void> {
  const { db, clock, config } = deps;
  const gone = await db
    .deleteFrom('uploads')
    .where('used_at', 'is', null)
    .where('created_at', '<', new Date(clock.now() - KEEP_UNUSED))
    .returning('id')
    .execute();
  await removeFiles(config.dataDir, [...gone.map(({ id }) => id), ...(await unknownFiles(deps))]);
}
