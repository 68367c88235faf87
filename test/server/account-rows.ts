import type { Client } from 'pg';
import { POLICY_TABLE } from '../../server/domain/data-policy/policy-table';
import { insertFilled } from './filled-rows';

const CHECK_VIOLATION = '23514';

/** A row that belongs to the account. */
export interface AccountRow {
  readonly table: string;
  /** As JSON. */
  readonly row: string;
}

/** Values that rows need to be possible. */
const POSSIBLE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  orders: { status: 'DONE', source: 'online' },
  member_terms: { source: 'code' },
  // Of nobody, as numbers begin with 1.
  message_sends: { grant_id: 0 },
  holds: { kind: 'form', ended_at: '2026-01-01', ended_how: 'released' },
  payments: { state: 'closed' },
  payment_refunds: { state: 'done' },
  lottery_winners: { state: 'sent', unit: 1, claim_until: '2026-01-01' },
  release_tickets: { state: 'left' },
  service_conversations: { state: 'closed' },
  personal_exports: { state: 'expired' },
};

/**
 * Puts rows into every table that can have rows of an account, one for each way in which they belong to it, with a text
 * in every column that is free to take one and has to go. @returns the rows
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
    const { atDeletion } = policy;
    const goes = atDeletion.how === 'delete' || atDeletion.how === 'cascade';
    for (const owner of policy.owners) {
      const parent = owner.table === table ? {} : await make(owner.table);
      const given = {
        ...((await hasColumn(client, table, 'linkman_id')) ? { linkman_id: linkmanId } : {}),
        [owner.column]: parent[owner.key],
      };
      const free = (column: string): boolean =>
        !policy.withheld.reference?.includes(column) &&
        (goes || (atDeletion.how === 'anonymise' && column in atDeletion.columns));
      const values = { ...given, ...POSSIBLE[table] };
      const textOf = (column: string): string | null => (free(column) ? text : null);
      const row = await insertFilled(client, table, values, textOf).catch(
        (error: { code?: string }) => {
          if (error.code !== CHECK_VIOLATION) throw error;
          // Some columns may have a text only together with others.
          return insertFilled(client, table, values, (column, isNeeded) =>
            isNeeded ? textOf(column) : null,
          );
        },
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

async function hasColumn(client: Client, table: string, column: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from information_schema.columns
     where table_schema = current_schema() and table_name = $1 and column_name = $2`,
    [table, column],
  );
  return (rowCount ?? 0) > 0;
}
