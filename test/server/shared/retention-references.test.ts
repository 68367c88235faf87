import type { Client } from 'pg';
import { eraseAccount } from '../../../server/domain/people/account-erasure/erase';
import { eraseAuthor } from '../../../server/domain/community/authors/erase-author';
import { fillAccount, POSSIBLE } from '../kit/worlds/account-rows';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { insertFilled, isThere } from '../kit/worlds/filled-rows';
import type { Values } from '../kit/worlds/filled-rows';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';
import { cutOf, insertOld } from './retention-rows';
import { TEST_CIPHER } from '../kit/test-cipher';
import type { Database } from '../../../server/db/database';
import { RETENTION_RULES } from '../../../server/shared/data-policy/old-rows';
import { deleteAllOld } from '../../../server/jobs/retention';

// Rows that refer to what is deleted: the database's foreign keys hold for the job, not for the rows inserted here.
const DAY = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00+08:00');

let loose: UncheckedDatabase;
let testDatabase: TestDatabase;
let database: Database;
let client: Client;
let callers: readonly Caller[];
const faults: unknown[] = [];
beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 2, slots: [] });
  ({ testDatabase, database, client, callers } = loose);
});
afterAll(() => loose?.close());

async function run(now = NOW): Promise<void> {
  const parts = {
    db: database.db,
    config: { dataDir: testDatabase.dataDir } as never,
    cipher: TEST_CIPHER,
    log: { error: (fault: unknown) => void faults.push(fault) },
  };
  while (await deleteAllOld(parts, now));
  expect(faults).toEqual([]);
}

interface ForeignKey {
  readonly name: string;
  readonly referring: string;
  readonly referred: string;
  readonly columns: readonly string[];
  readonly keys: readonly string[];
}

async function foreignKeys(): Promise<readonly ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conname as name, c.conrelid::regclass::text as referring, c.confrelid::regclass::text as referred,
       array(select a.attname::text from unnest(c.conkey) with ordinality k (n, at)
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.n order by k.at) as columns,
       array(select a.attname::text from unnest(c.confkey) with ordinality k (n, at)
         join pg_attribute a on a.attrelid = c.confrelid and a.attnum = k.n order by k.at) as keys
     from pg_constraint c where c.contype = 'f' order by 2, 1`,
  );
  return rows;
}

/** How many rows refer to a row that is not there. */
async function dangling({ referring, referred, columns, keys }: ForeignKey): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from ${referring} c where ${columns.map((column) => `c.${column} is not null`).join(' and ')}
     and not exists (select from ${referred} p where ${columns.map((column, index) => `p.${keys[index]} = c.${column}`).join(' and ')})`,
  );
  return rows[0]?.n ?? 0;
}

/** Rows that keep what they refer to until they go themselves. */
const RETAINING = [
  'aefi_cards → orders',
  'follow_up_answers → orders',
  'member_terms → member_purchases',
  'orders → linkmen',
  'payment_refunds → payments',
  'payments → member_purchases',
];

/** What a row has that refers to a purchase. */
const OF_PURCHASE: Readonly<Record<string, Values>> = {
  member_terms: { source: 'payment', cents: 100 },
};

test('what refers to deleted rows goes with them, lets them go, or keeps them; no rule ever fails', async () => {
  const retaining = new Set<string>();
  for (const key of await foreignKeys())
    for (const each of RETENTION_RULES.filter(({ table }) => table === key.referred)) {
      const time = new Date(cutOf(each.rule.period, NOW).getTime() - DAY);
      const row = await insertOld(client, each, { time, now: NOW });
      const parent = JSON.parse(row) as Record<string, unknown>;
      const values = Object.fromEntries(
        key.columns.map((name, index) => [name, parent[key.keys[index] ?? '']]),
      );
      const before = await dangling(key);
      const child = await insertFilled(client, key.referring, {
        ...POSSIBLE[key.referring],
        ...(key.referred === 'member_purchases' && OF_PURCHASE[key.referring]),
        // An entry that is merged with another rests.
        ...(key.referring === 'linkmen' && { deleted_at: new Date(NOW) }),
        ...values,
      });
      await run();
      expect([key.name, await dangling(key)]).toEqual([key.name, before]);
      if (!(await isThere(client, key.referred, row))) continue;
      retaining.add(`${key.referring} → ${key.referred}`);
      expect(await isThere(client, key.referring, child)).toBe(true);
      await client.query(`delete from ${key.referring} t where to_jsonb(t) = $1::jsonb`, [child]);
      await client.query(`delete from ${key.referred} t where to_jsonb(t) = $1::jsonb`, [row]);
    }
  expect([...retaining].sort()).toEqual(expect.arrayContaining(RETAINING));
});

test('over forty years everything of a deleted account goes, and of another what has its time, without a reference to nothing', async () => {
  const [one, other] = callers as [Caller, Caller];
  await client.query('update users set mobile_key = id');
  const rows = await fillAccount(client, { ...one, text: '甲' });
  await fillAccount(client, { ...other, text: '乙' });
  await eraseAccount(database.db, one.userId, NOW, (trx) =>
    eraseAuthor(trx, one.userId, 'anonymise', NOW),
  );
  const keys = await foreignKeys();
  const before = await Promise.all(keys.map(dangling));
  for (const days of [0, 2, 31, 91, 181, 366, 3 * 366, 10 * 366, 30 * 366, 40 * 366, 40 * 366])
    await run(NOW + days * DAY);
  for (const [index, key] of keys.entries())
    expect([key.name, (await dangling(key)) <= (before[index] ?? 0)]).toEqual([key.name, true]);
  const { rows: left } = await client.query<{ n: number }>(
    `select count(*)::int as n from orders where user_id = $1
     union all select count(*)::int from linkmen where user_id = $1
     union all select count(*)::int from payments union all select count(*)::int from payment_refunds`,
    [one.userId],
  );
  expect(left.map(({ n }) => n)).toEqual([0, 0, 0, 0]);
  expect(rows.length).toBeGreaterThan(70);
});
