import type { Selectable } from 'kysely';
import type { ExportDetail } from '@contract/export/endpoints';
import { CODE } from '@contract/errors';
import { maskMobile } from '@contract/text/mask-rules';
import type { Deps } from '../../../deps';
import type { Db } from '../../../db/database';
import type { PersonalExportsTable } from '../../../db/export-tables';
import { DomainError } from '../../../http/domain-error';
import { NOTHING } from '../../../sealed/field-cipher';
import { exportLink } from './mail-text';

export type ExportRow = Selectable<PersonalExportsTable>;

/** What reading and writing exports needs. */
export type ExportStore = Pick<Deps, 'db' | 'cipher'>;

/** Whether there is a file to download. @param now ms */
export const hasFile = ({ file_key: key, expires_at: end }: ExportRow, now: number): boolean =>
  key !== NOTHING && end !== null && end.getTime() > now;

const msOf = (at: Date | null): number | null => at && at.getTime();

/** An export as its owner sees it. @param now ms */
export function detailOf(
  { cipher, config }: Pick<Deps, 'cipher' | 'config'>,
  row: ExportRow,
  now: number,
): ExportDetail {
  const { webOrigin } = config;
  const isMailDue = row.state === 'mailing' && row.problem !== null;
  return {
    exportId: row.id,
    exportPlatform: row.platform,
    exportMobile: maskMobile(cipher.open(row.mobile)),
    exportEmail: cipher.open(row.email),
    state: row.state,
    progress: row.progress,
    problem: row.problem,
    nextTryAt: isMailDue ? row.due_at.getTime() : null,
    createdAt: row.created_at.getTime(),
    sentAt: msOf(row.sent_at),
    expiresAt: msOf(row.expires_at),
    bytes: row.bytes,
    link: webOrigin !== null && hasFile(row, now) ? exportLink(webOrigin, row.id) : null,
  };
}

/** An export of the account; that of another account is as unknown as one that does not exist. @throws DomainError 4004 */
export async function ownExport(db: Db, exportId: string, userId: string): Promise<ExportRow> {
  const row = await db
    .selectFrom('personal_exports')
    .selectAll()
    .where('id', '=', exportId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.NOT_FOUND);
  return row;
}

/** The newest export of an account. */
export const newestExport = (db: Db, userId: string): Promise<ExportRow | undefined> =>
  db
    .selectFrom('personal_exports')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
