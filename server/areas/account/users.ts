import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { LoginAnswer, UserInfo } from '@contract/account/endpoints';
import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { IdentityPlatform, UsersTable } from '../../db/tables';
import type { Session } from '../../http/context';
import { Refused } from '../../http/refused';
import { newId } from '../../ids';
import { maskMobile } from '@contract/text/mask-rules';

export type User = Selectable<UsersTable>;

export const findUser = (db: Db, id: string): Promise<User | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

export const findByMobile = (db: Db, mobile: string): Promise<User | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('mobile', '=', mobile)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** A user with a mobile. @throws Refused 1002 where none is bound. */
export function mobileOf(user: User): User & { mobile: string } {
  const { mobile } = user;
  if (mobile === null) throw new Refused(CODE.MOBILE_INVALID);
  return { ...user, mobile };
}

/** The account of a platform's user, made on first sight and without a mobile then. */
export async function findOrCreateByIdentity(
  db: Db,
  platform: IdentityPlatform,
  subject: string,
  uFrom: string,
  now: number,
): Promise<{ user: User; isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext(${`${platform} ${subject}`}))`.execute(trx);
    const known = await trx
      .selectFrom('identities')
      .innerJoin('users', 'users.id', 'identities.user_id')
      .selectAll('users')
      .where('identities.platform', '=', platform)
      .where('identities.subject', '=', subject)
      .where('users.deleted_at', 'is', null)
      .executeTakeFirst();
    if (known) return { user: known, isNew: false };
    const user = await trx
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
    await tieIdentity(trx, platform, subject, user.id);
    return { user, isNew: true };
  });
}

/** Lets a platform's user sign in to this account from now on, and to no other. */
export async function tieIdentity(
  db: Db,
  platform: IdentityPlatform,
  subject: string,
  userId: string,
): Promise<void> {
  await db
    .insertInto('identities')
    .values({ platform, subject, user_id: userId })
    .onConflict((conflict) =>
      conflict.columns(['platform', 'subject']).doUpdateSet({ user_id: userId }),
    )
    .execute();
}

/**
 * The account of a mobile, made on its first use; two first uses at once make one.
 * @param serialNumber of an account that a partner opens, whose mobile nobody has verified yet
 */
export async function findOrCreate(
  db: Db,
  mobile: string,
  uFrom: string,
  now: number,
  serialNumber: string | null = null,
): Promise<{ user: User; isNew: boolean }> {
  const made = await db
    .insertInto('users')
    .values({
      id: newId(),
      mobile,
      nick_name: '',
      u_from: uFrom,
      serial_number: serialNumber,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { user: made, isNew: true };
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return { user, isNew: false };
}

export const userInfoOf = (user: User, isNew: boolean): UserInfo => ({
  id: user.id,
  mobile: maskMobile(user.mobile ?? ''),
  nickName: user.nick_name,
  regionCode: user.region_code,
  wxSubscribed: user.wx_subscribed,
  memberStatus: user.member_status,
  isNew,
  mobileFirstBeUsed: isNew,
});

export const loginAnswerOf = (session: Session, user: User, isNew: boolean): LoginAnswer => ({
  token: session.token,
  secret: session.secret,
  userInfo: userInfoOf(user, isNew),
});
