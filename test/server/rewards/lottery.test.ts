import { CODE } from '@contract/errors';
import { wrongInBooks } from './bean-books';
import { createTestDatabase, createWorld, inDatabase, newKey } from '../kit/worlds/booking-world';
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

const MINE = 'GET /lottery/ticket/mine.do';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** 9:00 in China, some days from now. */
const OPENS = Math.floor(Date.now() / DAY) * DAY + 3 * DAY + HOUR;

let testDatabase: TestDatabase;
let world: World;
let scene: LotteryScene;

const nth = (index: number): Caller => world.callers[index] as Caller;
const codeOf = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  scene = new LotteryScene(testDatabase);
  world = await createWorld(testDatabase, { callers: 6, slots: [] });
  await scene.sql('update linkmen set person_key = id');
  await scene.keepSessions();
  // Two accounts of one person, and one whose own person is not known.
  await scene.sql('update linkmen set person_key = $1 where user_id = $2', [
    nth(0).linkmanId,
    nth(1).userId,
  ]);
  await scene.sql('update linkmen set relation_type = 7 where user_id = $1', [nth(2).userId]);
});
afterAll(async () => {
  expect(await inDatabase(testDatabase, wrongInBooks)).toEqual([]);
  await scene?.end();
});

test('before it opens there are no tickets, and the seed is not told, only its hash', async () => {
  const activityId = await publish(testDatabase, activityFrom(OPENS));
  await scene.at(OPENS - 60_000);
  expect(await codeOf(scene.get(nth(0), activityId))).toBe(CODE.LOTTERY_NOT_OPEN);
  const { rows } = await scene.sql('select seed, holder_key from lottery_activities');
  const before = await scene.detail(activityId);
  expect(before).toMatchObject({ state: 'before', seed: null, winnerList: [] });
  expect(before.seedHash).toMatch(/^[0-9a-f]{64}$/);
  const said = JSON.stringify([before, await publishedRecord(scene.provider, activityId)]);
  for (const secret of Object.values(rows[0] as object)) expect(said).not.toContain(secret);
  await scene.sql('delete from lottery_activities');
});

