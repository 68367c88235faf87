import {
  createTestDatabase,
  createWorld,
  bookingOf,
  dayFrom,
  inDatabase,
  insertSlots,
} from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';
import { Client } from 'pg';
import type { Database } from '../../../server/db/database';
import type { Login, Provider } from '../kit/harness';
import { startOn } from '../kit/start-on';
import { until } from '../kit/until';

const MOBILE = '13899990123';
const NAME = '欧阳待删';
const NUMBER = 'E76543210';
const BIRTHDAY = '1991-11-13';

/** Columns that may still contain one of the needles, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'outbox.mobile': 'what a gateway would have sent; outside live only, swept after a week',
};

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
});
afterAll(() => testDatabase?.remove());

/** Columns that contain any of the needles, as `table.column`. */
async function found({ pool }: Database, needles: readonly string[]): Promise<string[]> {
  const columns = await pool.query<{ table: string; column: string }>(
    `select c.table_name as table, c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  const hits: string[] = [];
  for (const { table, column } of columns.rows) {
    const { rows } = await pool.query(
      `select 1 from "${table}" where exists (
         select from unnest($1::text[]) as needle where position(needle in "${column}"::text) > 0) limit 1`,
      [needles],
    );
    if (rows.length > 0) hits.push(`${table}.${column}`);
  }
  return hits;
}

/** Somebody with an account and themselves as family member, who has booked and cancelled. */
async function leaver(provider: Provider, mobile: string, slotId: number, document: string) {
  const login = await provider.signUp(mobile);
  const { linkmanId } = await provider.ok(
    'POST /linkman/linkman/saveOrUpdateV2.do',
    {
      name: NAME,
      documentKind: 2,
      documentNumber: document,
      sex: 2,
      birthday: BIRTHDAY,
      relationType: 1,
      mobile,
      consent: true,
      consentVersion: '1.0',
    },
    { as: login },
  );
  const caller = { ...login, userId: '', linkmanId };
  const booking = { ...bookingOf(caller, slotId), remark: `${NAME} ${mobile}` };
  const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', booking, {
    as: login,
  });
  const cancel = { orderId, reason: 'time' } as const;
  await provider.ok('POST /order/subscribe/cancel.do', cancel, { as: login });
  return { login, linkmanId, orderId };
}

/** The call that deletes an account, with its code. */
async function leaving(provider: Provider, login: Login, mobile: string) {
  // A mobile can get another code after a minute.
  await provider.moveTo(provider.now + 61_000);
  await provider.ok('POST /passport/user/sms-check/send.do', { purpose: 'delete' }, { as: login });
  const vcode = await provider.newestCode(mobile);
  return () => provider.ok('POST /passport/user/delete.do', { vcode }, { as: login });
}

test('after an account is deleted, no column of any table has its mobile, names, document, birthday or person keys', async () => {
  const world = await createWorld(testDatabase, {
    callers: 1,
    slots: [{ day: dayFrom(3), capacity: 5 }],
  });
  const provider = await startOn(testDatabase);
  const { login, linkmanId } = await leaver(provider, MOBILE, world.slotIds[0] ?? 0, NUMBER);
  // Sealed and hashed values identify the person as well.
  const forms = await inDatabase(testDatabase, async (database) => {
    const { rows } = await database.pool.query<{ form: string | null }>(
      `select unnest(array[u.mobile, u.mobile_key, l.document_number, l.person_key, l.mobile, o.mobile]) as form
       from linkmen l join users u on u.id = l.user_id join orders o on o.linkman_id = l.id where l.id = $1`,
      [linkmanId],
    );
    return rows.flatMap(({ form }) => form || []);
  });
  expect(forms).toHaveLength(6);
  const needles = [MOBILE, NAME, NUMBER, BIRTHDAY, ...forms];
  const before = await inDatabase(testDatabase, (database) => found(database, needles));
  expect(before).toEqual(expect.arrayContaining(['linkmen.birthday', 'orders.person_key']));

  await (
    await leaving(provider, login, MOBILE)
  )();
  // Every start fills in missing keys, but not for deleted people.
  await provider.halt();
  await (await startOn(testDatabase)).halt();
  const after = await inDatabase(testDatabase, (database) => found(database, needles));
  expect(after.filter((column) => !(column in EXCEPTIONS))).toEqual([]);
  await inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query(
      'select sex, birthday, person_key from linkmen where id = $1',
      [linkmanId],
    );
    expect(rows).toEqual([{ sex: null, birthday: null, person_key: null }]);
  });
});

test('a message that a job writes while the account is being deleted is written to nobody', async () => {
  const mobile = '13899990124';
  const [slotId = 0] = await inDatabase(testDatabase, (database) =>
    insertSlots(database, [{ day: dayFrom(4), capacity: 5 }]),
  );
  const provider = await startOn(testDatabase);
  const { login, linkmanId, orderId } = await leaver(provider, mobile, slotId, 'E76543211');
  const leave = await leaving(provider, login, mobile);
  await provider.runJobs();
  const connectionString = testDatabase.postgres?.url;
  const [holder, looker] = [new Client({ connectionString }), new Client({ connectionString })];
  await Promise.all([holder.connect(), looker.connect()]);
  const waiting = (count: number) =>
    until(
      () =>
        looker.query<{ count: string }>(
          `select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ({ rows }) => Number(rows[0]?.count) >= count,
    );
  try {
    // The deletion has locked the account, and waits for its family member.
    await holder.query('begin');
    await holder.query('select from linkmen where id = $1 for update', [linkmanId]);
    const left = leave();
    await waiting(1);
    // A job, to which the account is still there, writes of the order.
    await looker.query(
      `insert into order_events (order_id, at, actor, kind, status_before, status_after)
       values ($1, $2, 'clinic', 'changed', 'CANCELLED', 'CANCELLED')`,
      [orderId, new Date(provider.now)],
    );
    const worked = provider.runJobs();
    await waiting(2);
    await holder.query('commit');
    await Promise.all([left, worked]);
    const { rows } = await looker.query(
      'select m.kind, m.params from messages m join orders o on o.user_id = m.user_id where o.id = $1',
      [orderId],
    );
    expect(rows).toEqual([]);
  } finally {
    await Promise.all([holder.end(), looker.end()]);
    await provider.halt();
  }
});
