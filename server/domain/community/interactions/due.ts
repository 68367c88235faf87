import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/** Notes that a comment has appeared, so that whom it answers is notified. */
export async function noteComment(db: Db, commentId: string): Promise<void> {
  await db
    .insertInto('interactions_due')
    .values({ kind: 'commented', target_type: 'comment', target_id: commentId, author_ids: [] })
    .execute();
}

/** Notes that an author follows another. */
export async function noteFollow(db: Db, followerId: string, followedId: string): Promise<void> {
  await db
    .insertInto('interactions_due')
    .values({
      kind: 'followed',
      target_type: 'author',
      target_id: followedId,
      author_ids: [followerId],
    })
    .execute();
}

/** Removes an author, whose account is being deleted, from what is due. */
export async function forgetDue(db: Db, authorId: string): Promise<void> {
  await sql`delete from interactions_due where target_id = ${authorId}`.execute(db);
  await sql`update interactions_due set author_ids = array_remove(author_ids, ${authorId})
    where ${authorId} = any (author_ids)`.execute(db);
}
