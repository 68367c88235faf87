import { sql } from 'kysely';
import type { Db } from '../../../../db/database';

/** Advisory lock, any fixed number: one catalogue is applied at a time. */
export const CATALOGUE_LOCK = 7_236_450_117;

/**
 * Waits until no catalogue is being applied, and lets none begin before the transaction ends: what is edited meanwhile
 * stands in its `diff`. Those who edit do not wait for each other.
 */
export const holdOffApply = async (trx: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${sql.lit(CATALOGUE_LOCK)})`.execute(trx);
};
