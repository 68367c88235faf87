import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import { POLICY_TABLE } from './policy-table';

/**
 * SQL condition on rows of a table that they belong to an account, by the paths of the policy.
 * @param alias of the table in the statement
 * @throws Error for a table whose rows belong to nobody
 */
export function isOwnedBy(
  table: string,
  userId: string,
  alias = table,
  depth = 0,
): RawBuilder<SqlBool> {
  const owners = POLICY_TABLE[table]?.owners ?? [];
  if (owners.length === 0) throw new Error(`Rows of ${table} belong to no account.`);
  const parent = `owner_${depth}`;
  const conditions = owners.map((owner) => {
    const column = sql.ref(`${alias}.${owner.column}`);
    if (owner.table === 'users' && owner.key === 'id') return sql<SqlBool>`${column} = ${userId}`;
    const rows = isOwnedBy(owner.table, userId, parent, depth + 1);
    return sql<SqlBool>`${column} in (
      select ${sql.ref(`${parent}.${owner.key}`)} from ${sql.table(owner.table)} as ${sql.ref(parent)} where ${rows})`;
  });
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
