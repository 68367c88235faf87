import { sql } from 'kysely';
import type { Db } from '../../../db/database';

/** Deletes lots in which nothing is left, with what moved their beans. */
export async function eraseLots(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from bean_movements where lot_id = any(${ids}::text[])`.execute(trx);
  await sql`delete from bean_lots where id = any(${ids}::text[])`.execute(trx);
}

/** Deletes entries that no lot is left of, and carries what they add up to. */
export async function eraseEntries(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`
    with gone as (
      delete from bean_entries where id = any(${ids}::text[]) returning user_id, beans
    )
    update bean_accounts a set carried = a.carried + g.beans
    from (select user_id, sum(beans) as beans from gone group by user_id) g
    where a.user_id = g.user_id`.execute(trx);
}
