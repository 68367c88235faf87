import { CODE } from '@contract/errors';
import { ownPrizes } from '../../../server/domain/rewards/lottery/own-prizes';
import { notifyOwner } from '../../../server/domain/rewards/lottery/prize-messages';
import { deleteOld, RETENTION_RULES } from '../../../server/shared/data-policy/old-rows';
import { createTestDatabase, createWorld, inDatabase } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import {
  activityFrom,
  LotteryScene,
  publish,
  publishedRecord,
  verifyRecord,
} from './lottery-world';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';
import { agreedTo } from '../../samples/agreed';

const CLAIM = 'POST /lottery/prize/claim.do';
const CONSENT = { consent: true, agreed: agreedTo('deliveryConsent') } as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OPENS = Math.floor(Date.now() / DAY) * DAY + 3 * DAY + HOUR;
const ACTIVITY = activityFrom(OPENS, 1);
/** Tickets of the long list: one more than two pages hold. */
const LONG = 4_001;
const TO = { name: '王小芳', mobile: '13866660002', regionCode: '110101', address: '某路 1 号' };

let testDatabase: TestDatabase;
let world: World;
let scene: LotteryScene;
let activityId: string;
let long: string;

const nth = (index: number): Caller => world.callers[index] as Caller;
const codeOf = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code;
const ticketsOf = async ({ userId }: Caller): Promise<string[]> => {
  const { rows } = await scene.sql(
    'select ticket_id from lottery_ticket_owners where user_id = $1 order by ticket_id',
    [userId],
  );
  return (rows as { ticket_id: string }[]).map(({ ticket_id: id }) => id);
};

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  scene = new LotteryScene(testDatabase);
  world = await createWorld(testDatabase, { callers: 2, slots: [] });
  await scene.sql('update linkmen set person_key = id');
  await scene.keepSessions();
  activityId = await publish(testDatabase, ACTIVITY);
  long = await publish(testDatabase, ACTIVITY);
  await scene.sql(
    `insert into lottery_tickets (id, activity_id, holder, at)
     select case n % 2 when 0 then md5(n::text) else upper(md5(n::text)) end, $1, md5('p' || n % 900), ${sqlNow()}
     from generate_series(1, ${LONG}) as n`,
    [long],
  );
  await scene.at(OPENS);
});
afterAll(() => scene?.end());

test('an account that exchanges its own person stays the person of its first ticket', async () => {
  const one = nth(0);
  const become = (person: string) =>
    scene.sql('update linkmen set person_key = $1 where user_id = $2', [person, one.userId]);
  await scene.giveBeans(one.userId, 100);
  expect(await codeOf(scene.get(one, activityId))).toBe(CODE.SUCCESS);
  await become('second');
  expect(await codeOf(scene.get(one, activityId))).toBe(CODE.LOTTERY_FREE_HAD);
  for (const person of ['third', 'fourth', 'fifth']) {
    await become(person);
    expect(await codeOf(scene.get(one, activityId, 'beans'))).toBe(CODE.SUCCESS);
  }
  await become('sixth');
  expect(await codeOf(scene.get(one, activityId, 'beans'))).toBe(CODE.LOTTERY_BEAN_LIMIT);
  expect(await scene.provider.ok('GET /lottery/ticket/mine.do', { activityId }, one)).toMatchObject(
    { count: 4, freeToday: false, beanTicketsLeft: 0, balance: 85 },
  );
  expect(await codeOf(scene.get(nth(1), activityId))).toBe(CODE.SUCCESS);
  const drawn = await scene.draw(activityId, ACTIVITY);
  expect(drawn).toMatchObject({ tickets: 5, people: 2 });
  expect(drawn.winnerList).toHaveLength(2);
});

