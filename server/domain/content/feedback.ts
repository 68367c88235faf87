import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { newId } from '../../kernel/ids';

/** Stores feedback and keeps its pictures. @throws DomainError 4004 for a picture that is not the user's own */
export function saveFeedback(
  db: Db,
  feedback: ParsedInputOf<'POST /base/feedback/save.do'>,
  userId: string | null,
  now: number,
): Promise<string> {
  const { kind, content, contact, appVersion, fileIds } = feedback;
  return db.transaction().execute(async (trx) => {
    if (fileIds.length > 0) {
      const own = await trx
        .updateTable('uploads')
        .set({ used_at: new Date(now) })
        .where('id', 'in', fileIds)
        .where('user_id', '=', userId)
        .returning('id')
        .execute();
      if (own.length !== new Set(fileIds).size) throw new DomainError(CODE.NOT_FOUND);
    }
    const { id } = await trx
      .insertInto('feedback')
      .values({
        id: newId(),
        user_id: userId,
        kind,
        content,
        contact,
        app_version: appVersion,
        file_ids: JSON.stringify(fileIds),
        created_at: new Date(now),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}
