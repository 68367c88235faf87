import type { Selectable } from 'kysely';
import type { CommentsTable } from '../../../db/community-tables';
import type { Db } from '../../../db/database';

/** A comment, locked after the post that it is on, as everywhere: so that no two wait for each other. */
export async function lockComment(
  db: Db,
  commentId: string,
): Promise<Selectable<CommentsTable> | undefined> {
  const comment = db.selectFrom('comments').selectAll().where('id', '=', commentId);
  const found = await comment.executeTakeFirst();
  if (found?.target_type === 'post')
    await db
      .selectFrom('posts')
      .select('id')
      .where('id', '=', found.target_id)
      .forUpdate()
      .execute();
  return comment.forUpdate().executeTakeFirst();
}
