import type { PoolClient } from 'pg';

/** SQL type of each column and how to get its value from a row; `jsonb` values are passed unchanged. */
export type Columns<Row> = Readonly<
  Record<string, readonly [type: string, value: (row: Row) => unknown]>
>;

/** Rows of one statement: few round trips, without blocking other callers of the embedded database for long. */
const BATCH = 2_000;

const jsonOrNull = (value: unknown): string | null =>
  value === null || value === undefined ? null : JSON.stringify(value);

/** Inserts rows by columns, many per statement; existing rows stay unchanged. @returns how many were new. */
export async function insertRows<Row>(
  client: Pick<PoolClient, 'query'>,
  table: string,
  columns: Columns<Row>,
  rows: Iterable<Row>,
): Promise<number> {
  const names = Object.keys(columns);
  const entries = Object.values(columns);
  // jsonb is sent as text: a jsonb array cannot distinguish SQL nulls from JSON ones.
  const types = entries.map(([type]) => (type === 'jsonb' ? 'text' : type));
  const picked = names.map((name, index) =>
    entries[index]?.[0] === 'jsonb' ? `${name}::jsonb` : name,
  );
  const text = `insert into ${table} (${names.join(', ')})
    select ${picked.join(', ')}
    from unnest(${types.map((type, index) => `$${index + 1}::${type}[]`).join(', ')}) as given (${names.join(', ')})
    on conflict do nothing`;
  let inserted = 0;
  let batch: Row[] = [];
  const flush = async (): Promise<void> => {
    const values = entries.map(([type, value]) =>
      batch.map((row) => (type === 'jsonb' ? jsonOrNull(value(row)) : value(row))),
    );
    batch = [];
    inserted += (await client.query(text, values)).rowCount ?? 0;
  };
  for (const row of rows) {
    batch.push(row);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return inserted;
}
