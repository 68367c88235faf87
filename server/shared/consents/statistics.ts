import { sql } from 'kysely';
import type { Db } from '../../db/database';

/**
 * Condition that usage statistics of the account of a session may be stored: it was asked, and said so. A report without
 * an account names nobody.
 */
export const mayCountOf = (userId: string | null) =>
  userId === null
    ? sql<boolean>`true`
    : sql<boolean>`exists (select from users where id = ${userId} and statistics_at is not null)`;

/** {@link mayCountOf}, answered. */
export async function mayCount(db: Db, userId: string | null): Promise<boolean> {
  if (userId === null) return true;
  const { rows } = await sql<{ may: boolean }>`select ${mayCountOf(userId)} as may`.execute(db);
  return rows[0]?.may === true;
}

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
