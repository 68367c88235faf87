import { CODE } from '@contract/errors';
import type { Db } from '../../db/database';
import type { Session } from '../../http/context';
import { DomainError } from '../../http/domain-error';
import { holderOf, holdMobile } from './hold-mobile';
import type { User, UserStore } from './users';

/** ms for which a proof counts: time for an SMS to the new mobile. */
export const PROOF_TIME = 10 * 60_000;

const UNPROVEN = {
  zh: '请先验证原手机号或登录密码，再填写新手机号',
  en: 'First confirm with your current number or your password, then enter the new one.',
} as const;
const SAME = {
  zh: '这就是现在的手机号，请填写新的手机号',
  en: 'This is your current number. Enter the new one.',
} as const;
const TAKEN = {
  zh: '这个手机号已有账号，两个账号不能合并。要使用那个账号，请用这个手机号登录；不再需要它，请登录后注销，再来更换',
  en: 'This number has an account already, and two accounts cannot be merged. To use that account, log in with this number. If you no longer need it, log in to it, delete it, and come back.',
} as const;

/** Notes that a session's user has proved to be the owner. @param now ms */
export async function noteProof(db: Db, { tokenHash }: Session, now: number): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ proven_at: new Date(now) })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** @throws DomainError 4000 where nothing was proved within {@link PROOF_TIME} */
export async function requireProof(db: Db, { tokenHash }: Session, now: number): Promise<void> {
  const row = await db
    .selectFrom('sessions')
    .select('proven_at')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if ((row?.proven_at?.getTime() ?? 0) <= now - PROOF_TIME)
    throw new DomainError(CODE.PARAMETERS, { message: UNPROVEN });
}

/**
 * Gives an account another mobile, in the store's transaction. What it has stays with it; the number that it had is free.
 * @param mobile verified @param now ms @throws DomainError 20031 where it is the account's own or another account's
 */
export async function changeMobile(
  store: UserStore,
  userId: string,
  mobile: string,
  now: number,
): Promise<User> {
  const holder = await holderOf(store, mobile);
  if (holder)
    throw new DomainError(CODE.MOBILE_TAKEN, { message: holder.id === userId ? SAME : TAKEN });
  return holdMobile(store, userId, mobile, now);
}
