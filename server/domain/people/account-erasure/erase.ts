import { sql } from 'kysely';
import { CODE } from '@contract/errors';
import { END_HOLDS_OF } from '../../booking/submission/holds/end-hold-statement';
import type { Db } from '../../../db/database';
import { repeatAborted } from '../../../db/statement';
import { DomainError } from '../../../http/domain-error';
import { UNSETTLED } from '../../../shared/lifecycle/lifecycle';
import { returnEntries } from '../../../shared/recipients/return-entries';
import { eraseRows } from '../../../shared/data-policy/erase-rows';

/** How many open orders prevent deleting an account. */
export async function openOrdersOf(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', [...UNSETTLED])
    // Those of entries that are merged with a member go back to their account.
    .where((eb) => eb.or([eb('merged_from', 'is', null), eb('paid_cents', '>', 0)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Releases the account's holds. Its waiting-list entries are deleted first, or the places would be offered to it again; those of
 * others' merged entries go back to them.
 */
async function releaseEverything(db: Db, userId: string, now: number): Promise<void> {
  await sql`delete from waitlist_entries where user_id = ${userId} and merged_from is null`.execute(
    db,
  );
  await db.executeQuery(END_HOLDS_OF.query({ userId, now: new Date(now) }));
}

/** What the account's entries brought to other families' members stays with those: it is the child's. */
async function keepWithOwners(db: Db, userId: string): Promise<void> {
  for (const table of ['orders', 'waitlist_entries'] as const)
    await sql`update ${sql.table(table)} set merged_from = null where merged_from in (
      select id from linkmen where user_id = ${userId})`.execute(db);
}

/**
 * Deletes an account permanently, as the policy says: what is its own goes, what a clinic's records or the books need stays
 * without names, numbers and contacts.
 * Resolves with the ids of the account's uploaded files, which the caller removes then. It touches what many others have,
 * in no common order: one that the database ends for another call is repeated.
 * @param eraseOthers what other domains do before the account's rows go, in the same transaction; more than once where
 *   that is repeated
 * @throws DomainError 20032 while it has open orders
 */
export function eraseAccount(
  db: Db,
  userId: string,
  now: number,
  eraseOthers: (db: Db) => Promise<void>,
): Promise<string[]> {
  const erase = async (trx: Db): Promise<string[]> => {
    // Slots are locked before accounts, as in a booking.
    await releaseEverything(trx, userId, now);
    // A booking of the same account waits for the recipient's row, so none is made in between.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const family = await trx
      .selectFrom('linkmen')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('id')
      .forUpdate()
      .execute();
    await releaseEverything(trx, userId, now);
    for (const { id } of family) await returnEntries(trx, id, null);
    await keepWithOwners(trx, userId);
    const count = await openOrdersOf(trx, userId);
    if (count > 0) throw new DomainError(CODE.ACCOUNT_HAS_ORDERS, { params: { count } });
    await eraseOthers(trx);
    const files = await trx
      .deleteFrom('uploads')
      .where('user_id', '=', userId)
      .returning('id')
      .execute();
    await eraseRows(trx, userId, now);
    return files.map(({ id }) => id);
  };
  return repeatAborted(() => db.transaction().execute(erase));
}
