import { CODE } from '@contract/errors';
import type { Provider } from '../kit/harness';
import {
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  insertMembers,
  insertSlots,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { openidOf } from '../../../server/platforms/simulated/wechat/people';
import { MINI, startFake } from '../../platforms/wechat/start-fake';
import { writeMessageSettings } from '../kit/worlds/message-settings';
import { clockAt, startOn } from '../kit/start-on';
import { until } from '../kit/until';
import { deliver, PAUSES } from '../../../server/domain/service/message/platform/deliver';
import type { SendOutcome } from '../../../server/domain/service/message/platform/platform-message';
import { messagePasser } from '../../../server/domain/service/message/platform/forward-messages';
import type { Database } from '../../../server/db/database';
import { sqlNow } from '../../run-clock';

/** Half past eight: the first providers start before nine o'clock, the next ones after it. */
const EARLY = Date.parse(`${dayFrom(0)}T08:30:00+08:00`);
const NINE = Date.parse(`${dayFrom(0)}T09:00:05+08:00`);
const day = (days: number): string => dayFrom(days, EARLY);

const PEOPLE = 900;

const SEND_BY_WECHAT = '/cgi-bin/message/subscribe/send';
/** Condition on messages: the platform was sent it. */
const SENT = `id in (select message_id from message_sends where state = 'sent')`;
const TEMPLATES = 'GET /message/message/templates.do';
const ACCEPT = 'POST /message/message/acceptTemplates.do';

describe('reminders of several processes on one database', () => {
  let testDatabase: TestDatabase;
  let callers: readonly Caller[];

  const start = (now: number, env: Readonly<Record<string, string>> = {}): Promise<Provider> =>
    startOn(testDatabase, { ...clockAt(now), PERSON_KEY: 'k'.repeat(32), ...env });
  const count = (where: string): Promise<number> =>
    inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*) from messages where ${where}`,
      );
      return rows[0]?.count ?? -1;
    });
  const untilWritten = (where: string, wanted: number) =>
    until(
      () => count(where),
      (written) => written >= wanted,
    );

  /** Orders booked yesterday: a third for tomorrow, a third for a week from now, a third for other days. */
  async function insertOrders(slotIds: readonly number[]): Promise<void> {
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `insert into orders (id, reference, user_id, linkman_id, person_key, idempotency_key, depa_code, product_id,
           vaccine_code, dose_no, slot_id, day, start_time, end_time, status, price_cents, service_fee_cents, mobile,
           guideline_version, remaining_changes, created_at, updated_at)
         select 'o' || n, 'R' || n, u, l, 'p' || n, 'k' || n, s.depa_code, s.group_code, 'V1', 1, s.id, s.day,
           s.start_time, s.end_time, 'BOOKED', 0, 0, '13800000000', '', 3, $4::timestamptz, $4::timestamptz
         from unnest($1::text[], $2::text[]) with ordinality as a (u, l, n)
         join slots s on s.id = ($3::bigint[])[1 + n % 3]`,
        [
          callers.map(({ userId }) => userId),
          callers.map(({ linkmanId }) => linkmanId),
          slotIds,
          new Date(EARLY - 86_400_000),
        ],
      ),
    );
  }

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    callers = (await createWorld(testDatabase, { callers: PEOPLE, slots: [] })).callers;
    const slotIds = await inDatabase(testDatabase, (database) =>
      insertSlots(
        database,
        [1, 7, 3].map((days) => ({ day: day(days), capacity: PEOPLE })),
      ),
    );
    await insertOrders(slotIds);
  });
  afterAll(() => testDatabase?.remove());

  test('nobody is reminded before nine', async () => {
    const early = await start(EARLY);
    await early.runJobs();
    await early.halt();
    expect(await count('true')).toBe(0);
  });

  test('three processes, one of which dies over it, leave each reminder exactly once', async () => {
    const [dying, ...living] = await Promise.all([start(NINE), start(NINE), start(NINE)]);
    await untilWritten(`kind like 'reminder%'`, 1);
    await dying?.kill();
    await untilWritten(`kind like 'reminder%'`, (PEOPLE / 3) * 2);
    // Another run of the job on all orders must not add any.
    const late = await start(NINE);
    const last = [...living, late];
    await Promise.all(last.map((provider) => provider.runJobs()));
    await Promise.all(last.map((provider) => provider.halt()));
    expect(await count(`kind = 'reminderDay'`)).toBe(PEOPLE / 3);
    expect(await count(`kind = 'reminderWeek'`)).toBe(PEOPLE / 3);
    const { rows } = await inDatabase(testDatabase, ({ pool }) =>
      pool.query<{ most: number; people: number }>(
        `select max(n) as most, count(*) as people from (
           select user_id, count(*) as n from messages group by user_id) each`,
      ),
    );
    expect(rows[0]).toEqual({ most: 1, people: (PEOPLE / 3) * 2 });
  });

  test('who reads it finds the appointment behind it, and who booked after nine is not reminded the same day', async () => {
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `delete from messages; update orders set updated_at = '${new Date(NINE + 1_000).toISOString()}' where id <> 'o3'`,
      ),
    );
    const provider = await start(NINE + 60_000);
    await provider.runJobs();
    const [caller] = callers.filter((_, index) => index === 2);
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, caller);
    // Without settings there are no templates to accept.
    expect(await provider.ok(TEMPLATES, { platform: 'weapp' }, caller)).toEqual({});
    const accepted = {
      platform: 'weapp' as const,
      code: 'any',
      reportId: 'report-0',
      templates: ['T1'],
    };
    expect((await provider.call(ACCEPT, accepted, caller)).code).toBe(CODE.NOT_FOUND);
    await provider.halt();
    expect(list).toMatchObject([
      {
        kind: 'reminderDay',
        messageClass: 'reminder',
        read: false,
        link: { page: 'orderDetail', query: { orderId: 'o3' } },
      },
    ]);
    const [, month, date] = day(1).split('-').map(Number);
    expect(list[0]?.body).toMatch(new RegExp(`${month}月${date}日 周. 09:00`));
    expect(await count('true')).toBe(1);
  });

  test('a visit of several is reminded of once, with everybody in it; a caregiver of their child alone', async () => {
    const [, , caller, caregiver] = callers as readonly [Caller, Caller, Caller, Caller];
    await inDatabase(testDatabase, async (database) => {
      const { pool } = database;
      const [daughterId] = await insertMembers(database, caller, [{}]);
      await pool.query('delete from messages');
      await pool.query(
        `update linkmen set name = case id when $1 then '小明' else '小红' end where id in ($1, $2)`,
        [caller.linkmanId, daughterId],
      );
      // Three of one account on the next day, two of them one recipient's; a fourth part of it is on another day.
      await pool.query(
        `update orders set user_id = $1, linkman_id = case when id in ('o3', 'o1') then $2 else $3 end,
           visit_id = 'visit', updated_at = $4 where id in ('o3', 'o6', 'o9', 'o1')`,
        [caller.userId, caller.linkmanId, daughterId, new Date(EARLY - 86_400_000)],
      );
      await pool.query(
        `insert into caregivers (id, linkman_id, user_id, role, consent_version, joined_at)
         values ('c', $1, $2, 'escort', '1.0', $3)`,
        [daughterId, caregiver.userId, new Date(EARLY)],
      );
    });
    const provider = await start(NINE + 90_000);
    await provider.runJobs();
    const read = (who: Caller) => provider.ok('GET /message/message/pageList.do', {}, who);
    const { list } = await read(caller);
    const bodies = (await read(caregiver)).list.map(({ body }) => body);
    await provider.halt();
    const day1 = list.filter(({ kind }) => kind === 'reminderDay');
    expect(bodies.filter((body) => body.startsWith('小红的疫苗 P1约在'))).toHaveLength(1);
    expect(bodies.join()).not.toContain('小明');
    expect(day1).toHaveLength(1);
    expect(day1[0]?.body).toMatch(/小(明、小红|红、小明)的疫苗 P1约在/);
    await inDatabase(testDatabase, async ({ pool }) => {
      await pool.query('delete from messages where kind <> $1 or user_id = $2', [
        'reminderDay',
        caregiver.userId,
      ]);
      await pool.query('delete from caregivers');
      await pool.query(`update orders set visit_id = null, updated_at = $1 where id <> 'o3'`, [
        new Date(NINE + 1_000),
      ]);
    });
  });

  test('who accepted it gets the reminder by the platform as well, once, though its service fails first', async () => {
    const settings = writeMessageSettings(testDatabase.dataDir, { weapp: { reminder: 'T1' } });
    const wechat = await startFake({ isLenient: true });
    wechat.failNext(SEND_BY_WECHAT, { kind: 'errcode', errcode: 45011 });
    const env = { MESSAGE_SETTINGS: settings, ...wechat.env };
    const provider = await start(NINE + 120_000, env);
    const [caller, ...others] = callers.slice(2);
    const templates = await provider.ok(TEMPLATES, { platform: 'weapp' }, caller);
    expect(templates).toEqual({ reminder: 'T1' });
    // Each code works once; these identify the same person.
    let codes = 0;
    const code = () => `login-code-phone-${(codes += 1)}`;
    const templateIds = ['T1'];
    const reportId = 'report-1';
    const unknown = {
      platform: 'alipay' as const,
      code: 'any',
      reportId,
      templates: templateIds,
    };
    expect((await provider.call(ACCEPT, unknown, caller)).code).toBe(CODE.NOT_FOUND);
    const accepted = () => ({
      platform: 'weapp' as const,
      code: code(),
      reportId,
      templates: templateIds,
    });
    expect((await provider.call(ACCEPT, accepted())).code).toBe(CODE.LOGIN_INVALID);
    // However often it is reported, at once or later, it counts as one acceptance.
    await Promise.all([1, 2, 3].map(() => provider.ok(ACCEPT, accepted(), caller)));
    // Somebody else's code does not authorise the caller's messages: this acceptance waits for a message of its own.
    await provider.ok(ACCEPT, accepted(), others[0]);
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(
        `insert into messages (user_id, message_class, kind, params, link, created_at)
         select user_id, message_class, kind, params, link, created_at from messages`,
      ),
    );
    for (let times = 0; times < 7; times += 1)
      await provider.ok(ACCEPT, { ...accepted(), reportId: `report-${times}` }, others[1]);
    const sent = () => wechat.state.calls.filter(({ path }) => path === SEND_BY_WECHAT);
    // The service fails first, and is asked again after a pause.
    await provider.runJobs();
    await provider.jobsAt(provider.now + (PAUSES[0] ?? 0));
    await provider.ok(ACCEPT, accepted(), caller);
    await provider.halt();
    await wechat.stop();
    expect(sent()).toMatchObject([
      {
        errcode: null,
        violations: [],
        body: {
          touser: openidOf(MINI.appId, 'phone'),
          template_id: 'T1',
          page: 'pages/order/order-detail/index?orderId=o3',
          miniprogram_state: 'formal',
          lang: 'zh_CN',
          data: {
            thing1: { value: '接种提醒' },
            thing2: { value: '疫苗 P1' },
            thing3: { value: '门诊 D1' },
            date4: { value: day(1) },
            time5: { value: '09:00' },
          },
        },
      },
    ]);
    expect(await count(SENT)).toBe(1);
    expect(await unusedOf([caller, others[0], others[1]])).toEqual([0, 1, 5]);
  });

  /** What two processes together send of the stored messages, at a time (ms). */
  async function sentByTwo(now: number, outcome: SendOutcome = 'sent'): Promise<string[]> {
    const sent: string[] = [];
    const work = async (database: Database): Promise<void> => {
      const forwardMessages = messagePasser(database.db, [
        { kind: 'slotClosed', platform: 'weapp', template: 'T2' },
      ]);
      const delivery = {
        runner: database.pool,
        log: { warn: () => undefined },
        send: ({ messageId }: { messageId: string }) => {
          sent.push(messageId);
          return Promise.resolve(outcome);
        },
        now: () => now,
      };
      for (let round = 0; round < 3; round += 1) {
        await forwardMessages(now);
        while (await deliver(delivery));
      }
    };
    await Promise.all([inDatabase(testDatabase, work), inDatabase(testDatabase, work)]);
    return sent;
  }
  const unusedOf = (of: readonly (Caller | undefined)[]): Promise<number[]> =>
    inDatabase(testDatabase, async ({ pool }) => {
      const ids = of.map((caller) => caller?.userId);
      const { rows } = await pool.query<{ unused: number }>(
        'select unused from message_grants where user_id = any($1) order by array_position($1, user_id)',
        [ids],
      );
      return rows.map(({ unused }) => unused);
    });
  /** Two messages for each caller; `unused` acceptances of their template. */
  async function notifyTwice(of: readonly Caller[], unused: number, at: number): Promise<void> {
    await inDatabase(testDatabase, async ({ pool }) => {
      await pool.query('delete from messages; delete from message_grants');
      const ids = of.map(({ userId }) => userId);
      await pool.query(
        `insert into message_grants (user_id, platform, subject, template, language, unused, accepted_at)
         select id, 'weapp', 's-' || id, 'T2', 'en', $2, ${sqlNow()} from unnest($1::text[]) id`,
        [ids, unused],
      );
      await pool.query(
        `insert into messages (user_id, message_class, kind, params, link, created_at)
         select id, 'booking', 'slotClosed', '{"day":"2026-12-01"}', null, $2
         from unnest($1::text[]) id cross join generate_series(1, 2)`,
        [ids, new Date(at)],
      );
    });
  }

  test('two processes send as many messages as were accepted, each once', async () => {
    const some = callers.slice(0, 60);
    await notifyTwice(some, 1, NINE);
    const sent = await sentByTwo(NINE);
    expect(sent).toHaveLength(60);
    expect(new Set(sent).size).toBe(60);
    expect(new Set(await unusedOf(some))).toEqual(new Set([0]));
    expect(await sentByTwo(NINE + 60_000)).toEqual([]);
  });

  test('what fails again and again is given up, and what was accepted is still good', async () => {
    const one = callers.slice(0, 1);
    await notifyTwice(one, 5, NINE);
    const tries: number[] = [];
    let now = NINE;
    for (const pause of [...PAUSES, 3_600_000]) {
      tries.push((await sentByTwo(now, 'failed')).length);
      expect(await sentByTwo(now + pause - 1, 'failed')).toEqual([]);
      now += pause;
    }
    expect(tries).toEqual([...PAUSES, 0].map(() => 2));
    expect(await sentByTwo(now)).toEqual([]);
    expect(await unusedOf(one)).toEqual([5]);
  });

  test('what one process is claiming, another leaves alone', async () => {
    await notifyTwice(callers.slice(0, 1), 1, NINE);
    expect(await sentByTwo(NINE, 'failed')).toHaveLength(1);
    await inDatabase(testDatabase, async ({ pool }) => {
      const claiming = await pool.connect();
      await claiming.query('begin; select from message_sends for update');
      expect(await sentByTwo(NINE + 1_000)).toEqual([]);
      await claiming.query('rollback');
      claiming.release();
    });
    expect(await sentByTwo(NINE + 1_000)).toHaveLength(1);
  });

  test('who takes no more is not sent more, and nobody is sent what a dead process was sending or what is old', async () => {
    const one = callers.slice(0, 1);
    await notifyTwice(one, 5, NINE);
    expect(await sentByTwo(NINE, 'refused')).toHaveLength(2);
    expect(await unusedOf(one)).toEqual([0]);

    await notifyTwice(one, 1, NINE);
    await inDatabase(testDatabase, ({ pool }) =>
      pool.query(`insert into message_sends (message_id, grant_id, state, due_at)
        select m.id, g.id, 'sending', m.created_at from messages m, message_grants g limit 1`),
    );
    expect(await sentByTwo(NINE + 3_600_000)).toHaveLength(1);

    await notifyTwice(one, 1, NINE - 86_400_000);
    expect(await sentByTwo(NINE)).toEqual([]);
    expect(await count('id in (select message_id from message_sends)')).toBe(0);
    expect(await unusedOf(one)).toEqual([1]);
  });
});
