import { CompiledQuery, sql } from 'kysely';
import { CODE } from '@contract/errors';
import { END_HOLDS_OF } from '../booking/holds/end-hold-statement';
import type { Db } from '../../db/database';
import { DomainError } from '../../http/domain-error';
import { UNSETTLED } from '../lifecycle/lifecycle';

/** How many open orders prevent deleting an account. */
export async function openOrdersOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', [...UNSETTLED])
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Tables whose rows stay, without anything that names a person: orders are the clinic's vaccination records and refer
 * to linkmen; payments, which the books need, refer to purchases. The account's row stays too, so that ids are not reused.
 */
const RETAINED = ['orders', 'linkmen', 'member_purchases'];

/**
 * Tables with a `user_id`, newest first, because later tables refer to earlier ones. Read from the catalog, so that new
 * tables are included.
 */
async function ownTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and n.nspname = current_schema()
      and a.attname = 'user_id' and not a.attisdropped
    order by c.oid desc`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !RETAINED.includes(name));
}

/**
 * Releases the account's holds. Its waiting-list entries are deleted first, or the places would be offered to it again.
 */
async function releaseEverything(db: Db, userId: string, now: number): Promise<void> {
  await sql`delete from waitlist_entries where user_id = ${userId}`.execute(db);
  const values = [userId, new Date(now), 'released'];
  await db.executeQuery(CompiledQuery.raw(END_HOLDS_OF, values));
}

/**
 * Deletes an account permanently: its sessions, identities, self-reported doses and all other rows of its own, and
 * family members that no order refers to. What a clinic's records need stays without names, numbers and contacts.
 * Resolves with the ids of the account's uploaded files, which the caller removes then.
 * @param eraseOthers what other domains do before the account's rows go, in the same transaction
 * @throws DomainError 20032 while it has open orders
 */
export function eraseAccount(
  db: Db,
  userId: string,
  now: number,
  eraseOthers: (db: Db) => Promise<void>,
): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    // Slots are locked before accounts, as in a booking.
    await releaseEverything(trx, userId, now);
    // A booking of the same account waits for the recipient's row, so none is made in between.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    await trx
      .selectFrom('linkmen')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id')
      .forUpdate()
      .execute();
    await releaseEverything(trx, userId, now);
    const count = await openOrdersOf(trx, userId);
    if (count > 0) throw new DomainError(CODE.ACCOUNT_HAS_ORDERS, { params: { count } });
    await eraseOthers(trx);
    const files = await trx
      .deleteFrom('uploads')
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    for (const table of await ownTables(trx))
      await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
    await sql`delete from linkmen l where l.user_id = ${userId}
      and not exists (select 1 from orders o where o.linkman_id = l.id)`.execute(trx);
    await sql`update linkmen set name = '', document_number = '', mobile = '', address = '', occupation = '',
      region_code = null, guardian = null, birthday = null, sex = null, person_key = null, is_default = false, deleted_at = ${new Date(now)}
      where user_id = ${userId}`.execute(trx);
    await sql`update orders set mobile = '', remark = '', person_key = 'erased ' || id, removed_at = coalesce(removed_at, ${new Date(now)})
      where user_id = ${userId}`.execute(trx);
    await sql`delete from verification_codes
      where mobile_key = (select mobile_key from users where id = ${userId})`.execute(trx);
    await trx
      .updateTable('users')
      .set({
        mobile: null,
        mobile_key: null,
        password_hash: null,
        nick_name: '',
        region_code: '0',
        u_from: '',
        serial_number: null,
        deleted_at: new Date(now),
      })
      .where('id', '=', userId)
      .execute();
    return files.map(({ id }) => id);
  });
}
