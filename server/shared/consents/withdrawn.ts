import { sql } from 'kysely';
import type { Db } from '../../db/database';

/** Consents that agreeing to a document gives again. */
export type Withdrawn = 'community';

/** Whether an account has withdrawn a consent. Read from the database each time, so that it counts at once. */
export async function isWithdrawn(db: Db, userId: string, purpose: Withdrawn): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawn_consents')
    .select('purpose')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a withdrawal; a repetition keeps the first time. Deleted accounts get none. @param now ms */
export const noteWithdrawal = (db: Db, userId: string, purpose: Withdrawn, now: number) =>
  sql`insert into withdrawn_consents (user_id, purpose, withdrawn_at)
    select u.id, ${purpose}, ${new Date(now)} from users u
    where u.id = ${userId} and u.deleted_at is null for key share
    on conflict do nothing`.execute(db);

/** Ends a withdrawal, where it was made before the consent was given. @param at ms */
export const noteConsent = (db: Db, userId: string, purpose: Withdrawn, at: number) =>
  db
    .deleteFrom('withdrawn_consents')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', '<=', new Date(at))
    .execute();
