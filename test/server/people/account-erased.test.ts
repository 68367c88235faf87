import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { eraseAccount } from '../../../server/domain/people/account-erasure/erase';
import { eraseAuthor } from '../../../server/domain/community/authors/erase-author';
import { POLICY_TABLE } from '../../../server/shared/data-policy/policy-table';
import type { Database } from '../../../server/db/database';
import { fillAccount } from '../kit/worlds/account-rows';
import type { AccountRow } from '../kit/worlds/account-rows';
import type { Caller } from '../kit/worlds/booking-world';
import { insertFilled, isThere } from '../kit/worlds/filled-rows';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';

const TEXT = '欧阳待删 13899990123';

/**
 * Columns that keep their text, each by what the policy says of its table: what was written for all to read, what was
 * decided on it, what a clinic has taken on and how it reaches the family, codes of the vaccination records and the books, what
 * the clinic noted of the lot of a dose, and the network log.
 */
const STAYS = `
  aefi_cards.mobile
  comments.body comments.idempotency_key comments.target_id
  follow_up_answers.round
  lot_deviations.lot lot_deviations.reason lot_movements.note lot_movements.request_key
  lottery_tickets.holder
  member_purchases.agreement_version member_purchases.plan
  moderation_decisions.reason moderation_decisions.state_before moderation_decisions.target_id
  network_log.address network_log.app network_log.call network_log.event network_log.staff_id
  network_log.system
  order_events.kind order_events.note order_events.status_after order_events.status_before
  orders.cancel_reason orders.depa_code orders.end_time orders.guideline_version orders.idempotency_key orders.lot
  orders.product_id orders.reference orders.start_time orders.vaccine_code
  payment_notices.kind payment_notices.outcome payment_notices.partner
  payment_refunds.refusal
  payments.description payments.method payments.refund_asked payments.transaction_id
  posts.age_band posts.body posts.idempotency_key posts.title posts.vaccine_code
  refunds.status_before`
  .trim()
  .split(/\s+/);

let loose: UncheckedDatabase;
let database: Database;
let client: Client;
let owner: Caller;
let rows: readonly AccountRow[];
let others: readonly AccountRow[];
beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 2, slots: [] });
  ({ database, client } = loose);
  owner = loose.callers[0] as Caller;
  await client.query('update users set mobile_key = id');
  await client.query(
    `update users set mobile = $2, password_hash = $2, nick_name = $2, region_code = $2, u_from = $2, serial_number = $2
     where id = $1`,
    [owner.userId, TEXT],
  );
  await client.query(
    `update linkmen set name = $2, document_number = $2, mobile = $2, region_code = $2, address = $2,
       guardian = jsonb_build_object('name', $2::text), history_key = $2, is_default = true where id = $1`,
    [owner.linkmanId, TEXT],
  );
  await client.query('update linkmen set person_key = $2 where id = $1', [owner.linkmanId, TEXT]);
  rows = await fillAccount(client, { ...owner, text: TEXT });
  const other = loose.callers[1] as Caller;
  others = await fillAccount(client, { ...other, text: '别人' });
  // What others did to the account's author leads to it as well.
  const [author_id, blocked_id] = [authorIn(others), authorIn(rows)];
  await insertFilled(client, 'blocks', { author_id, blocked_id });
  const liked = { user_id: other.userId, kind: 'liked', actor_id: blocked_id };
  await insertFilled(client, 'interaction_sources', liked);
});
afterAll(() => loose?.close());

/** The account's author in the community. */
function authorIn(of: readonly AccountRow[]): string {
  const { row = '{}' } = of.find(({ table }) => table === 'authors') ?? {};
  return (JSON.parse(row) as { id: string }).id;
}

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

/** Rows of each table. */
async function countRows(): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(POLICY_TABLE)) {
    const { rows: found } = await client.query<{ n: number }>(
      `select count(*)::int as n from ${table}`,
    );
    counts[table] = found[0]?.n ?? 0;
  }
  return counts;
}

/** Keys of rows that go, by which other rows may lead to them. */
const goneKeys = (): string[] =>
  rows.flatMap(({ table, row }) => {
    const { id } = JSON.parse(row) as { id?: unknown };
    return table in STAYING || typeof id !== 'string' ? [] : [id];
  });

/** Columns that still lead to the account or its people: an id that is never given again, in what the law asks for. */
const REFERENCES = `
  aefi_card_events.user_id aefi_cards.user_id follow_up_answers.user_id
  linkmen.id linkmen.user_id
  member_purchases.user_id
  network_log.user_id
  orders.linkman_id orders.user_id
  users.id`
  .trim()
  .split(/\s+/);

