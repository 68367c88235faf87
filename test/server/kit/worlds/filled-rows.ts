import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';

/** Values of columns by name. */
export type Values = Readonly<Record<string, unknown>>;

interface Column {
  readonly column_name: string;
  readonly data_type: string;
}

const word = (): string => randomBytes(8).toString('hex');

/** Something that a column takes; texts are never the same twice. */
function valueFor(type: string): unknown {
  if (type === 'text') return word();
  if (type === 'jsonb') return '{}';
  if (type === 'ARRAY') return '{}';
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-01-01';
  if (type.startsWith('timestamp')) return '2026-01-01T00:00:00Z';
  return 1;
}

/** The first of the values that a check of the table allows for each column. */
async function allowedTexts(client: Client, table: string): Promise<Map<string, string>> {
  const { rows } = await client.query<{ definition: string }>(
    `select pg_get_constraintdef(oid) as definition from pg_constraint
     where contype = 'c' and conrelid = $1::regclass`,
    [table],
  );
  return new Map(
    rows.flatMap(({ definition }) => {
      const [, column = '', text = ''] =
        /^CHECK \(\((\w+) = ANY \(ARRAY\['?([^',\]]+)/.exec(definition) ?? [];
      return column === '' ? [] : [[column, text] as const];
    }),
  );
}

/** A connection on which rows need no rows that they refer to. */
export const looseClient = async (client: Client): Promise<Client> => {
  await client.query('set session_replication_role = replica');
  return client;
};

/**
 * Inserts a row with the values given; other columns that need a value get one.
 * @param textOf begin of the text in a column that is free to take any; null leaves it to chance
 * @returns the row as JSON, by which it is found again
 */
export async function insertFilled(
  client: Client,
  table: string,
  given: Values,
  textOf: (column: string, isNeeded: boolean) => string | null = () => null,
): Promise<string> {
  const { rows: columns } = await client.query<Column & { is_needed: boolean }>(
    `select column_name, data_type,
       is_nullable = 'NO' and column_default is null and is_identity = 'NO' as is_needed
     from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const allowed = await allowedTexts(client, table);
  const values = new Map<string, unknown>();
  for (const { column_name: name, data_type: type, is_needed: isNeeded } of columns) {
    const text = type === 'text' && !allowed.has(name) ? textOf(name, isNeeded) : null;
    if (text !== null) values.set(name, `${text} ${word()}`);
    else if (isNeeded) values.set(name, allowed.get(name) ?? valueFor(type));
  }
  for (const [name, value] of Object.entries(given)) values.set(name, value);
  const { rows } = await client.query<{ row: object }>(
    `insert into ${table} (${[...values.keys()].join(', ')})
     values (${[...values.keys()].map((_, index) => `$${index + 1}`).join(', ')}) returning to_jsonb(${table}) as row`,
    [...values.values()],
  );
  return JSON.stringify(rows[0]?.row);
}

/** Whether a row is still there as it was. */
export async function isThere(client: Client, table: string, row: string): Promise<boolean> {
  const { rowCount } = await client.query(`select from ${table} t where to_jsonb(t) = $1::jsonb`, [
    row,
  ]);
  return (rowCount ?? 0) > 0;
}
