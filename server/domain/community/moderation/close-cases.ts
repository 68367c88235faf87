import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import type { ModeratedTarget } from './open-case';
import { settleReports } from './settle-reports';

/**
 * Closes the open case of something that its author has deleted, where nobody has reported it: there is nothing left to
 * decide. What was reported stays before staff, who may warn or mute its author, and owe the reporters an answer.
 */
export async function closeUnreportedCase(
  db: Db,
  { type, id }: ModeratedTarget,
  now: number,
): Promise<void> {
  await sql`update moderation_cases k set closed_at = ${new Date(now)}
    where k.target_type = ${type} and k.target_id = ${id} and k.closed_at is null
      and not exists (select 1 from reports r where r.case_id = k.id)`.execute(db);
}

/**
 * Closes the open cases of all that an author has written, when it is erased with its author: the reporters hear that it
 * is gone.
 */
export async function closeCasesOf(db: Db, authorId: string, now: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update moderation_cases k set closed_at = ${new Date(now)}
    where k.closed_at is null and (
      k.target_type = 'post' and k.target_id in (select id from posts where author_id = ${authorId})
      or k.target_type = 'comment' and k.target_id in (select id from comments where author_id = ${authorId}))
    returning k.id`.execute(db);
  for (const { id } of rows) await settleReports(db, id, true, now);
}
