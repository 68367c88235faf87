import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import type { Db } from '../../../db/database';
import { DomainError } from '../../../http/domain-error';

/**
 * Locks the account's row, before its conversations as in its deletion: one that is being deleted gets nothing new.
 * @throws DomainError 1001 where it was deleted
 */
export async function lockAccount(trx: Db, userId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from users where id = ${userId} and deleted_at is null for key share`.execute(trx);
  if (rows.length === 0) throw new DomainError(CODE.LOGIN_INVALID);
}
