import type { PoolClient } from 'pg';

/** SQL type of each column and how to get its value from a row; `jsonb` values are passed unchanged. */
export type Columns<Row> = Readonly<
  Record<string, readonly [type: string, value: (row: Row) => unknown]>
>;

/** Rows of one statement: few round trips, without blocking other callers of the embedded database for long. */
const BATCH = 2_000;

const jsonOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** Sends rows to a statement in batches, as a table `given` of its columns. @returns how many rows were written */
async function writeRows<Row>(
  client: Pick<PoolClient, 'query'>,
  columns: Columns<Row>,
  rows: Iterable<Row>,
  statement: (names: string, picked: string, given: string) => string,
): Promise<number> {
  const names = Object.keys(columns);
  const entries = Object.values(columns);
  // jsonb is sent as text: a jsonb array cannot distinguish SQL nulls from JSON ones.
  const types = entries.map(([type]) => (type === 'jsonb' ? 'text' : type));
  const picked = names.map((name, index) =>
    entries[index]?.[0] === 'jsonb' ? `${name}::jsonb` : name,
  );
  const given = types.map((type, index) => `$${index + 1}::${type}[]`).join(', ');
  const text = statement(
    names.join(', '),
    picked.join(', '),
    `unnest(${given}) as given (${names.join(', ')})`,
  );
  let written = 0;
  let batch: Row[] = [];
  const flush = async (): Promise<void> => {
    const values = entries.map(([type, value]) =>
      batch.map((row) => (type === 'jsonb' ? jsonOrNull(value(row)) : value(row))),
    );
    batch = [];
    written += (await client.query(text, values)).rowCount ?? 0;
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return written;
}

/** Inserts rows by columns, many per statement; existing rows stay unchanged. @returns how many were new. */
export const insertRows = <Row>(
  client: Pick<PoolClient, 'query'>,
  table: string,
  columns: Columns<Row>,
  rows: Iterable<Row>,
): Promise<number> =>
  writeRows(
    client,
    columns,
    rows,
    (names, picked, given) =>
      `insert into ${table} (${names}) select ${picked} from ${given} on conflict do nothing`,
  );

/** Where rows are written, and what makes one the same as an existing one. */
export interface Upsert<Row> {
  readonly table: string;
  readonly columns: Columns<Row>;
  /** Columns of its primary key. */
  readonly key: readonly string[];
  /** What else an existing row is set to, in SQL: `retired_at = null`. */
  readonly also?: string;
}

/** Inserts rows by columns, many per statement; existing ones of the same key become as given. */
export async function upsertRows<Row>(
  client: Pick<PoolClient, 'query'>,
  { table, columns, key, also }: Upsert<Row>,
  rows: Iterable<Row>,
): Promise<void> {
  const set = Object.keys(columns)
    .filter((name) => !key.includes(name))
    .map((name) => `${name} = excluded.${name}`);
  if (also !== undefined) set.push(also);
  await writeRows(
    client,
    columns,
    rows,
    (names, picked, given) => `insert into ${table} (${names}) select ${picked} from ${given}
      on conflict (${key.join(', ')}) do ${set.length > 0 ? `update set ${set.join(', ')}` : 'nothing'}`,
  );
}
