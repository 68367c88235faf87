import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';

/**
 * Locks a person's bean account, opened on first use, until the transaction ends; every change begins with it.
 * @returns its balance @throws DomainError 1001 where the account of the person was deleted meanwhile
 */
export async function lockAccount(trx: Db, userId: string): Promise<number> {
  // Deleting an account locks the user's row first, so nothing is written for somebody who is gone.
  const { rows: users } = await sql`
    select 1 from users where id = ${userId} and deleted_at is null for key share`.execute(trx);
  if (users.length === 0) throw new DomainError(CODE.LOGIN_INVALID);
  await trx
    .insertInto('bean_accounts')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  const { balance } = await trx
    .selectFrom('bean_accounts')
    .select('balance')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return balance;
}
