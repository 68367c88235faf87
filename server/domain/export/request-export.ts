import type { ExportPlatform } from '@contract/export/export-rules';
import { CODE } from '@contract/errors';
import { dayOf, timeOf } from '../../kernel/clock';
import { newId } from '../../kernel/ids';
import type { Language } from '../../kernel/language';
import { DomainError } from '../../http/domain-error';
import type { ExportRow, ExportStore } from './export-row';
import { nextExportOf } from './next-export';

/** A request whose owner has confirmed it. */
export interface ExportRequest {
  readonly userId: string;
  readonly platform: ExportPlatform;
  readonly mobile: string;
  readonly email: string;
  readonly language: Language;
}

const tooSoon = (next: number): DomainError =>
  new DomainError(CODE.EXPORT_TOO_SOON, {
    params: { time: `${dayOf(next)} ${timeOf(next)}` },
    data: { nextAt: next },
  });

/** @throws DomainError 20130 with `nextAt` while the account cannot request another one */
export async function requireExportDue(
  { db }: Pick<ExportStore, 'db'>,
  userId: string,
  now: number,
): Promise<void> {
  const next = await nextExportOf(db, userId, now);
  if (next !== null) throw tooSoon(next);
}

/** Queues an export; of requests at the same moment one wins. @throws DomainError 20130 */
export function requestExport(
  { db, cipher }: ExportStore,
  { userId, platform, mobile, email, language }: ExportRequest,
  now: number,
): Promise<ExportRow> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await requireExportDue({ db: trx }, userId, now);
    return trx
      .insertInto('personal_exports')
      .values({
        id: newId(),
        user_id: userId,
        platform,
        mobile: cipher.seal(mobile),
        email: cipher.seal(email),
        language,
        state: 'waiting',
        problem: null,
        due_at: new Date(now),
        claim: null,
        file_id: null,
        bytes: null,
        created_at: new Date(now),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
