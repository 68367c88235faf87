import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database';

/**
 * Of a row that is there already the transaction takes hold as well: otherwise the index could take the row, read the
 * post as it was before, and never hear of the change.
 */
const RECORDED_AGAIN = sql`on conflict (kind, id) do update set kind = excluded.kind`;

const note = (posts: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into search_stale (kind, id) ${posts} ${RECORDED_AGAIN}`;

/** Has the search index read a post again, as the transaction leaves it. */
export async function noteStalePost(db: Db, postId: string): Promise<void> {
  await note(sql`values ('post', ${postId})`).execute(db);
}

/** The same for all posts of an author. */
export async function noteStalePosts(db: Db, authorId: string): Promise<void> {
  await note(sql`select 'post', id from posts where author_id = ${authorId} order by id`).execute(
    db,
  );
}
