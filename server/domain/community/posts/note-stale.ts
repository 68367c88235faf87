import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/** Has the search index read a post again. */
export async function noteStalePost(db: Db, postId: string): Promise<void> {
  await sql`insert into search_stale (kind, id) values ('post', ${postId}) on conflict do nothing`.execute(
    db,
  );
}
