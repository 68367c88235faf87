import type { Pool } from 'pg';
import type { FieldCipher } from './field-cipher';
import { SEALED_COLUMNS, valueOf } from './sealed-columns';
import type { SealedColumn } from './sealed-columns';

/** Rows of one statement, so that locks are held only briefly. */
const SOME = 2_000;

interface StoredValue {
  readonly id: string;
  readonly value: string;
}

/** Rows of a column whose value does not begin with the prefix, ordered by id. */
const staleValues = (sealed: SealedColumn, prefix: string): string => `
  select ${sealed.id} as id, ${valueOf(sealed)} as value from ${sealed.table}
  where ${sealed.id} > $1 and ${valueOf(sealed)} <> '' and not starts_with(${valueOf(sealed)}, '${prefix}')
  order by ${sealed.id} limit ${SOME}`;

/** Skips a value that changed meanwhile, as the change has sealed it. */
function replaceValues(sealed: SealedColumn): string {
  const { table, id, column, field, key } = sealed;
  const next =
    field === null
      ? `${column} = a.sealed`
      : `${column} = jsonb_set(t.${column}, '{${field}}', to_jsonb(a.sealed))`;
  const hashed = key === null ? '' : `, ${key} = a.key`;
  const value = field === null ? `t.${column}` : `t.${column} ->> '${field}'`;
  return `
    update ${table} t set ${next}${hashed}
    from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as a (id, value, sealed, key)
    where t.${id} = a.id and ${value} = a.value`;
}

async function resealColumn(
  pool: Pool,
  cipher: FieldCipher,
  sealed: SealedColumn,
  prefix: string,
): Promise<number> {
  let after = '';
  let count = 0;
  for (;;) {
    const { rows } = await pool.query<StoredValue>(staleValues(sealed, prefix), [after]);
    const last = rows.at(-1);
    if (!last) return count;
    const opened = rows.map(({ value }) => cipher.open(value));
    const { rowCount } = await pool.query(replaceValues(sealed), [
      rows.map(({ id }) => id),
      rows.map(({ value }) => value),
      opened.map((text) => cipher.seal(text)),
      opened.map((text) => cipher.mobileKey(text)),
    ]);
    count += rowCount ?? 0;
    after = last.id;
  }
}

/**
 * Seals every value that does not begin with the prefix; the provider may be running.
 * @param prefix of all sealed values: seals plain text; of one key: also reseals what another key sealed
 * @returns how many values were sealed
 */
export async function reseal(pool: Pool, cipher: FieldCipher, prefix: string): Promise<number> {
  let count = 0;
  for (const sealed of SEALED_COLUMNS) count += await resealColumn(pool, cipher, sealed, prefix);
  return count;
}

/** Number of values by key; `key` null: plain text. */
export async function countByKey(
  pool: Pool,
): Promise<readonly { readonly key: string | null; readonly count: number }[]> {
  const values = SEALED_COLUMNS.map(
    (sealed) => `select ${valueOf(sealed)} as value from ${sealed.table}`,
  );
  const { rows } = await pool.query<{ key: string | null; count: number }>(`
    select substring(value from '^e1\\.([a-z0-9]+)\\.') as key, count(*) as count
    from (${values.join(' union all ')}) v where value <> '' group by 1 order by 1`);
  return rows;
}
