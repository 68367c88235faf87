import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { openIn } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { insertFilled, isThere } from '../kit/worlds/filled-rows';
import type { Values } from '../kit/worlds/filled-rows';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';
import { caseOf, RETENTION_CASES } from './retention-cases';
import { cutOf, insertOld, isByDay } from './retention-rows';
import { TEST_CIPHER } from '../kit/test-cipher';
import type { Database } from '../../../server/db/database';
import { RETENTION_RULES } from '../../../server/shared/data-policy/old-rows';
import type { TableRule } from '../../../server/shared/data-policy/old-rows';
import { deleteAllOld } from '../../../server/jobs/retention';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-22T12:00:00+08:00');

let loose: UncheckedDatabase;
let testDatabase: TestDatabase;
let database: Database;
let client: Client;
const faults: unknown[] = [];
beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 0, slots: [] });
  ({ testDatabase, database, client } = loose);
});
afterAll(() => loose?.close());

const partsOf = ({ db }: Database) => ({
  db,
  config: { dataDir: testDatabase.dataDir } as never,
  cipher: TEST_CIPHER,
  log: { error: (fault: unknown) => void faults.push(fault) },
});

/** Runs the job until nothing is left to do. */
async function run(on: Database = database): Promise<void> {
  while (await deleteAllOld(partsOf(on), NOW));
  expect(faults).toEqual([]);
}

const insert = (each: TableRule, time: Date, more: Values = {}): Promise<string> =>
  insertOld(client, each, { time, now: NOW, more });

/** How long what is stored, as people are promised and the law asks for: table, what it counts from, and the period. */
const PROMISED = `
  sessions expires_at: hours 0
  known_devices seen_at: days 400
  verification_codes created_at: days 1
  document_entries day: days 1
  record_accesses last_at: days 365
  uploads created_at: days 2
  personal_exports created_at: days 30
  mail_outbox created_at: days 7
  outbox created_at: days 7
  attempts ends_at: hours 0
  security_events minute: days 200
  network_log at: days 200
  network_log_requests at: years 3
  data_requests answered_on: years 3
  used_nonces expires_at: hours 0
  linkmen deleted_at: years 3
  orders day: years 10
  orders day: years 3
  holds ended_at: days 7
  slots day: days 90
  waitlist_entries ended_at: days 365
  release_tickets ended_at: days 365
  follow_up_series day: days 730
  follow_up_answers answered_at: days 730
  aefi_cards opened_at: days 730
  caregiver_invitations expires_at: hours 0
  payments created_at: years 30
  payment_refunds created_at: years 30
  payment_notices received_at: days 90
  bean_entries at: years 5
  bean_lots expires_at: years 3
  bean_task_progress day: days 365
  lottery_activities coalesce(drawn_at, void_at): years 2
  lottery_deliveries (select w.sent_at from lottery_winners w where w.ticket_id = t.ticket_id): days 30
  lottery_deliveries at: hours 0
  lottery_deliveries at: days 180
  questionnaire_drafts saved_at: days 90
  feed_snapshots made_at: hours 1
  messages read_at: days 365
  messages created_at: years 2
  service_conversations closed_at: days 365
  video_plays received_at: days 90
  telemetry_events received_at: days 90
  page_visits received_at: days 90
  notices published_at: days 365
  staff_sessions expires_at: hours 0
  platform_pushes received_at: days 1`;

test('each period that is promised has its rule', () => {
  const lines = RETENTION_RULES.map(({ table, rule: { since, period } }) => {
    const [[unit, count] = []] = Object.entries(period);
    return `  ${table} ${since}: ${unit} ${count}`;
  });
  expect(lines).toEqual(expect.arrayContaining(PROMISED.split('\n').slice(1)));
});

test('each case belongs to a rule', () => {
  const used = new Set(RETENTION_RULES.map(caseOf));
  const stray = Object.entries(RETENTION_CASES).filter(([, each]) => !used.has(each));
  expect(stray.map(([name]) => name)).toEqual([]);
});

const named = RETENTION_RULES.map(
  (each) => [`${each.table}, ${each.rule.since} ${each.rule.when ?? ''}`, each] as const,
);

