import { EXPORT_LIFETIME } from '@contract/export/export-rules';
import type { Deps } from '../../../deps';
import type { Db } from '../../../db/database';
import { NOTHING } from '../../../sealed/field-cipher';
import { removeExportFiles, removeUnknownExports } from './export-files';

/** Ends what has expired. What failed can be repeated, and has its address, for as long as a file would exist. */
const endExpired = (db: Db, now: number): Promise<readonly (string | null)[]> =>
  db.transaction().execute(async (trx) => {
    const due = await trx
      .selectFrom('personal_exports')
      .select(['id', 'file_id'])
      .where(({ and, eb, or }) =>
        or([
          and([eb('file_key', '!=', NOTHING), eb('expires_at', '<=', new Date(now))]),
          and([
            eb('state', '=', 'failed'),
            eb('file_key', '=', NOTHING),
            eb('created_at', '<=', new Date(now - EXPORT_LIFETIME)),
          ]),
        ]),
      )
      // Its owner may be about to repeat it, or another process about to end it.
      .forUpdate()
      .skipLocked()
      .execute();
    if (due.length === 0) return [];
    await trx
      .updateTable('personal_exports')
      .set({
        state: 'expired',
        problem: null,
        claim: null,
        file_key: NOTHING,
        file_id: null,
        bytes: null,
        mobile: NOTHING,
        email: NOTHING,
      })
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute();
    return due.map(({ file_id: fileId }) => fileId);
  });

/** Deletes files, links and addresses that have expired, and files of nobody. Rows go as the data policy says. */
export async function sweepExports(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now: number,
): Promise<void> {
  // The row first: a process that dies in between leaves a file without its key, which goes as nobody's.
  await removeExportFiles(config.dataDir, await endExpired(db, now));
  await removeUnknownExports(db, config.dataDir);
}
