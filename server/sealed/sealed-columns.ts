/** A column of sealed values. */
export interface SealedColumn {
  readonly table: string;
  /** Its primary key. */
  readonly id: string;
  readonly column: string;
  /** Field of a JSON object that is sealed; null: the whole column is. */
  readonly field: string | null;
  /** Column with the keyed hash by which the value is found; null where it is never looked up. */
  readonly key: string | null;
}

/** Every sealed column. `outbox` and `mail_outbox` are not: they show what was sent outside live and are empty in live. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: 'users', id: 'id', column: 'mobile', field: null, key: 'mobile_key' },
  { table: 'sessions', id: 'token_hash', column: 'secret', field: null, key: null },
  { table: 'staff_factors', id: 'staff_id', column: 'secret', field: null, key: null },
  { table: 'linkmen', id: 'id', column: 'document_number', field: null, key: null },
  { table: 'linkmen', id: 'id', column: 'mobile', field: null, key: null },
  { table: 'linkmen', id: 'id', column: 'guardian', field: 'mobile', key: null },
  { table: 'health_profiles', id: 'linkman_id', column: 'answers', field: null, key: null },
  { table: 'orders', id: 'id', column: 'mobile', field: null, key: null },
  { table: 'aefi_cards', id: 'id', column: 'mobile', field: null, key: null },
  { table: 'lottery_deliveries', id: 'id', column: 'name', field: null, key: null },
  { table: 'lottery_deliveries', id: 'id', column: 'mobile', field: null, key: null },
  { table: 'lottery_deliveries', id: 'id', column: 'address', field: null, key: null },
  { table: 'service_messages', id: 'id', column: 'body', field: null, key: null },
  { table: 'personal_exports', id: 'id', column: 'mobile', field: null, key: null },
  { table: 'personal_exports', id: 'id', column: 'email', field: null, key: null },
  { table: 'personal_exports', id: 'id', column: 'file_key', field: null, key: null },
  { table: 'network_log', id: 'id', column: 'address', field: null, key: null },
  { table: 'platform_credentials', id: 'id', column: 'value', field: null, key: null },
];

/** SQL of the value itself. */
export const valueOf = ({ column, field }: SealedColumn): string =>
  field === null ? column : `${column} ->> '${field}'`;
