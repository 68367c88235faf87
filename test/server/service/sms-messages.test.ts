import type { Provider } from '../kit/harness';
import type { Database } from '../../../server/db/database';
import {
  bookingOf,
  CLINIC,
  createTestDatabase,
  createWorld,
  dayFrom,
  openIn,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { ANY_EFFECT, insertStaff, openDesk } from '../kit/worlds/desk-world';
import { writeMessageSettings } from '../kit/worlds/message-settings';
import { clockAt, startOn } from '../kit/start-on';
import { until } from '../kit/until';
import { startFake } from '../../platforms/wechat/start-fake';
import type { RunningFake } from '../../platforms/wechat/start-fake';
import { sqlNow } from '../../run-clock';

const CLOCK = Date.parse(`${dayFrom(0)}T10:00:00+08:00`);
const day = (days: number): string => dayFrom(days, CLOCK);
const ORIGIN = 'https://h5.example.cn';
const MAKE_LINK = '/wxa/generate_urllink';
const ACCEPT = 'POST /message/message/acceptTemplates.do';
const PEOPLE = 60;
/** Days with a slot for everybody; a test closes one or two each. */
const DAYS = [2, 3, 4, 6, 7];

/** What became of an urgent message, by who it is to. */
interface Sent {
  readonly user: string;
  readonly kind: string;
  readonly state: string;
}

describe('urgent messages by SMS, from three processes', () => {
  let testDatabase: TestDatabase;
  let database: Database;
  /** By user; the providers seal them when they start. */
  let mobiles: ReadonlyMap<string, string>;
  let wechat: RunningFake;
  let callers: readonly Caller[];
  let slotIds: readonly number[];
  let providers: Provider[];
  /** What the providers' clocks show, ms. */
  let now = CLOCK;

  beforeAll(async () => {
    testDatabase = await createTestDatabase('postgres');
    ({ callers, slotIds } = await createWorld(testDatabase, {
      callers: PEOPLE,
      slots: DAYS.map((days) => ({ day: day(days), capacity: days === 6 ? 1 : PEOPLE })),
    }));
    database = await openIn(testDatabase);
    await insertStaff(database, [CLINIC]);
    const users = await query<{ id: string; mobile: string }>('select id, mobile from users');
    mobiles = new Map(users.map(({ id, mobile }) => [id, mobile]));
    // Nobody in it has accepted a message, as the double knows of no acceptance; codes are of no app.
    wechat = await startFake();
    const env = {
      ...clockAt(CLOCK),
      PERSON_KEY: 'k'.repeat(32),
      WEB_ORIGIN: ORIGIN,
      MESSAGE_SETTINGS: writeMessageSettings(testDatabase.dataDir, { weapp: { change: 'T1' } }),
      ...wechat.env,
    };
    providers = await Promise.all([
      startOn(testDatabase, env),
      startOn(testDatabase, env),
      startOn(testDatabase, env),
    ]);
  });
  afterAll(async () => {
    await Promise.all(providers.map((provider) => provider.halt()));
    await wechat?.stop();
    await database?.close();
    await testDatabase?.remove();
  });

  const [ENGLISH, CHINESE, READER, IN_WECHAT, REFUSING] = [0, 1, 2, 3, 4];
  const caller = (index: number): Caller => callers[index] as Caller;
  const provider = (index = 0): Provider => providers[index] as Provider;
  const slotOn = (days: number): number => slotIds[DAYS.indexOf(days)] ?? 0;
  const book = (who: Caller, days: number, language: 'zh-CN' | 'en' = 'zh-CN') =>
    provider().ok('POST /subscribe/subscribe/addV2.do', bookingOf(who, slotOn(days)), {
      token: who.token,
      language,
    });
  const close = async (days: number) => {
    const desk = await openDesk(provider(), CLINIC);
    await desk.ok('POST /desk/close.do', { day: day(days), reason: '停水', shown: ANY_EFFECT });
  };
  const query = <Row extends object>(text: string): Promise<readonly Row[]> =>
    database.pool.query<Row>(text).then(({ rows }) => rows);
  const sends = () =>
    query<Sent>(`select m.user_id as user, m.kind, t.state from sms_sends t
      join messages m on m.id = t.message_id where m.read_at is null or t.state <> 'due'`);
  /** All processes at once do what is due. */
  const recipientsAt = (instant: number) =>
    Promise.all(providers.map((each) => each.jobsAt(instant)));
  /** Messages are written, then, an SMS following some seconds later, sent. */
  const settle = async (): Promise<void> => {
    await recipientsAt(now);
    now += 60_000;
    await recipientsAt(now);
  };
  /** Urgent messages once none is open any more. */
  const settled = async (count: number): Promise<readonly Sent[]> => {
    await settle();
    const all = await sends();
    expect(all.length).toBeGreaterThanOrEqual(count);
    expect(all.filter(({ state }) => ['due', 'sending'].includes(state))).toEqual([]);
    return all;
  };
  const textsTo = async (who: Caller): Promise<string[]> => {
    const rows = await query<{ body: string }>(
      `select body from outbox where mobile = '${mobiles.get(who.userId)}' order by id`,
    );
    return rows.map(({ body }) => body);
  };
  const links = () => wechat.state.calls.filter(({ path }) => path === MAKE_LINK);

  test('a closing reaches everybody once, in their language, with a link that opens the right page', async () => {
    const order = await book(caller(ENGLISH), 2, 'en');
    await book(caller(CHINESE), 2);
    await close(2);
    const all = await settled(2);
    expect(all.map(({ kind, state }) => [kind, state])).toEqual([
      ['slotClosed', 'sent'],
      ['slotClosed', 'sent'],
    ]);
    const [english = '', ...more] = await textsTo(caller(ENGLISH));
    expect(more).toEqual([]);
    expect(english).toMatch(
      /^门诊 D1 is closed on .{8,14} at 09:00\. Move or cancel your appointment for 疫苗 P1\. Choose another time: https:\/\/wxaurl\.cn\/\S+$/,
    );
    const [chinese = ''] = await textsTo(caller(CHINESE));
    expect(chinese).toMatch(
      /^门诊 D1 (\d+年)?\d+月\d+日 周. 09:00 停诊，您的疫苗 P1预约需要改约或取消。改约：https:\/\/wxaurl\.cn\/\S+$/,
    );
    expect(links().map(({ errcode, violations }) => [errcode, violations])).toEqual([
      [null, []],
      [null, []],
    ]);
    const bodies = links().map(({ body }) => body);
    expect(bodies).toContainEqual({
      path: 'pages/order/modify-order/index',
      query: `orderId=${order.orderId}`,
      expire_type: 1,
      expire_interval: 3,
      env_version: 'release',
    });
    // The person's name is nowhere.
    expect(english + chinese + JSON.stringify(bodies)).not.toMatch(/测试|138/);
  });

  test('who read it in the app, or has it in WeChat, gets no SMS; who is refused there gets one', async () => {
    const people = [READER, IN_WECHAT, REFUSING].map(caller);
    for (const who of people) await book(who, 3);
    for (const [index, person] of [
      [1, 'anna'],
      [2, 'bert'],
    ] as const) {
      const code = wechat.state.codes.give('login', person);
      const accepted = {
        platform: 'weapp' as const,
        code,
        reportId: `report-${person}`,
        templates: ['T1'],
      };
      await provider().ok(ACCEPT, accepted, people[index] as Caller);
    }
    // WeChat knows of one acceptance only: the other was withdrawn there.
    const openid = (
      await query<{ subject: string }>(
        `select subject from message_grants where user_id = '${caller(IN_WECHAT).userId}'`,
      )
    )[0]?.subject;
    wechat.state.acceptances.set(`${openid} T1`, 1);
    await close(3);
    // A job writes it; the SMS follows some seconds later.
    await provider().jobsAt(now);
    const read = await query(`update messages set read_at = ${sqlNow()}
      where user_id = '${caller(READER).userId}' and kind = 'slotClosed' returning id`);
    expect(read).toHaveLength(1);
    await settled(5);
    expect(await Promise.all(people.map(async (who) => (await textsTo(who)).length))).toEqual([
      0, 0, 1,
    ]);
  });

  test('where WeChat makes no link the SMS leads to the web site', async () => {
    const who = caller(5);
    const { orderId } = await book(who, 7);
    wechat.failNext(MAKE_LINK, { kind: 'errcode', errcode: 85400 });
    await close(7);
    await settled(6);
    expect(await textsTo(who)).toEqual([
      expect.stringMatching(
        new RegExp(`改约：${ORIGIN}/index\\.html#/modifiyOrder\\?orderId=${orderId}$`),
      ),
    ]);
    await (await openDesk(provider(), CLINIC)).ok('POST /desk/reopen.do', { day: day(7) });
    await settled(7);
    expect((await textsTo(who)).at(-1)).toContain('恢复接诊');
  });

  test('an offer of the waiting list names its deadline and opens the offer', async () => {
    const [holder, waiting] = [caller(6), caller(7)];
    const { orderId } = await book(holder, 6);
    await provider().ok(
      'POST /subscribe/waiting/join.do',
      { linkmanId: waiting.linkmanId, productId: 'P1', doseNo: 1, depaCode: CLINIC, day: day(6) },
      { token: waiting.token, language: 'en' },
    );
    await provider().ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, holder);
    await settled(8);
    const [text = ''] = await textsTo(waiting);
    expect(text).toMatch(
      /^Waiting list: 疫苗 P1, .{8,14} 09:00, 门诊 D1\. Held for you until 10:\d\d\. Accept it: https:\/\/wxaurl\.cn\/\S+$/,
    );
    const [offer] = await provider().ok('GET /subscribe/waiting/offers.do', {}, waiting);
    expect(links().at(-1)?.body).toMatchObject({
      path: 'pages/booking/waiting/index',
      query: `holdId=${offer?.holdId}`,
    });
  });

  test('a process that dies over it leads to no second SMS', async () => {
    for (const who of callers.slice(8)) await book(who, 4);
    await close(4);
    const count = async () =>
      (await query<{ count: number }>('select count(*) from outbox'))[0]?.count ?? 0;
    const before = await count();
    await recipientsAt(now);
    now += 60_000;
    const working = Promise.allSettled(providers.map((each) => each.jobsAt(now)));
    await until(count, (texts) => texts > before);
    await provider(1).kill();
    providers.splice(1, 1);
    await working;
    await settle();
    // It may have died over those that it was sending, 20 at most.
    const open = (await sends()).filter(({ state }) => ['due', 'sending'].includes(state));
    expect(open.filter(({ state }) => state !== 'sending')).toEqual([]);
    expect(open.length).toBeLessThanOrEqual(20);
    expect(await count()).toBeGreaterThanOrEqual(before + PEOPLE - 28);
    const texts = await Promise.all(callers.slice(8).map(textsTo));
    expect(texts.filter(({ length }) => length > 1)).toEqual([]);
    expect(texts.filter(({ length }) => length === 1).length).toBeGreaterThanOrEqual(PEOPLE - 28);
    expect(wechat.state.calls.flatMap(({ violations }) => violations)).toEqual([]);
  });
});
