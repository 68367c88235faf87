import { databaseBefore } from '../kit/database-before';
import type { EarlierDatabase } from '../kit/database-before';
import { until } from '../kit/until';

const AT = new Date('2026-11-22T10:00:00+08:00');

let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await databaseBefore('notices_read_by_each');
  const { pool } = earlier.database;
  await pool.query(
    `insert into users (id, mobile_key, nick_name, created_at) select 'u' || n, 'u' || n, '', $1 from generate_series(1, 4) n`,
    [AT],
  );
  // Sent to the first three; the first one has read it.
  await pool.query(
    `insert into notices (id, message_class, title, summary, content, published_at, sent_through)
     values ('n', 'service', '{}', '{}', '{}', $1, 'u3')`,
    [AT],
  );
  await pool.query(
    `insert into messages (user_id, message_class, kind, params, dedupe_key, created_at, read_at)
     select 'u' || n, 'service', 'serviceNotice', '{}', 'notice:n:u' || n, $1::timestamptz, case n when 1 then $1 end
     from generate_series(1, 3) n`,
    [AT],
  );
});
afterAll(() => earlier?.stop());

const rows = async (text: string): Promise<unknown[]> =>
  (await earlier.database.pool.query<Record<string, unknown>>(text)).rows;

/** Runs something while a call has not finished with a table. */
async function whileInUse(work: (finish: () => Promise<unknown>) => Promise<void>): Promise<void> {
  const client = await earlier.database.pool.connect();
  try {
    await client.query('begin; select from notices');
    await work(() => client.query('commit'));
  } finally {
    await client.query('rollback');
    client.release();
  }
}

test('a migration that does not get a table gives way, and says in the end what to do', () =>
  whileInUse(async () => {
    const before = await rows('select name from migrations');
    const migrating = earlier.migrate({ lockTimeout: 300, pauses: [100] });
    await expect(migrating).rejects.toThrow(
      /^Migration 0154_notices_read_by_each\.sql could not lock a table in 2 tries.*pg_stat_activity.*start again\.$/,
    );
    expect(await rows('select name from migrations')).toEqual(before);
  }));

test('it tries again, and calls that came behind it are answered between the tries', () =>
  whileInUse(async (finish) => {
    const migrating = earlier.migrate({ lockTimeout: 500, pauses: Array<number>(100).fill(500) });
    await until(async () => (await rows('select from pg_locks where not granted')).length > 0);
    expect(await rows('select id from notices')).toEqual([{ id: 'n' }]);
    await finish();
    await migrating;
  }));

test('what was sent as a message each is one notice, and who had read it still has', async () => {
  expect(await rows('select from messages')).toEqual([]);
  expect(await rows('select notice_id, user_id, read_at from notice_reads')).toEqual([
    { notice_id: 'n', user_id: 'u1', read_at: AT },
  ]);
  expect(await rows('select message_id, is_shown from notices')).toEqual([
    { message_id: 1, is_shown: true },
  ]);
});
