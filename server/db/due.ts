import { sql } from 'kysely';
import type { IsDue } from '../kernel/jobs';
import type { Db } from './database';

/** Asks in one statement which conditions hold. @param now ms @returns their names */
export async function dueOf(
  db: Db,
  conditions: ReadonlyMap<string, IsDue>,
  now: number,
): Promise<ReadonlySet<string>> {
  const asked = [...conditions].map(
    ([name, isDue]) => sql`select ${name}::text as name where ${isDue(now)}`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(asked, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ name }) => name));
}
