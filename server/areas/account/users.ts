import type { Selectable } from 'kysely';
import type { LoginAnswer, UserInfo } from '@contract/account/endpoints';
import type { Db } from '../../db/database';
import type { UsersTable } from '../../db/tables';
import type { Session } from '../../http/context';
import { newId } from '../../ids';
import { maskMobile } from '../../mask';

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

/** The account of a verified mobile, made on its first use; two first uses at once make one. */
export async function findOrCreate(
  db: Db,
  mobile: string,
  uFrom: string,
  now: number,
): Promise<{ user: User; isNew: boolean }> {
  const made = await db
    .insertInto('users')
    .values({
      id: newId(),
      mobile,
      nick_name: `用户${newId().slice(0, 6)}`,
      u_from: uFrom,
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
  mobile: maskMobile(user.mobile),
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
