import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database';
import { isOwnedBy } from './owned-rows';
import { POLICY_TABLE } from './policy-table';

/** Tables of which a person can take rows along, in the sequence of the policy. */
export const EXPORTED_TABLES: readonly string[] = Object.entries(POLICY_TABLE).flatMap(
  ([table, { exported }]) => (exported.length > 0 ? [table] : []),
);

/** SQL of the policy, in which `:user` is the account. */
const ofUser = (expression: string, userId: string): RawBuilder<unknown> =>
  sql.join(
    expression.split(':user').map((part) => sql.raw(part)),
    sql`${userId}`,
  );

/**
 * What an account can take along of a table: its own rows and those that its pages show, with the exported columns, sealed
 * values still sealed.
 * @returns rows in the sequence of their columns
 */
export async function exportedRows(
  db: Db,
  table: string,
  userId: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { exported: columns = [], shown = null } = POLICY_TABLE[table] ?? {};
  const own = columns.map((column) => sql.ref(`t.${column}`));
  const others = columns.map((column) => {
    const other = shown?.columns[column];
    return other === undefined ? sql.ref(`t.${column}`) : ofUser(other, userId);
  });
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(own)} from ${sql.table(table)} as t where ${isOwnedBy(table, userId, 't')}
    ${shown ? sql`union all select ${sql.join(others)} from ${sql.table(table)} as t where ${ofUser(shown.when, userId)}` : sql``}
    order by ${sql.join(columns.map((_, index) => sql.lit(index + 1)).slice(0, 3))}`.execute(db);
  return rows;
}
