import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { isOwnedBy } from './owned-rows';
import { POLICY_TABLE } from './policy-table';

/** Tables of which a person can take rows along, in the sequence of the policy. */
export const EXPORTED_TABLES: readonly string[] = Object.entries(POLICY_TABLE).flatMap(
  ([table, { exported }]) => (exported.length > 0 ? [table] : []),
);

/**
 * What an account can take along of a table: its own rows with the exported columns, sealed values still sealed.
 * @returns rows in the sequence of their columns
 */
export async function exportedRows(
  db: Db,
  table: string,
  userId: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const columns = POLICY_TABLE[table]?.exported ?? [];
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(columns.map((column) => sql.ref(`t.${column}`)))} from ${sql.table(table)} as t
    where ${isOwnedBy(table, userId, 't')}
    order by ${sql.join(columns.map((_, at) => sql.lit(at + 1)).slice(0, 3))}`.execute(db);
  return rows;
}
