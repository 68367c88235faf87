import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables';

/**
 * Locks the family until the transaction ends: the limit, the one self and the one default concern the whole family.
 */
export async function lockFamily(trx: Transaction<Tables>, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`family ${userId}`}))`.execute(trx);
}

/** Clears the default member before another is set, because only one is allowed. */
export async function clearDefault(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable('linkmen')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
}
