import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSms } from '../../../server/shared/accounts/sms';
import type { Sms, SmsOutcome } from '../../../server/shared/accounts/sms';
import { deliverSms, MOST_A_DAY } from '../../../server/domain/service/message/sms/deliver-sms';
import { URGENT_KINDS } from '../../../server/domain/service/message/sms/sms-text';
import { PAUSES } from '../../../server/domain/service/message/platform/deliver';
import { MESSAGE_KINDS } from '@contract/message/message-rules';
import { dayOf } from '../../../server/kernel/clock';
import { readConfig } from '../../../server/kernel/config';
import type { Database } from '../../../server/db/database';
import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';

const NOW = Date.parse('2026-11-22T10:00:00+08:00');
const MINUTE = 60_000;

/** A port at which nobody listens any more. */
async function listenOnce(): Promise<AddressInfo> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return address;
}

describe('an SMS gateway', () => {
  let testDatabase: TestDatabase;
  let callers: readonly Caller[];
  beforeAll(async () => {
    testDatabase = await createTestDatabase('pglite');
    callers = (await createWorld(testDatabase, { callers: 4, slots: [] })).callers;
  });
  afterAll(() => testDatabase?.remove());

  const write = ({ pool }: Database, user: number, kind: string, count = 1) =>
    pool.query(
      `insert into messages (user_id, message_class, kind, params, link, created_at)
       select $1, 'booking', $2, '{"clinic": "门诊", "product": "疫苗", "day": "2026-11-30", "time": "09:00"}',
         '{"page": "orderDetail", "query": {"orderId": "o1"}}', $3::timestamptz from generate_series(1, $4::integer)`,
      [callers[user]?.userId, kind, new Date(NOW), count],
    );
  /** Delivers at a time until nothing is due. @returns what was sent */
  async function deliverAt({ pool }: Database, at: number, outcome: SmsOutcome): Promise<Sms[]> {
    const sent: Sms[] = [];
    const delivery = {
      runner: pool,
      log: { warn: () => undefined },
      open: (text: string) => text,
      linkOf: () => Promise.resolve('https://h5.example.cn/x'),
      send: (sms: Sms) => Promise.resolve(outcome).finally(() => void sent.push(sms)),
      now: () => at,
    };
    while (await deliverSms(delivery));
    return sent;
  }

  test('is asked again with the same id when it certainly did not send, and at last no more', () =>
    inDatabase(testDatabase, async (database) => {
      await write(database, 0, 'slotClosed');
      let at = NOW + 10_000;
      const ids = new Set<string | undefined>();
      for (const pause of PAUSES) {
        const [sms, ...more] = await deliverAt(database, at, 'failed');
        expect(more).toEqual([]);
        ids.add(sms?.id);
        expect(await deliverAt(database, at + pause - 1, 'failed')).toEqual([]);
        at += pause;
      }
      ids.add((await deliverAt(database, at, 'failed'))[0]?.id);
      expect([...ids]).toEqual([expect.stringMatching(/^message-\d+$/)]);
      expect(await deliverAt(database, at + 60 * MINUTE, 'sent')).toEqual([]);
    }));

  test('is never asked again without a certain answer', () =>
    inDatabase(testDatabase, async (database) => {
      await write(database, 1, 'cancelledByClinic');
      expect(await deliverAt(database, NOW + 10_000, 'unknown')).toHaveLength(1);
      expect(await deliverAt(database, NOW + 30 * MINUTE, 'sent')).toEqual([]);
    }));

  test('sends one account ten texts in 24 hours at most, and none that came to nothing meanwhile', () =>
    inDatabase(testDatabase, async (database) => {
      await write(database, 2, 'slotClosed', MOST_A_DAY + 2);
      expect(await deliverAt(database, NOW + 10_000, 'sent')).toHaveLength(MOST_A_DAY);
      await write(database, 2, 'closedCancelled');
      expect(await deliverAt(database, NOW + 20_000, 'sent')).toEqual([]);
      // Too old, and an offer without a place behind it.
      await write(database, 3, 'slotClosed');
      await write(database, 3, 'offer');
      expect(await deliverAt(database, NOW + 25 * 60 * MINUTE, 'sent')).toEqual([]);
    }));

  test('sends a reminder that was asked for by day, and none at night', () =>
    inDatabase(testDatabase, async (database) => {
      const { pool } = database;
      await pool.query(
        `insert into asked_sms (user_id, kind, asked_at) values ($1, 'reminderDay', $2)`,
        [callers[1]?.userId, new Date(NOW)],
      );
      const at = (clock: string) => Date.parse(`${dayOf(NOW)}T${clock}:00+08:00`);
      const written = () => write(database, 1, 'reminderDay');
      for (const [clock, texts] of [
        ['20:59', 1],
        ['21:00', 0],
        ['08:59', 0],
        ['09:00', 1],
      ] as const) {
        await pool.query('delete from messages');
        await written();
        await pool.query('update messages set created_at = $1', [new Date(at(clock) - 10_000)]);
        await pool.query('update sms_sends set due_at = $1', [new Date(at(clock) - 4_000)]);
        expect([clock, (await deliverAt(database, at(clock), 'sent')).length]).toEqual([
          clock,
          texts,
        ]);
      }
      await pool.query('delete from messages');
    }));

  test('exactly the urgent kinds of message are queued', () =>
    inDatabase(testDatabase, async (database) => {
      const { pool } = database;
      for (const kind of Object.keys(MESSAGE_KINDS)) await write(database, 0, kind);
      const { rows } = await pool.query<{ kind: string }>(
        `select distinct m.kind from sms_sends t join messages m on m.id = t.message_id`,
      );
      expect(rows.map(({ kind }) => kind).sort()).toEqual([...URGENT_KINDS].sort());
    }));

  test('gets the mobile, the text and the id; a refusal and a closed door are certain', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      request.on('data', (part) => asked.push(String(part)));
      request.on('end', () => void response.writeHead(asked.length > 1 ? 500 : 200).end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const env = {
      APP_ENV: 'live',
      PERSON_KEY: 'k'.repeat(32),
      DATA_KEYS: `a:${Buffer.alloc(32).toString('base64url')}`,
      SMS_GATEWAY: `http://127.0.0.1:${port}/`,
    };
    const config = readConfig(env, '/');
    const sms = { mobile: '13800000000', body: '您好', id: 'message-1' };
    await inDatabase(testDatabase, async ({ db }) => {
      const send = createSms({ config, db, clock: { now: () => NOW } });
      expect(await send(sms)).toBe('sent');
      expect(JSON.parse(asked[0] ?? '')).toEqual(sms);
      expect(await send(sms)).toBe('failed');
      server.closeAllConnections();
      server.close();
      const { port: closed } = await listenOnce();
      const there = readConfig({ ...env, SMS_GATEWAY: `http://127.0.0.1:${closed}/` }, '/');
      const sendThere = createSms({ config: there, db, clock: { now: () => NOW } });
      expect(await sendThere(sms)).toBe('failed');
    });
    expect(config.webOrigin).toBeNull();
    expect(readConfig({ ...env, WEB_ORIGIN: 'https://h5.a.cn' }, '/').webOrigin).toBe(
      'https://h5.a.cn',
    );
    for (const WEB_ORIGIN of [
      'http://h5.a.cn',
      'https://h5.a.cn/x',
      'h5.a.cn',
      'https://a:b@h5.cn',
    ])
      expect(() => readConfig({ ...env, WEB_ORIGIN }, '/')).toThrow('WEB_ORIGIN');
  });
});