test('a list of several pages comes whole and in its order, and nothing beyond its end', async () => {
  expect(await scene.detail(long)).toMatchObject({ state: 'drawn', tickets: LONG, people: 900 });
  const record = await publishedRecord(scene.provider, long);
  expect(record.lines).toHaveLength(LONG);
  expect(verifyRecord(testDatabase, record).status).toBe(0);
  for (const pageNo of [4, 1_000_000])
    expect(
      await scene.provider.ok('GET /lottery/draw/tickets.do', { activityId: long, pageNo }),
    ).toEqual({ lines: [], hasMore: false });
});

test('each prize of an account has its message; that an activity is void has one', async () => {
  const title = { zh: '抽奖', en: 'Lottery' };
  const tickets = await ticketsOf(nth(0));
  await inDatabase(testDatabase, async ({ db }) => {
    for (const ticketId of tickets.slice(0, 2))
      for (const kind of ['lotterySent', 'lotterySent', 'lotteryVoid'] as const)
        await notifyOwner(db, ticketId, { kind, activityId, title }, ACTIVITY.drawAt);
  });
  const { rows } = await scene.sql(
    `select kind, count(*)::int from messages where user_id = $1 and kind <> 'lotteryWon' group by kind order by kind`,
    [nth(0).userId],
  );
  expect(rows).toEqual([
    { kind: 'lotterySent', count: 2 },
    { kind: 'lotteryVoid', count: 1 },
  ]);
});

test('an address is deleted 180 days later though nobody marked the prize as sent, and with a forfeited one', async () => {
  const [ticketId = ''] = await ticketsOf(nth(1));
  const claim = () =>
    scene.provider.call(CLAIM, { ticketId, ...TO, ...CONSENT }, { token: nth(1).token });
  const left = async (now: number): Promise<number | null> => {
    await inDatabase(testDatabase, async ({ db }) => {
      for (const rule of RETENTION_RULES)
        if (rule.table === 'lottery_deliveries') await deleteOld(db, rule, now);
    });
    return (await scene.sql('select 1 from lottery_deliveries')).rowCount;
  };
  expect(await codeOf(claim())).toBe(CODE.SUCCESS);
  expect(await left(ACTIVITY.drawAt + 180 * DAY)).toBe(1);
  expect(await left(ACTIVITY.drawAt + 180 * DAY + HOUR)).toBe(0);
  const ask = { state: 'claimed', delivery: null };
  const mine = await inDatabase(testDatabase, ({ db }) =>
    ownPrizes(db, { open: String }, { userId: nth(1).userId, language: 'zh-CN' }),
  );
  expect(mine).toEqual([expect.objectContaining(ask)]);
  expect(await codeOf(claim())).toBe(CODE.SUCCESS);
  expect(await left(ACTIVITY.drawAt + DAY)).toBe(1);
  await scene.sql(`update lottery_winners set state = 'forfeited' where ticket_id = $1`, [
    ticketId,
  ]);
  expect(await left(ACTIVITY.drawAt + DAY)).toBe(0);
});

test('a claim waits for the deletion of its account, and stores nothing after it', async () => {
  const { userId, token } = nth(0);
  const { rows } = await scene.sql(
    `select ticket_id from lottery_winners join lottery_ticket_owners using (ticket_id) where user_id = $1`,
    [userId],
  );
  const { ticket_id: ticketId } = rows[0] as { ticket_id: string };
  await scene.sql('begin');
  await scene.sql('select 1 from users where id = $1 for update', [userId]);
  const claim = scene.provider.call(CLAIM, { ticketId, ...TO, ...CONSENT }, { token });
  await until(
    () => scene.sql('select 1 from pg_locks where not granted'),
    ({ rowCount }) => (rowCount ?? 0) > 0,
  );
  // As the deletion does next: were the prize locked by the claim, each would wait for the other.
  await scene.sql(`update lottery_winners set shown_as = '' where ticket_id = $1`, [ticketId]);
  await scene.sql(`update users set deleted_at = ${sqlNow()} where id = $1`, [userId]);
  await scene.sql('commit');
  expect((await claim).code).toBe(CODE.LOGIN_INVALID);
  expect((await scene.sql('select 1 from lottery_deliveries')).rowCount).toBe(0);
});
