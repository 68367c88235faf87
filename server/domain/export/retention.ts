import type { Deps } from '../../deps';
import { DAY } from '../../kernel/clock';
import { NOTHING } from '../../sealed/field-cipher';
import { PERIODS } from '../data-policy/periods';
import { removeExportFiles, removeUnknownExports } from './export-files';

/** ms that the row of an export stays, so that its owner can see when it was made and that it ended. */
const KEEP_ROW = PERIODS.exports.days * DAY;

/** Deletes files and links that have expired, rows after a month, and files that belong to nothing. */
export async function sweepExports(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  now: number,
): Promise<void> {
  const due = await db
    .selectFrom('personal_exports')
    .select(['id', 'file_id'])
    .where('file_key', '!=', NOTHING)
    .where('expires_at', '<=', new Date(now))
    .execute();
  if (due.length > 0) {
    await db
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
    await removeExportFiles(
      config.dataDir,
      due.map(({ file_id: fileId }) => fileId),
    );
  }
  await db
    .deleteFrom('personal_exports')
    .where('created_at', '<', new Date(now - KEEP_ROW))
    .execute();
  await removeUnknownExports(db, config.dataDir);
}
