import { CODE } from '@contract/errors';
import { refundBeans } from '../../../server/domain/rewards/beans/refund';
import { wrongInBooks } from './bean-books';
import { createTestDatabase, createWorld, inDatabase, newKey } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { clockAt, startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const LIST = 'GET /health-beans/activeTask/list.do';
const DO = 'GET /health-beans/activeTask/doTask.do';
const COLLECT = 'POST /health-beans/activeTask/getAward.do';
const ENTRIES = 'GET /health-beans/account/pageList.do';
const GIVE = 'POST /health-beans/account/donate.do';
const TAKE_BACK = 'POST /health-beans/account/undoDonation.do';
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

let testDatabase: TestDatabase;
let callers: readonly Caller[];
let provider: Provider;
/** Noon in China, so that a test does not cross midnight. */
const NOON = Math.floor((Date.now() + 8 * 60 * MINUTE) / DAY) * DAY + 4 * 60 * MINUTE;

const at = (now: number): Promise<void> => provider.moveTo(now);
const runSql = (sql: string, values: readonly unknown[]) =>
  inDatabase(testDatabase, ({ pool }) => pool.query(sql, [...values]));

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  ({ callers } = await createWorld(testDatabase, { callers: 9, slots: [] }));
  await runSql(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`, []);
  await runSql(`update linkmen set person_key = id`, []);
  await runSql(
    `insert into articles (id, channel, title, summary, blocks, img_url, read_minutes, published_at)
     select id, 'knowledge', '{"zh":"文","en":"a"}', '{"zh":"","en":""}', '{"zh":[],"en":[]}', '', 1, '2020-01-01'
     from unnest($1::text[]) as a (id)`,
    [['art-1', 'art-2', 'art-3']],
  );
  provider = await startOn(testDatabase, clockAt(NOON));
});
afterEach(async () => {
  expect(await inDatabase(testDatabase, wrongInBooks)).toEqual([]);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

const nth = (index: number): Caller => callers[index] as Caller;
const codeOf = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code;

test('checking in is done once a day and its beans are collected once, however often one asks', async () => {
  const who = nth(0);
  expect(await codeOf(provider.call(COLLECT, { task: 'signIn' }, who))).toBe(
    CODE.BEAN_TASK_NOT_DONE,
  );
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => provider.ok(DO, { task: 'signIn' }, who)),
  );
  expect(answers.map(({ state, streak }) => [state, streak])).toEqual(
    Array.from({ length: 5 }, () => ['ready', 1]),
  );
  const collected = await Promise.all(
    Array.from({ length: 5 }, () => provider.ok(COLLECT, { task: 'signIn' }, who)),
  );
  expect(collected.map(({ beans }) => beans)).toEqual([2, 2, 2, 2, 2]);
  const { balance, tasks } = await provider.ok(LIST, {}, who);
  expect(balance).toBe(2);
  expect(tasks.map(({ task, state }) => [task, state])).toEqual([
    ['signIn', 'collected'],
    ['profile', 'open'],
    ['readArticle', 'open'],
    ['questionnaire', 'open'],
  ]);
});

test('a call that a browser makes ahead does nothing', async () => {
  const who = nth(1);
  const headers = { 'sec-purpose': 'prefetch;prerender' };
  expect(await codeOf(provider.call(DO, { task: 'signIn' }, { ...who, headers }))).toBe(
    CODE.PARAMETERS,
  );
  const { tasks } = await provider.ok(LIST, {}, who);
  expect(tasks[0]).toMatchObject({ state: 'open', progress: 0 });
});

test('a profile is complete with a nickname and the person in the family', async () => {
  const who = nth(2);
  expect(await provider.ok(DO, { task: 'profile' }, who)).toMatchObject({
    state: 'open',
    remedies: ['nickName'],
  });
  await provider.ok('POST /passport/user/updateNickName.do', { nickName: '小禾妈妈' }, who);
  expect(await provider.ok(DO, { task: 'profile' }, who)).toMatchObject({
    state: 'ready',
    remedies: [],
  });
  expect(await provider.ok(COLLECT, { task: 'profile' }, who)).toMatchObject({
    beans: 20,
    balance: 20,
    task: { state: 'collected' },
  });
});

test('beans wait until the person is in the family, and a person collects under one account', async () => {
  const [one, other] = [nth(3), nth(4)];
  await runSql(`update linkmen set relation_type = 7 where user_id = $1`, [one.userId]);
  await provider.ok(DO, { task: 'signIn' }, one);
  expect(await codeOf(provider.call(COLLECT, { task: 'signIn' }, one))).toBe(
    CODE.BEAN_PERSON_MISSING,
  );
  const { tasks } = await provider.ok(LIST, {}, one);
  expect(tasks[0]).toMatchObject({ state: 'ready', remedies: ['ownPerson'] });
  await runSql(
    `update linkmen set relation_type = 1, person_key = 'same' where user_id = any($1)`,
    [[one.userId, other.userId]],
  );
  await provider.ok(DO, { task: 'signIn' }, other);
  const codes = await Promise.all(
    [one, other].map((each) => codeOf(provider.call(COLLECT, { task: 'signIn' }, each))),
  );
  expect(codes.sort()).toEqual([CODE.SUCCESS, CODE.BEAN_PERSON_COLLECTED].sort());
});

describe('reading', () => {
  const read = (articleId: string, inView = true) =>
    provider.ok(DO, { task: 'readArticle', articleId, inView }, nth(5));

  test('counts the provider’s seconds in view, of one article at a time, and a silence as little', async () => {
    expect(await codeOf(provider.call(DO, { task: 'readArticle' }, nth(5)))).toBe(CODE.NOT_FOUND);
    const none = provider.call(DO, { task: 'readArticle', articleId: 'none' }, nth(5));
    expect(await codeOf(none)).toBe(CODE.NOT_FOUND);
    await at(NOON + MINUTE);
    expect((await read('art-1')).progress).toBe(0);
    // A silence of a minute while it is in view counts as fifteen seconds.
    await at(NOON + 2 * MINUTE);
    expect((await read('art-1')).progress).toBe(15);
    // Out of view for ten minutes, then another article for a while: neither counts for the first.
    await read('art-1', false);
    await at(NOON + 12 * MINUTE);
    const { progress, state } = await read('art-1');
    expect([progress < 30, state]).toEqual([true, 'open']);
    await read('art-2');
    await at(NOON + 20 * MINUTE);
    expect((await read('art-1')).progress).toBe(progress);
    await at(NOON + 21 * MINUTE);
    const done = { state: 'ready', progress: 30, unit: 'seconds', goal: 30 };
    expect(await read('art-1')).toMatchObject(done);
    await provider.ok(COLLECT, { task: 'readArticle' }, nth(5));
  });

  test('an article counts once, so the next day needs another', async () => {
    await at(NOON + DAY);
    await read('art-1');
    await at(NOON + DAY + 14_000);
    expect(await read('art-1')).toMatchObject({ state: 'open', progress: 0 });
  });
});

test('seven days in a row give more, and a missed day begins again', async () => {
  const who = nth(6);
  const given: number[] = [];
  for (const day of [2, 3, 4, 5, 6, 7, 8, 10]) {
    await at(NOON + day * DAY);
    await provider.ok(DO, { task: 'signIn' }, who);
    given.push((await provider.ok(COLLECT, { task: 'signIn' }, who)).beans);
  }
  expect(given).toEqual([2, 2, 2, 2, 2, 2, 10, 2]);
  const { tasks } = await provider.ok(LIST, {}, who);
  expect(tasks[0]).toMatchObject({ streak: 1, streakGoal: 7 });
});

test('giving beans away happens once a key, never below zero, and can be taken back for a day', async () => {
  const who = nth(6);
  const balance = 24;
  const gift = { cause: 'oldPeople', beans: 5, idempotencyKey: newKey() } as const;
  const [first, again] = await Promise.all([
    provider.ok(GIVE, gift, who),
    provider.ok(GIVE, gift, who),
  ]);
  expect(first.entryId).toBe(again.entryId);
  expect(await codeOf(provider.call(GIVE, { ...gift, beans: 6 }, who))).toBe(CODE.KEY_REUSED);
  const tooMuch = { ...gift, beans: 20, idempotencyKey: newKey() };
  expect(await codeOf(provider.call(GIVE, tooMuch, who))).toBe(CODE.BEANS_SHORT);
  const { list } = await provider.ok(ENTRIES, {}, who);
  expect(list[0]).toMatchObject({ beans: -5, undoUntil: expect.any(Number) as number });
  const { entryId } = first;
  const back = await Promise.all([
    provider.ok(TAKE_BACK, { entryId }, who),
    provider.ok(TAKE_BACK, { entryId }, who),
  ]);
  expect(back[1]).toEqual({ balance });
  // What came back is no gift that could be taken back in its turn.
  const entries = await provider.ok(ENTRIES, {}, who);
  expect(entries.list.map(({ beans, undoUntil }) => [beans, undoUntil]).slice(0, 2)).toEqual([
    [5, null],
    [-5, null],
  ]);
  const second = await provider.ok(GIVE, { ...gift, idempotencyKey: newKey() }, who);
  await at(NOON + 11 * DAY + MINUTE);
  expect(await codeOf(provider.call(TAKE_BACK, { entryId: second.entryId }, who))).toBe(
    CODE.DONATION_FINAL,
  );
});

test('beans of an entry come back to nobody but whoever spent them', async () => {
  const [owner, stranger] = [nth(6), nth(8)];
  const gift = { cause: 'oldPeople', beans: 5, idempotencyKey: newKey() } as const;
  const { entryId } = await provider.ok(GIVE, gift, owner);
  const refund = { userId: stranger.userId, entryId, beans: null };
  const isDone = await inDatabase(testDatabase, ({ db }) =>
    db.transaction().execute((trx) => refundBeans(trx, refund, NOON + 11 * DAY)),
  );
  expect(isDone).toBe(false);
  expect((await provider.ok(LIST, {}, stranger)).balance).toBe(0);
});

test('beans are valid to the end of the month a year on, with one message 30 days ahead', async () => {
  const who = nth(7);
  await at(Date.parse('2027-03-10T12:00:00+08:00'));
  await provider.ok(DO, { task: 'signIn' }, who);
  await provider.ok(COLLECT, { task: 'signIn' }, who);
  const warnings = async () => {
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, who);
    return list.filter(({ kind }) => kind === 'beansExpiring');
  };
  const { expiring } = await provider.ok(LIST, {}, who);
  expect(expiring).toEqual([{ lastDay: '2028-03-31', beans: 2, soon: false }]);
  await at(Date.parse('2028-03-03T12:00:00+08:00'));
  await provider.runJobs();
  expect(await warnings()).toHaveLength(1);
  await at(Date.parse('2028-03-31T23:50:00+08:00'));
  await provider.runJobs();
  expect(await warnings()).toEqual([
    expect.objectContaining({ link: { page: 'healthBeanTask', query: {} } }),
  ]);
  expect((await provider.ok(LIST, {}, who)).balance).toBe(2);
  await at(Date.parse('2028-04-01T00:00:30+08:00'));
  expect((await provider.ok(LIST, {}, who)).balance).toBe(0);
  const expired = async () =>
    (await provider.ok(ENTRIES, {}, who)).list.filter(({ beans }) => beans < 0);
  await provider.runJobs();
  expect(await expired()).toHaveLength(1);
});
