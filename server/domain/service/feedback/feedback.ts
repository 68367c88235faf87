import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { ParsedInputOf } from '@contract/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';
import { newId } from '../../../kernel/ids';

type Feedback = ParsedInputOf<'POST /base/feedback/save.do'>;

/** Takes unused pictures of the user for feedback. @returns whether all of them were there to be taken */
async function claimPictures(
  db: Db,
  fileIds: readonly string[],
  userId: string | null,
  now: number,
): Promise<boolean> {
  const claimed = await db
    .updateTable('uploads')
    .set({ used_at: new Date(now) })
    .where('id', 'in', fileIds)
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('id')
    .execute();
  return claimed.length === new Set(fileIds).size;
}

/** The feedback that was sent with the same words and pictures, where its answer was lost. */
const sameFeedback = (db: Db, { content, fileIds }: Feedback, userId: string | null) =>
  db
    .selectFrom('feedback')
    .select('id')
    .where('user_id', '=', userId)
    .where('content', '=', content)
    .where(sql<SqlBool>`file_ids = ${JSON.stringify(fileIds)}::jsonb`)
    .executeTakeFirst();

/**
 * Stores feedback and retains its pictures; the same with the same pictures, sent again, is the first.
 * @throws DomainError 4004 for a picture that is not the user's own, or is used elsewhere
 */
export function saveFeedback(
  db: Db,
  feedback: Feedback,
  userId: string | null,
  now: number,
): Promise<string> {
  const { kind, content, contact, appVersion, fileIds } = feedback;
  return db.transaction().execute(async (trx) => {
    if (fileIds.length > 0 && !(await claimPictures(trx, fileIds, userId, now))) {
      const before = await sameFeedback(trx, feedback, userId);
      if (before) return before.id;
      throw new DomainError(CODE.NOT_FOUND);
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
