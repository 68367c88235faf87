import type { Client } from 'pg';
import { POLICY_TABLE } from '../../../../server/shared/data-policy/policy-table';
import { insertFilled } from './filled-rows';

const CHECK_VIOLATION = '23514';

/** A row that belongs to the account. */
export interface AccountRow {
  readonly table: string;
  /** As JSON. */
  readonly row: string;
}

/** Values that rows need to be possible. */
export const POSSIBLE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  orders: { status: 'DONE', source: 'online' },
  withdrawn_consents: { purpose: 'community' },
  member_terms: { source: 'code' },
  // Of nobody, as numbers begin with 1.
  message_sends: { grant_id: 0 },
  holds: { kind: 'form', ended_at: '2026-01-01', ended_how: 'released' },
  // Only what may still be paid has who pays.
  payments: { state: 'open', next_ask_at: '2026-01-01' },
  payment_refunds: { state: 'done' },
  refunds: { state: 'paid' },
  lottery_winners: { state: 'sent', unit: 1, claim_until: '2026-01-01' },
  release_tickets: { state: 'left' },
  service_conversations: { state: 'closed' },
  personal_exports: { state: 'expired' },
};

/**
 * Puts rows into every table that can have rows of an account, one for each way in which they belong to it, with a text
 * in every column that is free to take one, whatever the policy says of it. @returns the rows
 */
export async function fillAccount(
  client: Client,
  { userId, linkmanId, text }: { userId: string; linkmanId: string; text: string },
): Promise<AccountRow[]> {
  const made: AccountRow[] = [];
  const keys = new Map<string, Record<string, unknown>>();
  const { rows } = await client.query<Record<string, unknown>>(
    'select * from users where id = $1',
    [userId],
  );
  keys.set('users', rows[0] ?? {});
  keys.set('linkmen', { id: linkmanId });
  const make = async (table: string): Promise<Record<string, unknown>> => {
    const known = keys.get(table);
    if (known) return known;
    const policy = POLICY_TABLE[table];
    if (!policy) throw new Error(`No policy of ${table}.`);
    for (const owner of policy.owners) {
      const parent = owner.table === table ? {} : await make(owner.table);
      const given = {
        ...((await hasColumn(client, table, 'linkman_id')) ? { linkman_id: linkmanId } : {}),
        [owner.column]: parent[owner.key],
      };
      const values = { ...given, ...POSSIBLE[table] };
      const row = await insertWithTexts(client, table, values, (column) =>
        column === 'id' || policy.withheld.reference?.includes(column) ? null : text,
      );
      made.push({ table, row });
      keys.set(table, JSON.parse(row) as Record<string, unknown>);
    }
    return keys.get(table) ?? {};
  };
  for (const [table, { owners }] of Object.entries(POLICY_TABLE))
    if (owners.length > 0) await make(table);
  return made;
}

/** Inserts a row with as many texts as its checks allow together; what refers to other rows is no text. */
async function insertWithTexts(
  client: Client,
  table: string,
  values: Readonly<Record<string, unknown>>,
  textOf: (column: string) => string | null,
): Promise<string> {
  const { rows: referring } = await client.query<{ name: string }>(
    `select a.attname as name from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f' and c.conrelid = $1::regclass`,
    [table],
  );
  const checked = new Set(referring.map(({ name }) => name));
  for (;;)
    try {
      return await insertFilled(client, table, values, (column) =>
        checked.has(column) ? null : textOf(column),
      );
    } catch (error) {
      const { code, constraint } = error as { code?: string; constraint?: string };
      const { rows } = await client.query<{ name: string }>(
        `select a.attname as name from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
         where c.conname = $1 and c.conrelid = $2::regclass`,
        [constraint, table],
      );
      const more = rows.filter(({ name }) => !checked.has(name));
      if (code !== CHECK_VIOLATION || more.length === 0) throw error;
      for (const { name } of more) checked.add(name);
    }
}

async function hasColumn(client: Client, table: string, column: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and column_name = $2`,
    [table, column],
  );
  return (rowCount ?? 0) > 0;
}
