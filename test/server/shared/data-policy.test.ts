import { sql } from 'kysely';
import type { Client } from 'pg';
import { fillAccount } from '../kit/worlds/account-rows';
import type { AccountRow } from '../kit/worlds/account-rows';
import type { Caller } from '../kit/worlds/booking-world';
import type { Database } from '../../../server/db/database';
import { CATEGORY_TITLES } from '../../../server/shared/data-policy/categories';
import { EXPORTED_TABLES, exportedRows } from '../../../server/shared/data-policy/exported-rows';
import { isOwnedBy } from '../../../server/shared/data-policy/owned-rows';
import type { Owner } from '../../../server/shared/data-policy/policy-types';
import { POLICY_TABLE } from '../../../server/shared/data-policy/policy-table';
import { isThere } from '../kit/worlds/filled-rows';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';
import { columnsOf } from './policy-columns';

let loose: UncheckedDatabase;
let database: Database;
let client: Client;
let userId = '';
/** Two accounts with rows in every table that can have some. */
let accounts: readonly { readonly userId: string; readonly rows: readonly AccountRow[] }[];
beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 2, slots: [] });
  ({ database, client } = loose);
  const { callers } = loose;
  userId = callers[0]?.userId ?? '';
  // As the provider reads times, so that rows as JSON are equal.
  await client.query(`set timezone = 'Asia/Shanghai'`);
  await client.query('update users set mobile_key = id');
  const [one, other] = callers as [Caller, Caller];
  accounts = [
    { userId, rows: await fillAccount(client, { ...one, text: '甲' }) },
    { userId: other.userId, rows: await fillAccount(client, { ...other, text: '乙' }) },
  ];
});
afterAll(() => loose?.close());

const policies = Object.entries(POLICY_TABLE);
const owned = policies.filter(([, { owners }]) => owners.length > 0);

/** Foreign keys as `table.column → table.column`, with what they do when the row goes that they refer to. */
async function foreignKeys(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ edge: string; action: string }>(
    `select c.conrelid::regclass || '.' || a.attname || ' → ' || c.confrelid::regclass || '.' || f.attname as edge,
       c.confdeltype as action
     from pg_constraint c cross join unnest(c.conkey, c.confkey) as k (own, referred)
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.own
     join pg_attribute f on f.attrelid = c.confrelid and f.attnum = k.referred
     where c.contype = 'f'`,
  );
  return new Map(rows.map(({ edge, action }) => [edge, action]));
}

const edgeOf = (table: string, { column, table: parent, key }: Owner): string =>
  `${table}.${column} → ${parent}.${key}`;

test('every column of every table has its row in the policy, and the policy names no other', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select c.table_name || '.' || c.column_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE'`,
  );
  const named = policies.flatMap(([table, policy]) =>
    columnsOf(policy).map((column) => `${table}.${column}`),
  );
  // An array shows what is named twice as well.
  expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('what can be taken along has a name and a kind that people are told of', () => {
  const missing = policies.filter(
    ([, { exported, title, category, owners }]) =>
      exported.length > 0 && !(title && category in CATEGORY_TITLES && owners.length > 0),
  );
  expect(missing.map(([table]) => table)).toEqual([]);
  const secrets = policies.flatMap(([table, { exported }]) =>
    exported
      .filter((column) => /hash|secret|staff|person_key/.test(column))
      .map((c) => `${table}.${c}`),
  );
  expect(secrets).toEqual([]);
});

test('a row that names an account belongs to it', () => {
  const strays = policies.filter(
    ([, policy]) =>
      policy.owners.length === 0 &&
      columnsOf(policy).some((column) => /^user_id$|^author_id$/.test(column)),
  );
  expect(strays.map(([table]) => table)).toEqual([]);
});

/** The rows of a table that belong to an account, as JSON. */
async function rowsOf(table: string, of: string): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(t)::text as row from ${sql.table(table)} t where ${isOwnedBy(table, of, 't')}`.execute(
    database.db,
  );
  return rows.map(({ row }) => row).sort();
}

test.each(owned.map(([table]) => table))(
  'the way from a row of %s leads to its account, and to no other',
  async (table) => {
    const found = await Promise.all(accounts.map((account) => rowsOf(table, account.userId)));
    for (const [index, { rows }] of accounts.entries()) {
      for (const made of rows.filter((each) => each.table === table)) {
        expect(await isThere(client, table, made.row)).toBe(true);
        const { rows: same } = await client.query<{ row: string }>(
          'select ($1::jsonb)::text as row',
          [made.row],
        );
        expect(found[index]).toContain(same[0]?.row);
        expect(found[1 - index]).not.toContain(same[0]?.row);
      }
      expect(found[index]?.length).toBeGreaterThan(0);
      expect(found[index]?.filter((row) => found[1 - index]?.includes(row))).toEqual([]);
    }
  },
);

/** Ways between rows of which either may be there without the other. */
const WITHOUT_KEY = [
  'bean_movements.user_id → bean_accounts.user_id',
  'document_entries.who → users.id',
  'lottery_tickets.id → lottery_ticket_owners.ticket_id',
  'lottery_winners.ticket_id → lottery_ticket_owners.ticket_id',
  'network_log.user_id → users.id',
  'orders.user_id → users.id',
  'payment_notices.number → payments.number',
  'payments.number → payment_orders.payment_number',
  'users.id → users.id',
  'verification_codes.mobile_key → users.mobile_key',
];

test('the way follows the keys of the schema, but where there can be none', async () => {
  const keys = await foreignKeys();
  const edges = owned.flatMap(([table, { owners }]) => owners.map((owner) => edgeOf(table, owner)));
  expect(edges.filter((edge) => !keys.has(edge)).sort()).toEqual(WITHOUT_KEY);
});

test('rows of nobody have no way to an account', () => {
  expect(() => isOwnedBy('slots', userId)).toThrow('no account');
});

test('everything that can be taken along can be read', async () => {
  expect(EXPORTED_TABLES.length).toBeGreaterThan(50);
  for (const table of EXPORTED_TABLES) {
    const rows = await exportedRows(database.db, table, userId);
    for (const row of rows) expect(Object.keys(row)).toEqual(POLICY_TABLE[table]?.exported);
  }
  expect(await exportedRows(database.db, 'linkmen', userId)).toHaveLength(1);
});

test('what goes by a foreign key has one, and what stays does not', async () => {
  const keys = await foreignKeys();
  const wrong = owned.filter(([table, { atDeletion, owners }]) => {
    const actions = owners.map((owner) => keys.get(edgeOf(table, owner)));
    if (atDeletion.how === 'cascade') return actions.some((action) => action !== 'c');
    if (atDeletion.how === 'detach') return actions.some((action) => action !== 'n');
    return false;
  });
  expect(wrong.map(([table]) => table)).toEqual([]);
  const overwritten = owned.flatMap(([table, policy]) =>
    policy.atDeletion.how === 'anonymise'
      ? Object.keys(policy.atDeletion.columns)
          .filter((column) => !columnsOf(policy).includes(column))
          .map((column) => `${table}.${column}`)
      : [],
  );
  expect(overwritten).toEqual([]);
});
