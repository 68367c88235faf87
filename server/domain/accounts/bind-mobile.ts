import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { openUser } from './users';
import type { User, UserStore } from './users';

/** Whether the account has data that deleting it would lose. */
export async function isInUse(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from linkmen where user_id = ${userId} and deleted_at is null)
      or exists (select 1 from orders where user_id = ${userId}) as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** Lets those who sign in to one account sign in to another, and deletes the first, with its sessions. */
export async function moveIdentities(db: Db, fromId: string, toId: string): Promise<void> {
  await db.updateTable('identities').set({ user_id: toId }).where('user_id', '=', fromId).execute();
  await db.deleteFrom('users').where('id', '=', fromId).execute();
}

/**
 * Binds a mobile that its owner has verified to an account, in the store's transaction. Where another account has that
 * mobile, the platform's user moves to that account and the empty account is deleted.
 * @throws DomainError 20031 where the mobile has another account and this one has data of its own
 */
export async function bindMobile(
  store: UserStore,
  userId: string,
  mobile: string,
  now: number,
): Promise<{ user: User; isNew: boolean }> {
  const { db: trx, cipher } = store;
  const mobileKey = cipher.mobileKey(mobile);
  await sql`select pg_advisory_xact_lock(hashtext(${mobileKey}))`.execute(trx);
  const holder = await trx
    .selectFrom('users')
    .selectAll()
    .where('mobile_key', '=', mobileKey)
    .executeTakeFirst();
  if (holder && holder.id !== userId) {
    if (await isInUse(trx, userId)) throw new DomainError(CODE.MOBILE_TAKEN);
    await moveIdentities(trx, userId, holder.id);
    return { user: openUser(store, holder), isNew: false };
  }
  const user = await trx
    .updateTable('users')
    .set({ mobile: cipher.seal(mobile), mobile_key: mobileKey, sms_checked_at: new Date(now) })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { user: openUser(store, user), isNew: true };
}
