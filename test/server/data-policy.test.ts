import { sql } from 'kysely';
import { createPlace, createWorld, openIn } from './booking-world';
import type { Place } from './booking-world';
import type { Database } from '../../server/db/database';
import { CATEGORIES } from '../../server/domain/data-policy/categories';
import { EXPORTED_TABLES, exportedRows } from '../../server/domain/data-policy/exported-rows';
import { isOwnedBy } from '../../server/domain/data-policy/owned-rows';
import { POLICY_TABLE } from '../../server/domain/data-policy/policy-table';
import { columnsOf } from './policy-columns';

let place: Place;
let database: Database;
let userId = '';
beforeAll(async () => {
  place = await createPlace('postgres');
  const { callers } = await createWorld(place, { callers: 2, slots: [] });
  userId = callers[0]?.userId ?? '';
  database = await openIn(place);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const policies = Object.entries(POLICY_TABLE);
const owned = policies.filter(([, { owners }]) => owners.length > 0);

/** Foreign keys as `table.column → table`, with what they do when the row goes that they refer to. */
async function foreignKeys(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ edge: string; action: string }>(
    `select c.conrelid::regclass || '.' || a.attname || ' → ' || c.confrelid::regclass as edge, c.confdeltype as action
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
     where c.contype = 'f'`,
  );
  return new Map(rows.map(({ edge, action }) => [edge, action]));
}

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
      exported.length > 0 && !(title && category in CATEGORIES && owners.length > 0),
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

test('the way from each row to its account can be asked, and leads to no other account', async () => {
  for (const [table] of owned) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} t where ${isOwnedBy(table, userId, 't')}`.execute(
      database.db,
    );
    expect([table, rows[0]?.count]).toEqual([
      table,
      ['users', 'sessions', 'linkmen'].includes(table) ? 1 : 0,
    ]);
  }
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
    const actions = owners.map((owner) => keys.get(`${table}.${owner.column} → ${owner.table}`));
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
