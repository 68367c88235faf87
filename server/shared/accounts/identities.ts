import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { IdentityPlatform } from '../../db/tables';
import { newId } from '../../kernel/ids';
import { isInUse, moveIdentities } from './bind-mobile';
import type { JoinStore } from './bind-mobile';
import { openUser } from './users';
import type { User, UserStore } from './users';

/** Somebody as a platform knows them. */
export interface PlatformPerson {
  /** In one of the operator's accounts on the platform. */
  readonly subject: string;
  /** WeChat's unionid, the same in all of the operator's accounts; null where none was answered. */
  readonly unionId: string | null;
}

const UNION = 'wx-union';

const lock = (trx: Db, platform: IdentityPlatform, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtext(${`${platform} ${subject}`}))`.execute(trx);

async function accountOf(store: UserStore, platform: IdentityPlatform, subject: string) {
  const row = await store.db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('identities.platform', '=', platform)
    .where('identities.subject', '=', subject)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && openUser(store, row);
}

/** From now on the platform's user signs in to this account and to no other. */
async function tie(db: Db, platform: IdentityPlatform, subject: string, userId: string) {
  await db
    .insertInto('identities')
    .values({ platform, subject, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['platform', 'subject']).doUpdateSet({ user_id: userId }),
    )
    .execute();
}

/** Whether nothing would be lost with the account. */
const isEmpty = async (db: Db, { id, mobile }: User): Promise<boolean> =>
  mobile === null && !(await isInUse(db, id));

/**
 * Makes the account of a unionid and another account of the same person one: the empty one of them, which has neither a
 * mobile nor data, ends, and who signed in to it signs in to the other one. Two that are in use stay two.
 * @param store of a transaction that has locked the unionid
 * @returns the account to sign in to
 */
async function joinByUnion(
  store: JoinStore,
  unionId: string,
  user: User,
  now: number,
): Promise<User> {
  const { db } = store;
  const joined = await accountOf(store, UNION, unionId);
  if (!joined) await tie(db, UNION, unionId, user.id);
  if (!joined || joined.id === user.id) return user;
  const [from, to] = (await isEmpty(db, user)) ? [user, joined] : [joined, user];
  if (from === joined && !(await isEmpty(db, joined))) return user;
  await moveIdentities(store, from.id, to.id, now);
  return to;
}

async function createUser(store: UserStore, uFrom: string, now: number): Promise<User> {
  const row = await store.db
    .insertInto('users')
    .values({
      id: newId(),
      mobile: null,
      nick_name: '',
      u_from: uFrom,
      serial_number: null,
      created_at: new Date(now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return openUser(store, row);
}

/**
 * The account of a platform's user, created without a mobile on first sight. One person's sign-ins in several of the
 * operator's WeChat accounts lead to one account where both answer the same unionid; nothing else joins accounts.
 */
export async function findOrCreateByIdentity(
  store: JoinStore,
  platform: IdentityPlatform,
  { subject, unionId }: PlatformPerson,
  uFrom: string,
  now: number,
): Promise<{ user: User; isNew: boolean }> {
  return store.db.transaction().execute(async (trx) => {
    const within = { ...store, db: trx };
    if (unionId !== null) await lock(trx, UNION, unionId);
    await lock(trx, platform, subject);
    const existing = await accountOf(within, platform, subject);
    if (existing) {
      const user = unionId === null ? existing : await joinByUnion(within, unionId, existing, now);
      return { user, isNew: false };
    }
    const joined = unionId === null ? undefined : await accountOf(within, UNION, unionId);
    const user = joined ?? (await createUser(within, uFrom, now));
    await tie(trx, platform, subject, user.id);
    if (unionId !== null) await tie(trx, UNION, unionId, user.id);
    return { user, isNew: joined === undefined };
  });
}

/**
 * Lets a platform's user sign in to an account whose mobile is theirs, and to no other. The account that they had
 * without a mobile becomes one with it. @param now ms
 */
export async function tieIdentity(
  store: JoinStore,
  platform: IdentityPlatform,
  { subject, unionId }: PlatformPerson,
  user: User,
  now: number,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    if (unionId !== null) await lock(trx, UNION, unionId);
    await lock(trx, platform, subject);
    const within = { ...store, db: trx };
    const former = await accountOf(within, platform, subject);
    if (former && former.id !== user.id && (await isEmpty(trx, former)))
      await moveIdentities(within, former.id, user.id, now);
    await tie(trx, platform, subject, user.id);
    if (unionId !== null) await joinByUnion(within, unionId, user, now);
  });
}
