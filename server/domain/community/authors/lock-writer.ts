import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/**
 * Lets one author write one thing at a time, until the transaction ends. No row is locked: the counters of authors are
 * written after those of posts and comments, in every statement.
 */
export async function lockWriter(db: Db, authorId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`writer ${authorId}`}))`.execute(db);
}
