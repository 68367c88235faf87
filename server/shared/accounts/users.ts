import type { Selectable } from 'kysely';
import type { LoginAnswer, UserInfo } from '@contract/account/endpoints';
import { CODE } from '@contract/errors';
import type { Deps } from '../../deps';
import type { UsersTable } from '../../db/users-table';
import type { Session } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { newId } from '../../kernel/ids';
import { dayOf } from '../../kernel/clock';
import { agreementDue } from '../consents/record-consents';
import { familyTextsDue } from '../consents/agree-again-for-family';
import { memberStatusOf } from '../member-status/status';
import { maskMobile } from '@contract/text/mask-rules';

/** An account with its mobile in plain text. */
export type User = Omit<Selectable<UsersTable>, 'mobile' | 'mobile_key'> & {
  readonly mobile: string | null;
};

/** What reading and writing accounts needs. */
export type UserStore = Pick<Deps, 'db' | 'cipher'>;

/** An account's row with its mobile decrypted. */
export function openUser({ cipher }: UserStore, row: Selectable<UsersTable>): User {
  const { mobile_key: _, mobile, ...rest } = row;
  return { ...rest, mobile: mobile === null ? null : cipher.open(mobile) };
}

export async function findUser(store: UserStore, id: string): Promise<User | undefined> {
  const row = await store.db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && openUser(store, row);
}

export async function findByMobile(store: UserStore, mobile: string): Promise<User | undefined> {
  const row = await store.db
    .selectFrom('users')
    .selectAll()
    .where('mobile_key', '=', store.cipher.mobileKey(mobile))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && openUser(store, row);
}

/** The account of a session. @throws DomainError 1001 where it was deleted meanwhile. */
export async function userOf(store: UserStore, { userId }: Session): Promise<User> {
  const user = await findUser(store, userId);
  if (!user) throw new DomainError(CODE.LOGIN_INVALID);
  return user;
}

/** A user with a mobile. @throws DomainError 1002 where none is bound. */
export function mobileOf(user: User): User & { mobile: string } {
  const { mobile } = user;
  if (mobile === null) throw new DomainError(CODE.MOBILE_INVALID);
  return { ...user, mobile };
}

/**
 * The account of a mobile, created on its first use; two concurrent first uses create one.
 * @param serialNumber of an account that a partner opens, whose mobile nobody has verified yet
 */
export async function findOrCreate(
  store: UserStore,
  mobile: string,
  uFrom: string,
  now: number,
  serialNumber: string | null = null,
): Promise<{ user: User; isNew: boolean }> {
  const { db, cipher } = store;
  const mobileKey = cipher.mobileKey(mobile);
  const made = await db
    .insertInto('users')
    .values({
      id: newId(),
      mobile: cipher.seal(mobile),
      mobile_key: mobileKey,
      nick_name: '',
      u_from: uFrom,
      serial_number: serialNumber,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.column('mobile_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { user: openUser(store, made), isNew: true };
  const user = await db
    .selectFrom('users')
    .selectAll()
    .where('mobile_key', '=', mobileKey)
    .executeTakeFirstOrThrow();
  return { user: openUser(store, user), isNew: false };
}

/** @param now ms */
export const userInfoOf = async (
  { db }: UserStore,
  user: User,
  isNew: boolean,
  now: number,
): Promise<UserInfo> => ({
  id: user.id,
  mobile: maskMobile(user.mobile ?? ''),
  nickName: user.nick_name,
  regionCode: user.region_code,
  wxSubscribed: user.wx_subscribed,
  memberStatus: await memberStatusOf(db, user.id, now),
  isNew,
  mobileFirstBeUsed: isNew,
});

/** @param now ms */
export const loginAnswerOf = async (
  store: UserStore & Pick<Deps, 'config'>,
  session: Session,
  user: User,
  isNew: boolean,
  now: number,
): Promise<LoginAnswer> => {
  const { db, config } = store;
  const [userInfo, isDue, familyDue] = await Promise.all([
    userInfoOf(store, user, isNew, now),
    agreementDue(db, config.texts, user.id),
    familyTextsDue(db, config.texts, user.id, dayOf(now)),
  ]);
  const { token, secret } = session;
  return {
    token,
    secret,
    userInfo,
    statistics: user.statistics_at !== null,
    agreementDue: isDue,
    familyTextsDue: familyDue,
  };
};

/** Sets the name that an account shows to others. */
export async function setNickName(db: Deps['db'], userId: string, nickName: string): Promise<void> {
  await db.updateTable('users').set({ nick_name: nickName }).where('id', '=', userId).execute();
}