test.each(named)('%s', async (_name, each) => {
  const cut = cutOf(each.rule.period, NOW);
  const isDay = isByDay(each);
  const before = new Date(cut.getTime() - (isDay ? DAY : 1_000));
  const after = new Date(cut.getTime() + (isDay ? DAY : 60_000));
  const { alike = [], spared: sparing = [] } = caseOf(each);
  const old = [];
  const young = [];
  for (const more of [() => ({}), ...alike]) {
    old.push(await insert(each, before, more(before)));
    young.push(await insert(each, after, more(after)));
  }
  const spared = [];
  for (const values of sparing)
    spared.push(await insert(each, new Date(cut.getTime() - DAY), values));
  await run();
  for (const row of old) expect(await isThere(client, each.table, row)).toBe(false);
  // What is forfeited goes at once, whenever it was entered.
  const isAtOnce = each.rule.when?.includes('forfeited') && cut.getTime() + 60_000 <= NOW;
  for (const row of young) expect(await isThere(client, each.table, row)).toBe(!isAtOnce);
  for (const row of spared) expect(await isThere(client, each.table, row)).toBe(true);
});

test.each([
  ['linkmen', 'an order', 'orders', 'linkman_id', { user_id: 'u', source: 'online' }],
  ['orders', 'a refund under way', 'refunds', 'order_id', { state: 'paying' }],
  ['orders', 'a follow-up', 'follow_up_answers', 'order_id', { level: 'none' }],
  ['orders', 'a card of the clinic', 'aefi_cards', 'order_id', { level: 'clinic' }],
  [
    'member_purchases',
    'a payment',
    'payments',
    'purchase_id',
    { partner: 'wechat', state: 'closed' },
  ],
  ['member_purchases', 'a term', 'member_terms', 'purchase_id', { source: 'payment', cents: 1 }],
  ['bean_entries', 'a lot', 'bean_lots', 'entry_id', { remaining: 1 }],
  ['bean_entries', 'beans that moved', 'bean_movements', 'entry_id', {}],
  ['bean_entries', 'a refund', 'bean_entries', 'refunds_id', { at: '2026-01-01' }],
  ['payments', 'a refund', 'payment_refunds', 'payment_number', { state: 'done', kind: 'order' }],
] as const)('%s stay while %s needs them', async (table, _what, other, column, values) => {
  const each = RETENTION_RULES.find((rule) => rule.table === table) as TableRule;
  const row = await insert(each, new Date(cutOf(each.rule.period, NOW).getTime() - DAY));
  const { id, number } = JSON.parse(row) as { id?: string; number?: string };
  await insertFilled(client, other, { ...values, [column]: id ?? number });
  await run();
  expect(await isThere(client, table, row)).toBe(true);
  await client.query(`delete from ${other} where ${column} = $1`, [id ?? number]);
  await run();
  expect(await isThere(client, table, row)).toBe(false);
});

test('orders stay while a payment of theirs is under way', async () => {
  for (const each of RETENTION_RULES.filter(({ table }) => table === 'orders')) {
    const row = await insert(each, new Date(cutOf(each.rule.period, NOW).getTime() - DAY));
    const { id } = JSON.parse(row) as { id: string };
    const open = { partner: 'wechat', state: 'open', next_ask_at: '2026-01-01' };
    const payment = await insertFilled(client, 'payments', open);
    const { number } = JSON.parse(payment) as { number: string };
    const part = { payment_number: number, order_id: id, state: 'open' };
    await insertFilled(client, 'payment_orders', part);
    await run();
    expect(await isThere(client, 'orders', row)).toBe(true);
    await client.query(
      `update payments set state = 'closed', next_ask_at = null, payer = null, client_address = null where number = $1`,
      [number],
    );
    await run();
    expect(await isThere(client, 'orders', row)).toBe(false);
  }
});

