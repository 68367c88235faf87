import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { isUnused } from './unused';

/**
 * Deletes those of past slots that nobody has used. The others stay, marked, so that they are not looked at again. Within a
 * transaction that has locked them.
 */
export async function erasePastSlots(trx: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from slots s where s.id = any(${ids}::bigint[]) and ${isUnused}`.execute(trx);
  await sql`update slots set was_used = true where id = any(${ids}::bigint[])`.execute(trx);
}
