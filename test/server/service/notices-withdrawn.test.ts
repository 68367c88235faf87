import type { Database } from '../../../server/db/database';
import { markRead, unreadByClass } from '../../../server/domain/service/message/message-centre';
import { eraseNotice } from '../../../server/domain/service/message/notices/erase-notice';
import { publishNotice } from '../../../server/domain/service/message/notices/publish-notice';
import { readNotice } from '../../../server/domain/service/message/notices/notice-definition';
import { withdrawNotice } from '../../../server/domain/service/message/notices/withdraw-notice';
import { createTestDatabase, inDatabase } from '../kit/worlds/booking-world';
import type { TestDatabase } from '../kit/worlds/booking-world';

const NOW = Date.parse('2026-11-22T10:00:00+08:00');
/** More than two steps delete what they have read, and less than four. */
const USERS = 12_000;

const noticeOf = (title: string) =>
  readNotice(
    JSON.stringify({
      messageClass: 'activity',
      title: { zh: title, en: title },
      summary: { zh: '摘要', en: 'Summary' },
      content: {
        zh: [{ type: 'paragraph', spans: [{ text: '周六' }] }],
        en: [{ type: 'paragraph', spans: [{ text: 'Saturday' }] }],
      },
    }),
  );

describe.each(['pglite', 'postgres'] as const)('a notice to many on %s', (kind) => {
  let testDatabase: TestDatabase;
  beforeAll(async () => {
    testDatabase = await createTestDatabase(kind);
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `insert into users (id, mobile_key, nick_name, created_at)
         select 'u-' || n, 'key ' || n, '', $2::timestamptz - interval '1 day'
         from generate_series(1, $1::integer) n`,
        [USERS, new Date(NOW)],
      ),
    );
  });
  afterEach(() => inDatabase(testDatabase, ({ pool }) => pool.query('delete from notices')));
  afterAll(() => testDatabase?.remove());

  const rowsOf = async ({ pool }: Database, table: 'messages' | 'notice_reads') =>
    (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]
      ?.count;
  const unreadOf = async ({ db }: Database, userId: string) =>
    (await unreadByClass(db, userId))[0]?.count ?? 0;
  const readByAll = ({ pool }: Database, id: string) =>
    pool.query(
      'insert into notice_reads (notice_id, user_id, read_at) select $1, id, $2 from users',
      [id, new Date(NOW)],
    );

  test('writes no row of an account until it reads it', () =>
    inDatabase(testDatabase, async (database) => {
      const { db } = database;
      await publishNotice(db, noticeOf('一条'), NOW);
      expect(await unreadOf(database, 'u-1')).toBe(1);
      expect([await rowsOf(database, 'messages'), await rowsOf(database, 'notice_reads')]).toEqual([
        0, 0,
      ]);
      expect(await markRead(db, 'u-1', {}, NOW)).toBe(0);
      expect([await unreadOf(database, 'u-1'), await unreadOf(database, 'u-2')]).toEqual([0, 1]);
      expect(await rowsOf(database, 'notice_reads')).toBe(1);
    }));

  test('is withdrawn from everybody, and no other is', () =>
    inDatabase(testDatabase, async (database) => {
      const { db } = database;
      await publishNotice(db, noticeOf('另一条'), NOW);
      const id = await publishNotice(db, noticeOf('写错的'), NOW);
      await readByAll(database, id);
      expect(await withdrawNotice(db, id)).toBe(USERS);
      expect([await unreadOf(database, 'u-1'), await rowsOf(database, 'notice_reads')]).toEqual([
        1, 0,
      ]);
      await expect(withdrawNotice(db, id)).rejects.toThrow(`There is no notice ${id}.`);
    }));

  test('is seen by nobody where removing is interrupted, and a repetition finishes', () =>
    inDatabase(testDatabase, async (database) => {
      const { db } = database;
      const id = await publishNotice(db, noticeOf('中断'), NOW);
      await readByAll(database, id);
      const first = await db.transaction().execute((trx) => eraseNotice(trx, id));
      expect(first).toEqual({ reads: 5_000, isMore: true });
      const unread = ['u-1', `u-${USERS}`].map((userId) => unreadOf(database, userId));
      expect(await Promise.all(unread)).toEqual([0, 0]);
      expect(await withdrawNotice(db, id)).toBe(USERS - first.reads);
    }));
});
