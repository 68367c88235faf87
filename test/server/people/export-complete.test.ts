import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Client } from 'pg';
import { fillAccount } from '../kit/worlds/account-rows';
import type { AccountRow } from '../kit/worlds/account-rows';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { FastClock, partsOf, putExport, theExport } from './export-jobs';
import { rowsIn, unzipped } from '../kit/worlds/export-world';
import { insertFilled } from '../kit/worlds/filled-rows';
import { openUncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { UncheckedDatabase } from '../kit/worlds/unchecked-database';
import type { Database } from '../../../server/db/database';
import { POLICY_TABLE } from '../../../server/shared/data-policy/policy-table';
import { EXPORTED_TABLES } from '../../../server/shared/data-policy/exported-rows';
import { writeArchive } from '../../../server/domain/people/export/archive';
import type { Language } from '../../../server/kernel/language';

const STAFF = '钱护士长';
const LONGER_NAME = '钱护士长小周';
const OWN = '欧阳自己 13899990123';
const OTHERS = '司徒别人 13677770456';

/** What a verification replaced. */
const BEFORE = { userType: 20, hospital: '省妇幼', title: '主任' };

/** Columns that this file changes, or that are left out for some rows. */
const OTHERWISE = [
  'order_events.note',
  'moderation_decisions.detail',
  'messages.link',
  'orders.cancel_reason',
];

let loose: UncheckedDatabase;
let testDatabase: TestDatabase;
let database: Database;
let client: Client;
let owner: Caller;
let other: Caller;
let rows: readonly AccountRow[];
let others: readonly AccountRow[];
const archives = new Map<Language, ReadonlyMap<string, Buffer>>();

async function archive(language: Language): Promise<ReadonlyMap<string, Buffer>> {
  const clock = new FastClock(1);
  const row = { ...(await theExport(database)), language };
  const parts = partsOf(testDatabase, database, clock, null);
  return unzipped(await buffer(writeArchive(parts, row, () => Promise.resolve())));
}

/** What staff wrote about both accounts, each with a name in it. */
async function writeNotes(): Promise<void> {
  for (const [id, name] of [
    ['staff-1', STAFF],
    ['staff-2', LONGER_NAME],
    ['staff-3', ' '],
  ])
    await insertFilled(client, 'staff', { id, name, role: 'service', login: `login-${id}` });
  const text = `${STAFF}请假，${LONGER_NAME}代班`;
  await client.query(`update order_events set note = $1, staff_id = 'staff-1'`, [text]);
  await client.query('update moderation_decisions set detail = $1, before = $2', [text, BEFORE]);
  await client.query(`update messages set params = $1`, [{ detail: text, days: 3 }]);
  const [orderId] = (
    await client.query<{ id: string }>('select id from orders where user_id = $1', [owner.userId])
  ).rows.map(({ id }) => id);
  await client.query(`update orders set cancel_reason = 'claimed' where id = $1`, [orderId]);
  for (const kind of ['cancelled', 'arrived'])
    await insertFilled(client, 'order_events', {
      ...{ order_id: orderId, kind, actor: 'clinic', staff_id: 'staff-1' },
      note: `${kind} 只供内部`,
    });
}

beforeAll(async () => {
  loose = await openUncheckedDatabase({ callers: 2, slots: [] });
  ({ testDatabase, database, client } = loose);
  [owner, other] = loose.callers as [Caller, Caller];
  await client.query('update users set mobile_key = id');
  rows = await fillAccount(client, { ...owner, text: OWN });
  others = await fillAccount(client, { ...other, text: OTHERS });
  await client.query('update users set nick_name = $2 where id = $1', [other.userId, OTHERS]);
  await client.query('update linkmen set name = $2 where id = $1', [other.linkmanId, OTHERS]);
  await writeNotes();
  const uploads = join(testDatabase.dataDir, 'uploads');
  mkdirSync(uploads, { recursive: true });
  for (const { table, row } of [...rows, ...others])
    if (table === 'uploads')
      writeFileSync(join(uploads, (JSON.parse(row) as { id: string }).id), row);
  await putExport(database, owner.userId, Date.now());
  for (const language of ['zh-CN', 'en'] as const) archives.set(language, await archive(language));
});
afterAll(() => loose?.close());

const files = () => archives.get('zh-CN') ?? new Map<string, Buffer>();
const textOf = (archived: ReadonlyMap<string, Buffer>): string =>
  [...archived].map(([name, bytes]) => `${name}\n${bytes.toString('utf8')}`).join('\n');

/** Texts of a row by column, those that stand inside of JSON included. */
const textsOf = ({ row }: AccountRow): [string, string][] =>
  Object.entries(JSON.parse(row) as Record<string, unknown>).flatMap(([column, value]) =>
    typeof value === 'string' ? [[column, value] as [string, string]] : [],
  );

test('every table that a person can take along has rows of both accounts', () => {
  for (const whose of [rows, others]) {
    const filled = new Set(whose.map(({ table }) => table));
    const known = ['users', 'linkmen', 'sessions', 'personal_exports'];
    expect(EXPORTED_TABLES.filter((table) => !filled.has(table) && !known.includes(table))).toEqual(
      [],
    );
  }
  expect(rows.length).toBeGreaterThan(70);
});

test('each of its rows is in the copy once, with each column that the policy exports and no other', async () => {
  for (const table of EXPORTED_TABLES) {
    const archived = rowsIn(files(), table);
    const exported = POLICY_TABLE[table]?.exported ?? [];
    for (const row of archived) expect(Object.keys(row)).toEqual(exported);
    const keys = rows.filter((each) => each.table === table);
    const more = { order_events: 2, agreement_records: 1, sessions: 1, linkmen: 1, users: 1 };
    const count = keys.length + (more[table as keyof typeof more] ?? 0);
    if (table !== 'personal_exports')
      expect([table, archived.length]).toEqual([
        table,
        table === 'linkmen' || table === 'users' ? 1 : count,
      ]);
  }
});

test('each text of its rows is in the copy, in its column', () => {
  let checked = 0;
  for (const each of rows) {
    const { table } = each;
    const exported = POLICY_TABLE[table]?.exported ?? [];
    if (table === 'personal_exports' || !EXPORTED_TABLES.includes(table)) continue;
    const archived = rowsIn(files(), table);
    const instants = /^\d{4}-\d\d-\d\dT/;
    for (const [column, value] of textsOf(each)) {
      if (!exported.includes(column) || instants.test(value)) continue;
      if (OTHERWISE.includes(`${table}.${column}`)) continue;
      checked += 1;
      const values = archived.map((row) => row[column]);
      expect([table, column, values]).toEqual([table, column, expect.arrayContaining([value])]);
    }
  }
  expect(checked).toBeGreaterThan(60);
});

test('its files are in the copy as they are, and no others', () => {
  const names = [...files().keys()].filter((name) => name.startsWith('files/'));
  const own = rows.filter(({ table }) => table === 'uploads');
  expect(names).toHaveLength(own.length);
  for (const { row } of own) {
    const { id } = JSON.parse(row) as { id: string };
    const name = names.find((each) => each.startsWith(`files/${id}.`)) ?? '';
    expect(files().get(name)?.toString('utf8')).toBe(row);
  }
});

test('nothing of another account is in it, in either language', () => {
  const own = new Set(rows.flatMap((each) => textsOf(each).map(([, value]) => value)));
  const theirs = others.flatMap((each) =>
    textsOf(each).flatMap(([, value]) => (own.has(value) || value.length < 8 ? [] : [value])),
  );
  const needles = [...new Set([...theirs, OTHERS, other.userId, other.linkmanId])].filter(
    (value) => !/^\d{4}-\d\d-\d\d/.test(value),
  );
  expect(needles.length).toBeGreaterThan(150);
  for (const [language, archived] of archives) {
    const text = textOf(archived);
    expect([language, needles.filter((needle) => text.includes(needle))]).toEqual([language, []]);
    expect(text).not.toMatch(/\be1\.\w/);
  }
});

test('what a decision replaced is in the copy', () => {
  expect(rowsIn(files(), 'moderation_decisions').map(({ before }) => before)).toEqual([BEFORE]);
});

test('nobody of the staff is named in it, and what they noted for themselves is left out', () => {
  for (const [language, archived] of archives) {
    const text = textOf(archived);
    for (const name of [STAFF, LONGER_NAME, 'staff-1', 'staff-2', '小周'])
      expect([language, name, text.includes(name)]).toEqual([language, name, false]);
    const staff = language === 'en' ? 'staff' : '工作人员';
    const notes = rowsIn(archived, 'order_events').map(({ note }) => note);
    expect(notes).toEqual(
      expect.arrayContaining([`${staff}请假，${staff}代班`, '', 'arrived 只供内部']),
    );
    expect(text).not.toContain('cancelled 只供内部');
    const [message] = rowsIn(archived, 'messages');
    expect(message?.params).toEqual({ detail: `${staff}请假，${staff}代班`, days: 3 });
    expect(rowsIn(archived, 'moderation_decisions').map(({ detail }) => detail)).toContain(
      `${staff}请假，${staff}代班`,
    );
  }
});
