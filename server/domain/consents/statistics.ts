import { sql } from 'kysely';
import type { Db } from '../../db/database';

/** Whether usage statistics of an account may be stored: it was asked, and said so. */
export async function mayCount(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('statistics_at')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.statistics_at != null;
}

/** The same as a condition on the account of a session; a report without one names nobody. */
export const mayCountOf = (userId: string | null) =>
  sql`${userId}::text is null or exists (select from users where id = ${userId} and statistics_at is not null)`;

/** Notes the consent to usage statistics; a repetition keeps the first time. @param now ms */
export const allowStatistics = (db: Db, userId: string, now: number) =>
  db
    .updateTable('users')
    .set({ statistics_at: new Date(now) })
    .where('id', '=', userId)
    .where('statistics_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();

/** Ends it. */
export const endStatistics = (db: Db, userId: string) =>
  db.updateTable('users').set({ statistics_at: null }).where('id', '=', userId).execute();
