import { Client } from 'pg';
import { eraseAccount } from '../../server/domain/accounts/erase';
import { eraseAuthor } from '../../server/domain/community/erase-author';
import { POLICY_TABLE } from '../../server/domain/data-policy/policy-table';
import { columnsOf } from './policy-columns';
import type { Database } from '../../server/db/database';
import { fillAccount } from './account-rows';
import type { AccountRow } from './account-rows';
import { createPlace, createWorld, openIn } from './booking-world';
import type { Caller, Place } from './booking-world';
import { isThere, looseClient } from './filled-rows';

const TEXT = '欧阳待删 13899990123';

/**
 * Columns that keep their text, each by what the policy says of its table: what was written for all to read, what was
 * decided on it, and codes of the vaccination records and the books.
 */
const STAYS = `
  comments.body comments.idempotency_key comments.target_id
  lottery_tickets.holder
  member_purchases.agreement_version member_purchases.plan
  moderation_decisions.detail moderation_decisions.reason moderation_decisions.state_before moderation_decisions.target_id
  order_events.kind order_events.note order_events.status_after order_events.status_before
  orders.cancel_reason orders.depa_code orders.end_time orders.guideline_version orders.idempotency_key orders.lot
  orders.product_id orders.reference orders.start_time orders.vaccine_code
  payment_notices.kind payment_notices.outcome payment_notices.partner
  payment_refunds.refusal
  payments.description payments.method payments.transaction_id
  posts.age_band posts.body posts.idempotency_key posts.title posts.vaccine_code
  refunds.status_before`
  .trim()
  .split(/\s+/);

let place: Place;
let database: Database;
let client: Client;
let owner: Caller;
let rows: readonly AccountRow[];
let others: readonly AccountRow[];
beforeAll(async () => {
  place = await createPlace('postgres');
  const world = await createWorld(place, { callers: 2, slots: [] });
  owner = world.callers[0] as Caller;
  database = await openIn(place);
  client = new Client({ connectionString: place.postgres?.url });
  await client.connect();
  await looseClient(client);
  await client.query('update users set mobile_key = id');
  await client.query('update users set nick_name = $2 where id = $1', [owner.userId, TEXT]);
  await client.query('update linkmen set name = $2 where id = $1', [owner.linkmanId, TEXT]);
  rows = await fillAccount(client, { ...owner, text: TEXT });
  others = await fillAccount(client, { ...(world.callers[1] as Caller), text: '别人' });
});
afterAll(async () => {
  await client.end();
  await database.close();
  await place.remove();
});

/** Columns that contain one of the texts, as `table.column`. */
async function columnsWith(texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(POLICY_TABLE)) {
    const { rows: columns } = await client.query<{ name: string }>(
      `select distinct e.key as name from ${table} t, lateral jsonb_each_text(to_jsonb(t)) e
       where exists (select from unnest($1::text[]) text where position(text in e.value) > 0)`,
      [texts],
    );
    found.push(...columns.map(({ name }) => `${table}.${name}`));
  }
  return found.sort();
}

/** Whether the policy keeps a row of the table, and the column leads from it to the account or its people. */
const isRetainedReference = (name: string): boolean => {
  const [table = '', column = ''] = name.split('.');
  const policy = POLICY_TABLE[table];
  const { how } = policy?.atDeletion ?? {};
  if (!policy || how === 'delete' || how === 'cascade' || how === 'nobody') return false;
  return ['id', 'user_id', 'linkman_id'].includes(column) && columnsOf(policy).includes(column);
};

test('after its deletion no table has anything of an account with rows in every table, but what the policy keeps', async () => {
  expect(new Set(rows.map(({ table }) => table)).size).toBeGreaterThan(70);
  expect((await columnsWith([TEXT])).length).toBeGreaterThan(100);
  const now = Date.now();
  await eraseAccount(database.db, owner.userId, now, (trx) =>
    eraseAuthor(trx, owner.userId, 'anonymise', now),
  );
  expect(await columnsWith([TEXT])).toEqual(STAYS);
  const left = await columnsWith([owner.userId, owner.linkmanId]);
  expect(left.filter((name) => !isRetainedReference(name))).toEqual([]);
  for (const { table, row } of rows) {
    const { how } = POLICY_TABLE[table]?.atDeletion ?? {};
    if (how === 'delete' || how === 'cascade')
      expect([table, await isThere(client, table, row)]).toEqual([table, false]);
  }
});

test('nothing of another account went with it', async () => {
  const gone = [];
  for (const { table, row } of others) if (!(await isThere(client, table, row))) gone.push(table);
  expect(gone).toEqual([]);
});
