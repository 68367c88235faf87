import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { CODE } from '@contract/errors';
import type { UsersTable } from '../../db/users-table';
import { DomainError } from '../../http/domain-error';
import { openUser } from './users';
import type { User, UserStore } from './users';

/** Of an account that has a mobile: what is noted of one taken from it is over. */
const NOT_DETACHED = { former_mobile_key: null, detached_at: null } as const;

/** The account that has a mobile, which no other transaction gives to anybody until this one ends. */
export async function holderOf(
  { db: trx, cipher }: UserStore,
  mobile: string,
): Promise<Selectable<UsersTable> | undefined> {
  const mobileKey = cipher.mobileKey(mobile);
  await sql`select pg_advisory_xact_lock(hashtext(${mobileKey}))`.execute(trx);
  return trx.selectFrom('users').selectAll().where('mobile_key', '=', mobileKey).executeTakeFirst();
}

/**
 * Gives an account a mobile that nobody has, as {@link holderOf} has said in the same transaction. @param mobile verified
 * @param now ms @throws DomainError 1001 where the account has been deleted
 */
export async function holdMobile(
  store: UserStore,
  userId: string,
  mobile: string,
  now: number,
): Promise<User> {
  const { db: trx, cipher } = store;
  const row = await trx
    .updateTable('users')
    .set({
      mobile: cipher.seal(mobile),
      mobile_key: cipher.mobileKey(mobile),
      sms_checked_at: new Date(now),
      ...NOT_DETACHED,
    })
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) throw new DomainError(CODE.LOGIN_INVALID);
  return openUser(store, row);
}
