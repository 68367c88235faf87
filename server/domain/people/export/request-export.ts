import type { ExportPlatform } from '@contract/export/export-rules';
import { CODE } from '@contract/errors';
import { dayOf, timeOf } from '../../../kernel/clock';
import { newId } from '../../../kernel/ids';
import type { Language } from '../../../kernel/language';
import { DomainError } from '../../../http/domain-error';
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

/** Queues an export; of requests at the same moment one wins. @throws DomainError 20130, 1001 where the account was deleted */
export function requestExport(
  { db, cipher }: ExportStore,
  { userId, platform, mobile, email, language }: ExportRequest,
  now: number,
): Promise<ExportRow> {
  return db.transaction().execute(async (trx) => {
    // Deleting an account locks the user's row first, so nothing is written for somebody who is gone.
    const user = await trx
      .selectFrom('users')
      .select('id')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) throw new DomainError(CODE.LOGIN_INVALID);
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