describe('tickets', () => {
  let activityId: string;
  beforeAll(async () => {
    activityId = await publish(testDatabase, activityFrom(OPENS, 3));
    await scene.at(OPENS + HOUR);
  });

  test('one a day is free for a person, with whichever of their accounts', async () => {
    const [one, other] = [nth(0), nth(1)];
    const key = newKey();
    const answers = await Promise.all([
      scene.get(one, activityId, 'free', key),
      scene.get(one, activityId, 'free', key),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([CODE.SUCCESS, CODE.SUCCESS]);
    expect(await scene.provider.ok(MINE, { activityId }, one)).toMatchObject({
      count: 1,
      freeToday: false,
      tickets: [{ source: 'free' }],
    });
    expect(await codeOf(scene.get(one, activityId))).toBe(CODE.LOTTERY_FREE_HAD);
    expect(await codeOf(scene.get(other, activityId))).toBe(CODE.LOTTERY_FREE_HAD);
    expect(await scene.provider.ok(MINE, { activityId }, other)).toMatchObject({
      count: 0,
      freeToday: false,
    });
    await scene.at(OPENS + DAY);
    expect(await codeOf(scene.get(other, activityId))).toBe(CODE.SUCCESS);
    expect(await codeOf(scene.get(one, activityId))).toBe(CODE.LOTTERY_FREE_HAD);
  });

  test('others cost beans, so many a person', async () => {
    const [one, other] = [nth(0), nth(1)];
    await scene.giveBeans(one.userId, 12);
    await scene.giveBeans(other.userId, 100);
    const key = newKey();
    const twice = await Promise.all([0, 1].map(() => scene.get(one, activityId, 'beans', key)));
    expect(twice[0]?.data).toMatchObject({ balance: 7, beanTicketsLeft: 2 });
    expect(await codeOf(scene.get(one, activityId, 'beans'))).toBe(CODE.SUCCESS);
    expect(await codeOf(scene.get(one, activityId, 'beans'))).toBe(CODE.BEANS_SHORT);
    const rush = await Promise.all([0, 1, 2].map(() => scene.get(other, activityId, 'beans')));
    expect(rush.map(({ code }) => code).sort()).toEqual(
      [CODE.SUCCESS, CODE.LOTTERY_BEAN_LIMIT, CODE.LOTTERY_BEAN_LIMIT].sort(),
    );
    const mine = await scene.provider.ok(MINE, { activityId }, other);
    expect(mine).toMatchObject({ balance: 95, beanTicketsLeft: 0, count: 2 });
    const entries = await scene.provider.ok('GET /health-beans/account/pageList.do', {}, other);
    expect(entries.list[0]).toMatchObject({ beans: -5 });
  });

  test('whoever is not in their own family is asked to add themselves', async () => {
    expect(await scene.provider.ok(MINE, { activityId }, nth(2))).toMatchObject({
      needsPerson: true,
    });
    expect(await codeOf(scene.get(nth(2), activityId))).toBe(CODE.LOTTERY_PERSON_MISSING);
  });

  test('show an account its own only', async () => {
    expect((await scene.provider.ok(MINE, { activityId }, nth(3))).tickets).toEqual([]);
    expect((await scene.provider.call(MINE, { activityId })).code).toBe(CODE.LOGIN_INVALID);
    expect(await codeOf(scene.get(nth(3), 'none'))).toBe(CODE.NOT_FOUND);
  });

  test.each([
    `update lottery_activities set rules = '[]'`,
    `update lottery_activities set prizes = '[]'`,
    `update lottery_activities set winners = winners + 1`,
    `update lottery_activities set closes_at = closes_at + interval '1 hour'`,
    `update lottery_activities set seed = 'ab', seed_hash = 'cd'`,
    `update lottery_activities set claim_days = 1`,
    `update lottery_tickets set holder = 'x'`,
  ])('and rules are final: %s', async (change) => {
    await expect(scene.sql(change)).rejects.toThrow(/cannot change/);
  });

  test('one person wins once, with fewer people than prizes everybody does', async () => {
    await scene.get(nth(3), activityId);
    const { drawAt } = activityFrom(OPENS, 3);
    await scene.close(activityId, activityFrom(OPENS, 3));
    await expect(
      scene.sql(`delete from lottery_tickets where activity_id = $1`, [activityId]),
    ).rejects.toThrow(/cannot change/);
    await scene.settledAt(drawAt + 5_000);
    const drawn = await scene.detail(activityId);
    expect(drawn).toMatchObject({ state: 'drawn', tickets: 6, people: 2 });
    expect(drawn.winnerList).toHaveLength(2);
    const record = await publishedRecord(scene.provider, activityId);
    expect(verifyRecord(testDatabase, record).status).toBe(0);
    for (const change of [
      `update lottery_activities set public_value = 'ab' where drawn_at is not null`,
      `update lottery_activities set drawn_at = null where drawn_at is not null`,
      `update lottery_activities set list_hash = 'ab' where drawn_at is not null`,
    ])
      await expect(scene.sql(change)).rejects.toThrow(/cannot change/);
    const { list } = await scene.provider.ok('GET /message/message/pageList.do', {}, nth(3));
    expect(list[0]).toMatchObject({
      kind: 'lotteryWon',
      link: { page: 'lottery', query: { activityId } },
    });
  });
});

test('a list or seed that somebody changed in the database is not drawn from', async () => {
  const opens = OPENS + 20 * DAY;
  const { closesAt, drawAt } = activityFrom(opens, 1);
  const activityId = await publish(testDatabase, activityFrom(opens, 1));
  await scene.at(opens);
  for (const who of [nth(0), nth(3), nth(4)]) await scene.get(who, activityId);
  await scene.settledAt(closesAt);
  expect((await scene.detail(activityId)).listHash).not.toBeNull();
  const change = (from: string, to: string) =>
    scene.sql(
      `begin; alter table lottery_tickets disable trigger all;
       update lottery_tickets set id = '${to}' || substr(id, 2) where activity_id = '${activityId}' and id like '${from}%'
         and ctid = (select min(ctid) from lottery_tickets where activity_id = '${activityId}' and id like '${from}%');
       alter table lottery_tickets enable trigger all; commit`,
    );
  await scene.sql(
    `alter table lottery_ticket_owners drop constraint lottery_ticket_owners_ticket_id_fkey`,
  );
  const { rows } = await scene.sql(
    'select id from lottery_tickets where activity_id = $1 limit 1',
    [activityId],
  );
  const { id } = rows[0] as { id: string };
  const first = id.slice(0, 1);
  await change(id, '~');
  await scene.settledAt(drawAt + 5_000);
  await scene.provider.printed('was changed');
  expect(await scene.detail(activityId)).toMatchObject({ state: 'closed', seed: null });
  await change(`~${id.slice(1)}`, first);
  await scene.provider.runJobs();
  expect((await scene.detail(activityId)).state).toBe('drawn');
});

test('a value that cannot be had for seven days voids the activity and returns the beans', async () => {
  const opens = OPENS + 30 * DAY;
  const { closesAt, drawAt } = activityFrom(opens, 1);
  const activityId = await publish(testDatabase, activityFrom(opens, 1));
  const other = await publish(testDatabase, activityFrom(opens, 20));
  const later = await publish(testDatabase, activityFrom(drawAt + 7 * DAY - HOUR));
  await scene.at(opens);
  await scene.giveBeans(nth(4).userId, 15);
  await scene.giveBeans(nth(5).userId, 15);
  const key = newKey();
  expect(await codeOf(scene.get(nth(4), activityId, 'beans', key))).toBe(CODE.SUCCESS);
  // The key of a ticket that was paid pays none in another activity.
  expect((await scene.get(nth(4), other, 'beans', key)).data).toMatchObject({ balance: 5 });
  for (let n = 0; n < 3; n += 1)
    expect(await codeOf(scene.get(nth(5), activityId, 'beans'))).toBe(CODE.SUCCESS);
  await scene.settledAt(closesAt);
  expect((await scene.detail(activityId)).listHash).not.toBeNull();
  // No relay is there: neither is what the rules of this activity name.
  const away = { LOTTERY_BEACON: 'http://127.0.0.1:1' };
  await scene.at(drawAt + 6 * DAY, away);
  await scene.provider.runJobs();
  expect(await scene.detail(activityId)).toMatchObject({ state: 'closed' });
  await scene.sql('alter table lottery_activities disable trigger all');
  await scene.sql(`update lottery_activities set source = 'drand' where id = $1`, [activityId]);
  await scene.sql('alter table lottery_activities enable trigger all');
  // Returns to this account fail; the others still get theirs.
  await scene.sql(`update users set deleted_at = ${sqlNow()} where id = $1`, [nth(5).userId]);
  await scene.settledAt(drawAt + 7 * DAY);
  expect((await scene.detail(activityId)).state).toBe('void');
  expect((await scene.provider.ok(MINE, { activityId }, nth(4))).balance).toBe(10);
  await until(
    () => scene.provider.output.match(/"lottery beans"/g)?.length,
    (reported) => reported === 3,
  );
  const { list } = await scene.provider.ok('GET /message/message/pageList.do', {}, nth(4));
  expect(list[0]).toMatchObject({ kind: 'lotteryVoid' });
  // Nor does the key of a ticket whose beans came back.
  expect((await scene.get(nth(4), later, 'beans', key)).data).toMatchObject({
    count: 1,
    balance: 5,
  });
});
