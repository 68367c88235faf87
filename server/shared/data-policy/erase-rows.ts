import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../db/database';
import { isOwnedBy } from './owned-rows';
import { POLICY_TABLE } from './policy-table';

/**
 * Tables of the policy, each after those that refer to it. Read from the catalog: a copy that was restored has its tables
 * in another sequence than they were made in.
 */
async function tablesToErase(db: Db): Promise<string[]> {
  const { rows } = await sql<{ referring: string; referred: string }>`
    select c.relname as referring, r.relname as referred from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class r on r.oid = k.confrelid
    join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and c.oid <> r.oid and n.nspname = current_schema()`.execute(db);
  const sorted = new Set<string>();
  const sort = (table: string): void => {
    if (sorted.has(table)) return;
    for (const { referring, referred } of rows) if (referred === table) sort(referring);
    sorted.add(table);
  };
  for (const table of Object.keys(POLICY_TABLE)) sort(table);
  return [...sorted].filter((table) => table in POLICY_TABLE);
}

/** SQL of what a column becomes. */
const valueOf = (expression: string, now: number): RawBuilder<unknown> => {
  const parts = expression.split(':now').map((part) => sql.raw(part));
  return sql.join(parts, sql`${new Date(now)}::timestamptz`);
};

async function anonymise(trx: Db, table: string, userId: string, now: number): Promise<void> {
  const { atDeletion } = POLICY_TABLE[table] ?? {};
  if (atDeletion?.how !== 'anonymise') return;
  const changes = Object.entries(atDeletion.columns).map(
    ([column, expression]) => sql`${sql.ref(column)} = ${valueOf(expression, now)}`,
  );
  await sql`update ${sql.table(table)} as t set ${sql.join(changes)}
    where ${isOwnedBy(table, userId, 't')}`.execute(trx);
}

/**
 * Deletes an account's rows and overwrites what stays of them, as the policy says, within the transaction that has
 * locked the account. Family members that nothing refers to any more go as well. @param now ms
 */
export async function eraseRows(trx: Db, userId: string, now: number): Promise<void> {
  const tables = await tablesToErase(trx);
  // First, as rows are found through those that are deleted next.
  for (const table of tables) if (table !== 'users') await anonymise(trx, table, userId, now);
  for (const table of tables)
    if (POLICY_TABLE[table]?.atDeletion.how === 'delete')
      await sql`delete from ${sql.table(table)} as t where ${isOwnedBy(table, userId, 't')}`.execute(
        trx,
      );
  await sql`delete from linkmen l where l.user_id = ${userId}
    and not exists (select from orders o where o.linkman_id = l.id)`.execute(trx);
  await anonymise(trx, 'users', userId, now);
}
