import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../../db/database';

/**
 * Keeps the accounts of authors from being deleted until the transaction ends. A deletion locks the account before all
 * that its author has; whoever decides on some of that and then writes to the account does so too, before any other
 * lock, or each would wait for the other.
 * @param authorIds SQL of a column of authors' ids
 */
export async function keepAccounts(db: Db, authorIds: RawBuilder<unknown>): Promise<void> {
  await sql`select from users where id in (select user_id from authors where id in (${authorIds}))
    order by id for key share`.execute(db);
}
