import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Tables } from './tables';

/** ms that a statement of a job may take that works on a whole queue. */
const LONG = 60_000;

/** Lets the statements of this transaction take longer than those of a call may. */
export const allowLongStatements = async (trx: Transaction<Tables>): Promise<void> => {
  await sql`set local statement_timeout = ${sql.lit(LONG)}`.execute(trx);
};
