import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { holderOf, holdMobile } from './hold-mobile';
import { openUser } from './users';
import type { User, UserStore } from './users';

const BOUND = {
  zh: '本账号已绑定手机号，无需再次绑定。要使用其他手机号，请先退出登录',
  en: 'This account has a mobile number already. To use another number, log out first.',
} as const;

/** Whether the account has data that deleting it would lose. */
export async function isInUse(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from linkmen where user_id = ${userId} and deleted_at is null)
      or exists (select 1 from orders where user_id = ${userId}) as used`.execute(db);
  return rows[0]?.used ?? false;
}

/** Gives what other domains have of an account to another one, in the transaction that deletes the first. `now` in ms. */
export type MoveData = (db: Db, fromId: string, toId: string, now: number) => Promise<void>;

/** What making two accounts one needs. */
export interface JoinStore extends UserStore {
  readonly moveData: MoveData;
}

/**
 * Lets those who sign in to one account sign in to another, and deletes the first, with its sessions. What it agreed to
 * and did in the community is the other's from then on. @param now ms
 */
export async function moveIdentities(
  { db, moveData }: JoinStore,
  fromId: string,
  toId: string,
  now: number,
): Promise<void> {
  await moveData(db, fromId, toId, now);
  await db
    .updateTable('agreement_records')
    .set({ user_id: toId })
    .where('user_id', '=', fromId)
    .execute();
  await db.updateTable('identities').set({ user_id: toId }).where('user_id', '=', fromId).execute();
  await db.deleteFrom('users').where('id', '=', fromId).execute();
}

/**
 * Binds a mobile that its owner has verified to an account, in the store's transaction. Where another account has that
 * mobile, the platform's user moves to that account and the empty account is deleted.
 * @throws DomainError 20031 where the account has a mobile, or the mobile has another account and this one has data of
 *   its own
 */
export async function bindMobile(
  store: JoinStore,
  userId: string,
  mobile: string,
  now: number,
): Promise<{ user: User; isNew: boolean }> {
  const { db: trx } = store;
  const { mobile_key: present } = await trx
    .selectFrom('users')
    .select('mobile_key')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (present !== null) throw new DomainError(CODE.MOBILE_TAKEN, { message: BOUND });
  const holder = await holderOf(store, mobile);
  if (holder && holder.id !== userId) {
    if (await isInUse(trx, userId)) throw new DomainError(CODE.MOBILE_TAKEN);
    await moveIdentities(store, userId, holder.id, now);
    return { user: openUser(store, holder), isNew: false };
  }
  return { user: await holdMobile(store, userId, mobile, now), isNew: true };
}
