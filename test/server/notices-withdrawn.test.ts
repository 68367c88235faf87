import type { Database } from '../../server/db/database';
import { publishNotice } from '../../server/domain/messages/notices/publish-notice';
import { readNotice } from '../../server/domain/messages/notices/notice-definition';
import { sendNotices } from '../../server/domain/messages/notices/send-notices';
import { withdrawNotice } from '../../server/domain/messages/notices/withdraw-notice';
import { createPlace, inDatabase } from './booking-world';
import type { Place } from './booking-world';

const NOW = Date.parse('2026-11-22T10:00:00+08:00');
/** More than two batches, and less than four. */
const USERS = 1_600;
const UNLUCKY = 'u-0700';

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

describe.each(['pglite', 'postgres'] as const)('a notice withdrawn among many on %s', (kind) => {
  let place: Place;
  beforeAll(async () => {
    place = await createPlace(kind);
    await inDatabase(place, ({ pool }) =>
      pool.query(
        `insert into users (id, mobile_key, nick_name, created_at)
         select 'u-' || lpad(n::text, 4, '0'), 'key ' || n, '', $2::timestamptz - interval '1 day'
         from generate_series(1, $1::integer) n`,
        [USERS, new Date(NOW)],
      ),
    );
  });
  afterAll(() => place?.remove());

  const sendAll = async ({ db }: Database) => {
    while (await sendNotices(db, NOW));
  };
  async function messages({ pool }: Database, noticeId: string): Promise<number> {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*) from messages where params ->> 'noticeId' = $1`,
      [noticeId],
    );
    return rows[0]?.count ?? 0;
  }

  test('is removed from everybody, and no other is', () =>
    inDatabase(place, async (database) => {
      const { db } = database;
      const other = await publishNotice(db, noticeOf('另一条'), NOW);
      const id = await publishNotice(db, noticeOf('写错的'), NOW);
      await sendAll(database);
      expect(await messages(database, id)).toBe(USERS);
      expect(await withdrawNotice(db, id, NOW)).toBe(USERS);
      expect([await messages(database, id), await messages(database, other)]).toEqual([0, USERS]);
      await expect(withdrawNotice(db, id, NOW)).rejects.toThrow(`There is no notice ${id}.`);
    }));

  test('while it is being sent reaches nobody else', () =>
    inDatabase(place, async (database) => {
      const { db } = database;
      const id = await publishNotice(db, noticeOf('半路'), NOW);
      await sendNotices(db, NOW);
      expect(await messages(database, id)).toBeGreaterThan(0);
      await withdrawNotice(db, id, NOW);
      expect([await sendNotices(db, NOW), await messages(database, id)]).toEqual([false, 0]);
    }));

  test('is sent no further where removing is interrupted, and a repetition finishes', () =>
    inDatabase(place, async (database) => {
      const { db, pool } = database;
      const id = await publishNotice(db, noticeOf('中断'), NOW);
      await sendNotices(db, NOW);
      await sendNotices(db, NOW);
      const sent = await messages(database, id);
      await pool.query(
        `create function interrupt() returns trigger language plpgsql as $$
         begin if old.user_id = '${UNLUCKY}' then raise exception 'interrupted'; end if; return old; end $$`,
      );
      await pool.query(
        'create trigger interrupt before delete on messages for each row execute function interrupt()',
      );
      await expect(withdrawNotice(db, id, NOW)).rejects.toThrow('interrupted');
      await sendAll(database);
      const left = await messages(database, id);
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThan(sent);
      await pool.query('drop trigger interrupt on messages');
      expect(await withdrawNotice(db, id, NOW)).toBe(left);
      expect(await messages(database, id)).toBe(0);
    }));
});