test('a prepaid order goes when its own period is over, on either side of it; the books have its payment without it', async () => {
  for (const each of RETENTION_RULES.filter(({ table }) => table === 'orders')) {
    const cut = cutOf(each.rule.period, NOW).getTime();
    const prepaid = async (time: number) => {
      const row = await insert(each, new Date(time));
      const { id } = JSON.parse(row) as { id: string };
      const paid = { partner: 'wechat', state: 'paid' };
      const payment = JSON.parse(await insertFilled(client, 'payments', paid)) as {
        number: string;
      };
      const { number } = payment;
      const part = { payment_number: number, order_id: id, state: 'paid' };
      await insertFilled(client, 'payment_orders', part);
      const back = { state: 'done', kind: 'order', payment_number: number, order_id: id };
      await insertFilled(client, 'payment_refunds', back);
      await insertFilled(client, 'refunds', { order_id: id, state: 'paid' });
      return { row, number };
    };
    const [old, young] = [await prepaid(cut - DAY), await prepaid(cut + DAY)];
    await run();
    expect(await isThere(client, 'orders', old.row)).toBe(false);
    expect(await isThere(client, 'orders', young.row)).toBe(true);
    const { rows } = await client.query(
      `select r.order_id is null and t.order_id is null as is_alone, count(r.number)::int as refunds from payments p
       join payment_refunds r on r.payment_number = p.number
       left join payment_orders t on t.payment_number = p.number where p.number = any($1) group by 1 order by 1`,
      [[old.number, young.number]],
    );
    expect(rows).toEqual([
      { is_alone: false, refunds: 1 },
      { is_alone: true, refunds: 1 },
    ]);
  }
});

test('an old ledger goes, and the balance is still what its entries add up to', async () => {
  const account = async () => {
    const { rows } = await client.query<{ what: string }>(
      `select 'balance ' || balance || ', carried ' || carried as what from bean_accounts where user_id = 'saver'
       union all (select 'entry ' || id from bean_entries where user_id = 'saver' order by id)
       union all (select 'lot ' || id from bean_lots where user_id = 'saver' order by id)
       union all (select 'moved ' || entry_id from bean_movements where user_id = 'saver' order by entry_id)`,
    );
    return rows.map(({ what }) => what);
  };
  const own = { user_id: 'saver' };
  await insertFilled(client, 'bean_accounts', { ...own, balance: 12 });
  const years = (count: number) => cutOf({ years: count }, NOW);
  const entry = (id: string, beans: number, at: Date) =>
    insertFilled(client, 'bean_entries', { ...own, id, beans, at, counterpart: 'tasks' });
  const lot = (entryId: string, granted: number, remaining: number, expiresAt: Date) =>
    insertFilled(client, 'bean_lots', {
      ...{ ...own, id: `of ${entryId}`, entry_id: entryId, granted, remaining },
      expires_at: expiresAt,
    });
  const moved = (entryId: string, from: string, beans: number) =>
    insertFilled(client, 'bean_movements', {
      ...{ ...own, entry_id: entryId, lot_id: `of ${from}`, beans },
    });
  await entry('award', 10, years(6));
  await lot('award', 10, 0, years(5));
  await entry('spent', -7, years(6));
  await moved('spent', 'award', -7);
  // Expired late, so that it has not been stored for its time.
  await entry('expired', -3, years(4));
  await moved('expired', 'award', -3);
  await entry('present', 12, new Date(NOW));
  await lot('present', 12, 12, new Date(NOW + DAY));
  // Entries go with the next run after their lots.
  await run();
  await run();
  expect(await account()).toEqual([
    ...['balance 12, carried 3', 'entry expired', 'entry present', 'lot of present'],
  ]);
});

test('pictures go with what they belong to, from the disk too', async () => {
  const uploads = join(testDatabase.dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });
  const stay = ['chatting', 'elsewhere', 'of-another'];
  const ids = ['unused', 'followed', 'chatted', ...stay];
  for (const id of ids) {
    await insertFilled(client, 'uploads', {
      id,
      kind: 'image',
      user_id: id === 'of-another' ? 'another' : 'person',
      created_at: new Date(NOW - 2 * DAY),
      used_at: id === 'unused' ? null : new Date(NOW),
    });
    writeFileSync(join(uploads, id), '');
  }
  await insertFilled(client, 'follow_up_series', { id: 'series', day: '2024-11-01' });
  const file_ids = JSON.stringify(['followed']);
  await insertFilled(client, 'follow_up_answers', { series_id: 'series', level: 'none', file_ids });
  const say = (conversation_id: string, seq: number, kind: string, body: string) =>
    insertFilled(client, 'service_messages', {
      ...{ conversation_id, seq, kind, sender: 'user', body: TEST_CIPHER.seal(body) },
    });
  for (const [id, days] of [
    ['old', 365],
    ['young', 364],
  ] as const)
    await insertFilled(client, 'service_conversations', {
      ...{ id, user_id: 'person', state: 'closed', closed_at: new Date(NOW - days * DAY) },
    });
  await say('old', 1, 'picture', 'chatted');
  // What is said is no picture, and no message leads to a picture of somebody else.
  await say('old', 2, 'text', 'elsewhere');
  await say('old', 3, 'picture', 'of-another');
  await say('young', 1, 'picture', 'chatting');
  await run();
  expect(readdirSync(uploads).sort()).toEqual(stay);
  const { rows: left } = await client.query<{ id: string }>(
    'select id from uploads where id = any ($1) order by id',
    [ids],
  );
  expect(left.map(({ id }) => id)).toEqual(stay);
  const { rows: said } = await client.query('select conversation_id from service_messages');
  expect(said).toEqual([{ conversation_id: 'young' }]);
});

