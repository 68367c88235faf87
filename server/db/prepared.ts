import { createHash } from 'node:crypto';
import type { RawBuilder } from 'kysely';
import type { Database } from './database';
import { runStatement } from './statement';

const NAME_LENGTH = 20;
const names = new Map<string, string>();

/** Statement name: the same for the same text, so that a connection parses and plans it once. */
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('hex').slice(0, NAME_LENGTH);
  names.set(text, name);
  return name;
}

/** Runs a reading query as a prepared statement. For few distinct texts, as each stays prepared on its connection. */
export function runPrepared<Row>(
  { db, reads }: Pick<Database, 'db' | 'reads'>,
  query: RawBuilder<Row>,
): Promise<Row[]> {
  const { sql, parameters } = query.compile(db);
  return runStatement<Row>(reads, nameOf(sql), sql, [...parameters]);
}
