import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { breaksUniqueness } from '../../../db/statement';
import { DomainError } from '../../../http/domain-error';
import { NOTHING } from '../../../sealed/field-cipher';
import { WITHOUT_FILE } from './claim-export';
import { ownExport } from './export-row';
import type { ExportRow } from './export-row';

const changed = (): DomainError => new DomainError(CODE.EXPORT_STATE);

/**
 * Ends an export and its link at once. A process at work on it notices at its next sign of life.
 * @returns the row, and the name of its file, which the caller removes
 * @throws DomainError 4004, 20132 where there is nothing left to end
 */
export async function cancelExport(
  db: Db,
  exportId: string,
  userId: string,
): Promise<{ readonly row: ExportRow; readonly fileId: string | null }> {
  await ownExport(db, exportId, userId);
  return db.transaction().execute(async (trx) => {
    // Locked, as a packing may be about to name its file.
    const open = await trx
      .selectFrom('personal_exports')
      .select('file_id')
      .where('id', '=', exportId)
      .where('user_id', '=', userId)
      .where('state', 'not in', ['cancelled', 'expired'])
      .forUpdate()
      .executeTakeFirst();
    if (!open) throw changed();
    const row = await trx
      .updateTable('personal_exports')
      .set({
        state: 'cancelled',
        problem: null,
        claim: null,
        mobile: NOTHING,
        email: NOTHING,
        ...WITHOUT_FILE,
      })
      .where('id', '=', exportId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { row, fileId: open.file_id };
  });
}

/**
 * Tries a failed export again: what was packed is mailed, or else packed first.
 * @throws DomainError 4004, 20132 where it did not fail, or another one is under way
 */
export async function repeatExport(
  db: Db,
  exportId: string,
  userId: string,
  now: number,
): Promise<ExportRow> {
  const { file_id: fileId } = await ownExport(db, exportId, userId);
  try {
    const row = await db
      .updateTable('personal_exports')
      .set({
        state: fileId === null ? 'waiting' : 'mailing',
        problem: null,
        tries: 0,
        claim: null,
        due_at: new Date(now),
      })
      .where('id', '=', exportId)
      .where('user_id', '=', userId)
      .where('state', '=', 'failed')
      .returningAll()
      .executeTakeFirst();
    if (!row) throw changed();
    return row;
  } catch (error) {
    // One export of an account is under way at a time.
    if (breaksUniqueness(error)) throw changed();
    throw error;
  }
}
