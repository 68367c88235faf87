import type { Db } from '../../../db/database';
import type { FieldCipher } from '../../../sealed/field-cipher';
import { SEALED_COLUMNS } from '../../../sealed/sealed-columns';
import { exportedRows } from '../../../shared/data-policy/exported-rows';

export type OpenRow = Readonly<Record<string, unknown>>;

/** What an account has in a table. */
export interface OpenTable {
  readonly table: string;
  readonly rows: readonly OpenRow[];
}

const opened = (cipher: FieldCipher, value: unknown): unknown =>
  typeof value === 'string' ? cipher.open(value) : value;

function openField(cipher: FieldCipher, value: unknown, field: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [field]: opened(cipher, (value as OpenRow)[field]) };
}

/** Where an interaction's message leads names what another account wrote; its own words are in its own tables. */
const withoutOthers = (table: string, row: OpenRow): OpenRow =>
  table === 'messages' && row.message_class === 'interaction' ? { ...row, link: null } : row;

/** The rows of an account that it can take along, with what is sealed in plain text. */
export async function openRows(
  db: Db,
  cipher: FieldCipher,
  table: string,
  userId: string,
): Promise<readonly OpenRow[]> {
  const sealed = SEALED_COLUMNS.filter((column) => column.table === table);
  const rows = await exportedRows(db, table, userId);
  return rows.map((row) => {
    const open: Record<string, unknown> = { ...withoutOthers(table, row) };
    for (const { column, field } of sealed)
      if (column in open)
        open[column] =
          field === null ? opened(cipher, open[column]) : openField(cipher, open[column], field);
    return open;
  });
}
