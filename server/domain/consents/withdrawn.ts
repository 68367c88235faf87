import { sql } from 'kysely';
import type { GivenAgain } from '@contract/personal/consent-rules';
import type { Db } from '../../db/database';

/** Its row, for a statement that has to do nothing after a withdrawal. */
export const withdrawalOf = (userId: string | null, purpose: GivenAgain) =>
  sql`select from withdrawn_consents where user_id = ${userId} and purpose = ${purpose}`;

/** Whether an account has withdrawn a consent. Read from the database each time, so that it counts at once. */
export async function isWithdrawn(db: Db, userId: string, purpose: GivenAgain): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawn_consents')
    .select('purpose')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes a withdrawal; a repetition keeps the first time. Deleted accounts get none. @param now ms */
export const noteWithdrawal = (db: Db, userId: string, purpose: GivenAgain, now: number) =>
  sql`insert into withdrawn_consents (user_id, purpose, withdrawn_at)
    select u.id, ${purpose}, ${new Date(now)} from users u
    where u.id = ${userId} and u.deleted_at is null for key share
    on conflict do nothing`.execute(db);

/** Ends a withdrawal, where it was made before the consent was given. @param at ms */
export const noteConsent = (db: Db, userId: string, purpose: GivenAgain, at: number) =>
  db
    .deleteFrom('withdrawn_consents')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('withdrawn_at', '<=', new Date(at))
    .execute();
