import { CODE } from '@contract/errors';
import { NAMED_SINCE } from '../../../server/domain/rewards/membership/calendar-feed';
import { oneOf, readCalendar, textOf } from '../../calendar-reader';
import type { CalendarPart } from '../../calendar-reader';
import { wrongInBooks } from './bean-books';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  newKey,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase, World } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { makeMemberCodes } from '../kit/worlds/member-codes';
import { clockAt, startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const INFO = 'GET /member/wx/memberCenter/getMemberInfo.do';
const PRIVILEGES = 'GET /member/wx/memberCenter/getMemberPrivilege.do';
const REDEEM = 'POST /member/wx/memberCenter/redeem.do';
const EXCHANGE = 'POST /member/wx/memberCenter/exchange.do';
const END = 'POST /member/wx/memberCenter/endTerm.do';
const FEED = 'POST /member/wx/calendar/create.do';
const BY_TOKEN = 'GET /passport/v1/h5/login/loginByToken.do';
const DAY = 86_400_000;
const NOON = Math.floor((Date.now() + DAY / 3) / DAY) * DAY + DAY / 6;

let testDatabase: TestDatabase;
let world: World;
let provider: Provider;

const at = (now: number): Promise<void> => provider.moveTo(now);
const nth = (index: number): Caller => world.callers[index] as Caller;
const runSql = (text: string, values: readonly unknown[] = []) =>
  inDatabase(testDatabase, ({ pool }) => pool.query(text, [...values]));
const codeOf = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code;

const makeCodes = (count: number, days: number): string[] =>
  makeMemberCodes({ dataDir: testDatabase.dataDir, url: testDatabase.postgres?.url }, count, days);

/** Beans as an award would have given them. @param valid PostgreSQL interval in which they can be spent */
const giveBeans = (userId: string, beans: number, valid = '1 year') =>
  runSql(
    `with a as (insert into bean_accounts as a (user_id, balance) values ($1, $2)
         on conflict (user_id) do update set balance = a.balance + $2 returning user_id),
       e as (insert into bean_entries (id, user_id, beans, counterpart, reason, idempotency_key, request_hash, at)
         select 'e-' || user_id || $3, user_id, $2, 'tasks', 'signIn', 'given ' || $3, '', ${sqlNow()} from a
         returning id, user_id)
     insert into bean_lots (id, user_id, entry_id, granted, remaining, expires_at)
     select 'l-' || user_id || $3, user_id, id, $2, $2, ${sqlNow()} + $3::interval from e`,
    [userId, beans, valid],
  );

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const slots = [{ day: dayFrom(3), capacity: 5 }];
  world = await createWorld(testDatabase, { callers: 9, slots });
  await runSql(`update linkmen set person_key = id`);
  await runSql(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`);
  provider = await startOn(testDatabase, clockAt(NOON));
});
afterAll(async () => {
  expect(await inDatabase(testDatabase, wrongInBooks)).toEqual([]);
  await provider?.halt();
  await testDatabase?.remove();
});

describe('a code', () => {
  test('gives a term once, however it is typed, and to one account', async () => {
    const [first = '', second = ''] = makeCodes(2, 30);
    expect(first).toMatch(/^([0-9A-Z]{4}-){3}[0-9A-Z]{4}$/);
    const [owner, stranger] = [nth(0), nth(1)];
    expect(await provider.ok(INFO, {}, owner)).toMatchObject({ status: 0, lastDay: null });
    const typed = first.toLowerCase().replaceAll('-', ' ');
    const answers = await Promise.all(
      [owner, owner, stranger].map((who) => provider.call(REDEEM, { code: typed }, who)),
    );
    const codes = answers.map(({ code }) => code);
    const winner = codes[2] === CODE.SUCCESS ? stranger : owner;
    expect(codes.slice(0, 2)).toEqual(
      winner === owner ? [CODE.SUCCESS, CODE.SUCCESS] : [CODE.MEMBER_CODE, CODE.MEMBER_CODE],
    );
    const info = await provider.ok(INFO, {}, winner);
    expect(info).toMatchObject({ status: 1, lastDay: dayFrom(30, NOON) });
    expect(info.terms).toEqual([expect.objectContaining({ source: 'code', beansBack: null })]);
    const { userInfo } = await provider.ok(BY_TOKEN, {}, winner);
    expect(userInfo.memberStatus).toBe(1);
    // Another one is added behind it.
    expect(await provider.ok(REDEEM, { code: second }, winner)).toMatchObject({
      lastDay: dayFrom(60, NOON),
    });
  });

  test('that there is not, that has expired or would reach too far is refused', async () => {
    expect(await codeOf(provider.call(REDEEM, { code: 'ABCDEFGHJKMNPQRS' }, nth(2)))).toBe(
      CODE.MEMBER_CODE,
    );
    const [code = ''] = makeCodes(1, 30);
    await runSql(`update member_codes set valid_until = '2000-01-01' where redeemed_at is null`);
    expect(await codeOf(provider.call(REDEEM, { code }, nth(2)))).toBe(CODE.MEMBER_CODE);
    const years = makeCodes(3, 366);
    await provider.ok(REDEEM, { code: years[0] ?? '' }, nth(2));
    const more = provider.call(REDEEM, { code: years[1] ?? '' }, nth(2));
    expect(await codeOf(more)).toBe(CODE.MEMBER_TOO_LONG);
    // The refused code is still whole.
    expect((await provider.ok(REDEEM, { code: years[1] ?? '' }, nth(3))).status).toBe(1);
  });
});

test('beans give a term once a key, and ending it gives back the whole days that are left', async () => {
  const who = nth(4);
  await giveBeans(who.userId, 250);
  const idempotencyKey = newKey();
  const [one] = await Promise.all([
    provider.ok(EXCHANGE, { idempotencyKey }, who),
    provider.ok(EXCHANGE, { idempotencyKey }, who),
  ]);
  expect(one).toMatchObject({ status: 1, lastDay: dayFrom(30, NOON), forBeans: { balance: 150 } });
  await provider.ok(EXCHANGE, { idempotencyKey: newKey() }, who);
  const short = provider.call(EXCHANGE, { idempotencyKey: newKey() }, who);
  expect(await codeOf(short)).toBe(CODE.BEANS_SHORT);
  const { terms } = await provider.ok(INFO, {}, who);
  expect(terms.map(({ state, beansBack }) => [state, beansBack])).toEqual([
    ['coming', 100],
    ['running', 100],
  ]);
  await at(NOON + 15 * DAY);
  const termId = terms[1]?.termId ?? '';
  const ended = await Promise.all([
    provider.ok(END, { termId }, who),
    provider.ok(END, { termId }, who),
  ]);
  // Of its 30 days 15 whole ones are left; the term behind it moved up.
  expect(ended[0].forBeans.balance).toBe(50 + 50);
  const after = await provider.ok(INFO, {}, who);
  expect(after).toMatchObject({ status: 1, forBeans: { balance: 100 } });
  expect(after.terms.map(({ state }) => state)).toEqual(['running', 'ended']);
});

test('a big family is for members; after the membership everybody stays, and nobody can be added', async () => {
  const who = nth(5);
  const add = (order: number) =>
    provider.call(
      'POST /linkman/linkman/saveOrUpdateV2.do',
      {
        name: '家人',
        isAnother: true,
        documentKind: 2,
        documentNumber: `E${10_000_000 + order}`,
        sex: 1,
        birthday: '1990-01-01',
        relationType: 7,
        mobile: '13800000009',
        consent: true,
        consentVersion: '1.0',
      },
      who,
    );
  const codes: string[] = [];
  for (let order = 0; order < 10; order += 1) codes.push(await codeOf(add(order)));
  expect(codes.filter((code) => code === CODE.SUCCESS)).toHaveLength(9);
  expect(codes.at(-1)).toBe(CODE.LINKMAN_LIMIT);
  const [code = ''] = makeCodes(1, 1);
  await provider.ok(REDEEM, { code }, who);
  expect(await codeOf(add(20))).toBe(CODE.SUCCESS);
  const { privileges } = await provider.ok(PRIVILEGES, {}, who);
  expect(privileges[0]).toMatchObject({ privilege: 'bigFamily', active: true, uses: 1 });
  await at(NOON + 18 * DAY);
  expect(await provider.ok(INFO, {}, who)).toMatchObject({ status: 2, familyLimit: 10 });
  expect(await codeOf(add(21))).toBe(CODE.LINKMAN_LIMIT);
  const { rowCount } = await runSql(
    'select 1 from linkmen where user_id = $1 and deleted_at is null',
    [who.userId],
  );
  expect(rowCount).toBe(11);
});

describe('the calendar by subscription', () => {
  const read = async (url: string) => {
    const answer = await fetch(url);
    return { status: answer.status, text: await answer.text() };
  };

  test('is for members, has every appointment by name and without a document number, and ends with its address', async () => {
    const [who, stranger] = [nth(6), nth(7)];
    expect(await codeOf(provider.call(FEED, {}, who))).toBe(CODE.MEMBERS_ONLY);
    await at(NOON);
    const [code = ''] = makeCodes(1, 1);
    await provider.ok(REDEEM, { code }, who);
    const { url } = await provider.ok(FEED, {}, who);
    expect(url).toMatch(new RegExp(`^${provider.url}/member/calendar/[\\w-]{43}\\.ics$`));
    expect((await read(url)).text).not.toContain('VEVENT');
    const form = bookingOf(who, world.slotIds[0] ?? 0);
    const { orderId } = await provider.ok('POST /subscribe/subscribe/addV2.do', form, who);
    const { text } = await read(url);
    expect(text).toContain('STATUS:CONFIRMED');
    const calendar = readCalendar(text);
    expect(textOf(calendar, 'NAME')).toBe('易苗接种预约');
    expect(textOf(calendar, 'X-WR-CALNAME')).toBe('易苗接种预约');
    expect(oneOf(calendar, 'REFRESH-INTERVAL').parameters).toEqual({ VALUE: 'DURATION' });
    const [event] = calendar.parts as [CalendarPart];
    expect(textOf(event, 'SUMMARY')).toContain('测试');
    expect(textOf(event, 'LOCATION')).toMatch(/^(门诊 \w+), \1$/);
    expect(text).not.toContain(who.linkmanId.replace(/-/g, '').toUpperCase());
    const madeAt = (at: number) =>
      runSql(`update calendar_feeds set made_at = $2 where user_id = $1`, [
        who.userId,
        new Date(at).toISOString(),
      ]);
    await madeAt(NAMED_SINCE - 1);
    expect((await read(url)).text).not.toContain('测试');
    await madeAt(NAMED_SINCE);
    expect((await read(url)).text).toContain('测试');
    const { privileges } = await provider.ok(PRIVILEGES, {}, who);
    expect(privileges[1]).toMatchObject({ privilege: 'calendarFeed', uses: 4 });
    expect((await provider.ok(PRIVILEGES, {}, stranger)).feedMadeAt).toBeNull();
    await provider.ok('POST /order/subscribe/cancel.do', { orderId, reason: 'time' }, who);
    expect((await read(url)).text).toContain('STATUS:CANCELLED');
    const again = await provider.ok(FEED, {}, who);
    expect((await read(url)).status).toBe(404);
    await provider.ok('POST /member/wx/calendar/revoke.do', {}, who);
    expect((await read(again.url)).status).toBe(404);
    expect((await read(url.replace(/.{8}\.ics$/, 'AAAAAAAA.ics'))).status).toBe(404);
    expect(provider.output).not.toContain(url.slice(-20));
  });

  test('keeps what was booked before the membership ended, and takes nothing later', async () => {
    const who = nth(6);
    const { url } = await provider.ok(FEED, {}, who);
    const order = (made: string) =>
      runSql(
        `update orders set created_at = $2::timestamptz, status = 'BOOKED' where user_id = $1`,
        [who.userId, made],
      );
    const path = new URL(url).pathname;
    await at(NOON + 10 * DAY);
    await order(new Date(NOON).toISOString());
    expect((await read(provider.url + path)).text).toContain('STATUS:CONFIRMED');
    await order(new Date(NOON + 9 * DAY).toISOString());
    expect((await read(provider.url + path)).text).not.toContain('VEVENT');
  });
});

test('somebody is reminded 7 days and 1 day before the end, once each, and not where a term follows', async () => {
  const [alone, followed] = [nth(7), nth(1)];
  await at(NOON + 60 * DAY);
  const codes = makeCodes(3, 20);
  await provider.ok(REDEEM, { code: codes[0] ?? '' }, alone);
  await provider.ok(REDEEM, { code: codes[1] ?? '' }, followed);
  await provider.ok(REDEEM, { code: codes[2] ?? '' }, followed);
  const reminders = async (who: Caller): Promise<number> => {
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, who);
    return list.filter(({ kind }) => kind === 'memberEnding').length;
  };
  const counts: number[][] = [];
  for (const day of [72, 73, 74, 79]) {
    await provider.jobsAt(NOON + day * DAY);
    counts.push([await reminders(alone), await reminders(followed)]);
  }
  expect(counts).toEqual([
    [0, 0],
    [1, 0],
    [1, 0],
    [2, 0],
  ]);
});

test('what comes back of beans from several months returns first to those that are valid longest', async () => {
  const who = nth(8);
  await giveBeans(who.userId, 60);
  await giveBeans(who.userId, 60, '2 years');
  const expiring = async () =>
    (await provider.ok('GET /health-beans/activeTask/list.do', {}, who)).expiring.map(
      ({ beans }) => beans,
    );
  const { terms } = await provider.ok(EXCHANGE, { idempotencyKey: newKey() }, who);
  expect(await expiring()).toEqual([20]);
  await at(NOON + 94 * DAY);
  await provider.ok(END, { termId: terms[0]?.termId ?? '' }, who);
  // 50 of the 100: the 40 that were taken of those valid for two years, the rest to the others.
  expect(await expiring()).toEqual([10, 60]);
});
