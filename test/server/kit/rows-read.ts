import { sql } from 'kysely';
import type { Database, Db } from '../../../server/db/database';

/** Rows of a table that the connection has read and PostgreSQL has not added up yet. */
async function readSoFar(trx: Db, table: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as n
    from pg_stat_xact_user_tables where relname = ${table}`.execute(trx);
  return rows[0]?.n ?? 0;
}

/** How many rows of a table something reads, in a transaction of its own; of PostgreSQL, which counts them. */
export const rowsRead = (
  { db }: Database,
  table: string,
  run: (trx: Db) => Promise<unknown>,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const before = await readSoFar(trx, table);
    await run(trx);
    return (await readSoFar(trx, table)) - before;
  });