test('a draft’s pictures stay as long as the draft, wherever in it they are, and go with it', async () => {
  for (const [id, user_id] of [
    ['drafted', 'drafter'],
    ['dropped', 'drafter'],
    ['not-drafters', 'other-drafter'],
  ])
    await insertFilled(client, 'uploads', {
      ...{ id, user_id, kind: 'image', created_at: new Date(NOW - 30 * DAY) },
    });
  const of = (fileIds: readonly string[]) => ({
    said: { kind: 'text', text: 'dropped' },
    chosen: { kind: 'choice', options: ['dropped'] },
    shown: { kind: 'picture', fileIds },
  });
  const row = { user_id: 'drafter', code: 'visit', saved_at: new Date(NOW - 89 * DAY) };
  const pictures = ['another-one', 'drafted', 'not-drafters'];
  await insertFilled(client, 'questionnaire_drafts', { ...row, answers: of(pictures) });
  const left = async () => {
    await run();
    const { rows } = await client.query<{ id: string }>(
      `select id from uploads where user_id in ('drafter', 'other-drafter')`,
    );
    return rows.map(({ id }) => id);
  };
  expect(await left()).toEqual(['drafted']);
  await client.query('update questionnaire_drafts set saved_at = $1', [new Date(NOW - 90 * DAY)]);
  await left();
  expect(await left()).toEqual([]);
});

test('two processes share the work, and neither waits for a row that is in use', async () => {
  const count = 6_000;
  await client.query(
    `insert into attempts (limit_name, key_hash, count, ends_at)
     select 'test', n::text, 1, $1 from generate_series(1, $2::int) n`,
    [new Date(NOW - 1), count],
  );
  await client.query('begin');
  await client.query(`select from attempts where key_hash = '7' for update`);
  const other = await openIn(testDatabase);
  await Promise.all([run(), run(other)]);
  const left = () =>
    client.query<{ key_hash: string }>(`select key_hash from attempts where limit_name = 'test'`);
  expect((await left()).rows).toEqual([{ key_hash: '7' }]);
  await client.query('commit');
  await run(other);
  expect((await left()).rows).toEqual([]);
  await other.close();
});

/** The rule whose time is in another table; of few rows. */
const WITHOUT_INDEX = 'lottery_deliveries (select';

test('an index finds what is old, so that nothing is read through each time', async () => {
  const { rows: indexes } = await client.query<{ tablename: string; indexdef: string }>(
    'select tablename, indexdef from pg_indexes',
  );
  const missing = RETENTION_RULES.filter(
    ({ table, rule }) =>
      !indexes.some(
        ({ tablename, indexdef }) =>
          tablename === table &&
          // Old orders of living accounts stay: an index of all of them would be read through.
          (table !== 'orders' || indexdef.includes('erased')) &&
          indexdef
            .toLowerCase()
            .replace('using btree ((', 'using btree (')
            .includes(`using btree (${rule.since}`),
      ),
  );
  expect(missing.map(({ table, rule }) => `${table} ${rule.since}`)).toEqual([
    expect.stringContaining(WITHOUT_INDEX),
  ]);
});

test('a rule that fails is reported, and the others go on', async () => {
  const session = RETENTION_RULES.find(({ table }) => table === 'sessions') as TableRule;
  const row = await insert(session, new Date(NOW - DAY));
  await client.query('alter table attempts rename to attempts_away');
  await deleteAllOld(partsOf(database), NOW);
  await client.query('alter table attempts_away rename to attempts');
  expect(faults.splice(0)).toMatchObject([{ table: 'attempts' }]);
  expect(await isThere(client, 'sessions', row)).toBe(false);
});