/** Rows that stay of the account, by table: what the law or the conversation of others asks for. */
const STAYING: Readonly<Record<string, number>> = {
  aefi_cards: 1,
  aefi_card_events: 1,
  follow_up_answers: 1,
  orders: 1,
  dose_details: 1,
  order_events: 1,
  payments: 2,
  payment_orders: 1,
  payment_refunds: 1,
  payment_notices: 1,
  recall_recipients: 1,
  refunds: 1,
  member_purchases: 1,
  lot_deviations: 1,
  lot_movements: 1,
  lottery_tickets: 1,
  lottery_winners: 1,
  posts: 1,
  post_topics: 1,
  comments: 1,
  moderation_decisions: 1,
  network_log: 1,
};

test('after its deletion no table has anything of an account with rows in every table, but what is named here', async () => {
  expect(new Set(rows.map(({ table }) => table)).size).toBeGreaterThan(70);
  expect((await columnsWith([TEXT])).length).toBeGreaterThan(100);
  const now = Date.now();
  const before = await countRows();
  await eraseAccount(database.db, owner.userId, now, (trx) =>
    eraseAuthor(trx, owner.userId, 'anonymise', now),
  );
  expect(await columnsWith([TEXT])).toEqual(STAYS);
  const after = await countRows();
  const staying = rows.map(({ table }) => {
    const made = rows.filter((each) => each.table === table).length;
    return [table, made - ((before[table] ?? 0) - (after[table] ?? 0))] as const;
  });
  expect(Object.fromEntries(staying.filter(([, count]) => count > 0))).toEqual(STAYING);
  expect(await columnsWith([owner.userId, owner.linkmanId, ...goneKeys()])).toEqual(REFERENCES);
});

test('of who was vaccinated, and of the account itself, nothing stays but that there was somebody', async () => {
  const { rows: people } = await client.query(
    `select name, document_number, sex, birthday, mobile, region_code, address, guardian, person_key,
       history_key, is_default, deleted_at is not null as is_deleted from linkmen where id = $1`,
    [owner.linkmanId],
  );
  expect(people).toEqual([
    {
      ...{ name: '', document_number: '', mobile: '', address: '' },
      ...{ sex: null, birthday: null, region_code: null, guardian: null },
      ...{ person_key: null, history_key: null, is_default: false, is_deleted: true },
    },
  ]);
  const { rows: accounts } = await client.query(
    `select mobile, mobile_key, password_hash, nick_name, region_code, u_from, serial_number,
       deleted_at is not null as is_deleted from users where id = $1`,
    [owner.userId],
  );
  expect(accounts).toEqual([
    {
      ...{ mobile: null, mobile_key: null, password_hash: null, nick_name: '', region_code: '0' },
      ...{ u_from: '', serial_number: null, is_deleted: true },
    },
  ]);
  const { rows: orders } = await client.query(
    `select mobile, remark, person_key = 'erased ' || id as has_no_owner, removed_at is not null as is_removed
     from orders where user_id = $1`,
    [owner.userId],
  );
  expect(orders).toEqual([{ mobile: '', remark: '', has_no_owner: true, is_removed: true }]);
});

test('nothing of another account went with it, nor changed', async () => {
  const gone = [];
  for (const { table, row } of others) if (!(await isThere(client, table, row))) gone.push(table);
  expect(gone).toEqual([]);
});

test('what the log of decisions said of accounts deleted earlier goes as well, and nothing else of it', async () => {
  const migration = join(__dirname, '../../../server/migrations/0108_decisions_name_nobody.sql');
  const before = JSON.stringify({ hospital: '省妇幼' });
  const made = { target_type: 'author', action: 'verify', detail: '省妇幼 主任', before };
  await client.query('delete from moderation_decisions');
  await insertFilled(client, 'moderation_decisions', { ...made, id: 'gone', author_id: null });
  await insertFilled(client, 'moderation_decisions', { ...made, id: 'there' });
  const circle = { ...made, id: 'circle', target_type: 'circle', author_id: null };
  await insertFilled(client, 'moderation_decisions', circle);
  await client.query(`update moderation_decisions set author_id = 'somebody' where id = 'there'`);
  await client.query(readFileSync(migration, 'utf8'));
  const { rows: left } = await client.query(
    `select id, action, detail, before is null as is_empty from moderation_decisions order by id`,
  );
  expect(left).toEqual([
    { id: 'circle', action: 'verify', detail: '省妇幼 主任', is_empty: false },
    { id: 'gone', action: 'verify', detail: '', is_empty: true },
    { id: 'there', action: 'verify', detail: '省妇幼 主任', is_empty: false },
  ]);
});
