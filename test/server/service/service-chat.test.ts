import { CODE } from '@contract/errors';
import {
  bookingOf,
  createTestDatabase,
  createWorld,
  dayFrom,
  inDatabase,
  newKey,
} from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import { aMemberTerm } from '../kit/worlds/family';
import { aText, asStaff, insertColleagues, openEar, reply, say } from '../kit/worlds/service-world';
import type { Colleague } from '../kit/worlds/service-world';
import { clockAt, startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Noon in China: within the hours. */
const NOON = Math.floor((Date.now() + 8 * 60 * MINUTE) / DAY) * DAY + 4 * 60 * MINUTE;
const STATE = 'GET /service/chat/state.do';
const LIST = 'GET /service/chat/messages.do';
const QUEUE = 'GET /service/staff/queue.do';
const TAKE = 'POST /service/staff/take.do';
const CLOSE = 'POST /service/staff/close.do';

let testDatabase: TestDatabase;
let callers: readonly Caller[];
let slotId: number;
let provider: Provider;
let ada: Colleague;
let bo: Colleague;
let nurse: Colleague;

/** Moves the clock, and has everything done that is due by then. */
const at = (now: number): Promise<void> => provider.jobsAt(now);

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const world = await createWorld(testDatabase, {
    callers: 22,
    slots: [{ day: dayFrom(3), capacity: 9 }],
  });
  callers = world.callers;
  [slotId = 0] = world.slotIds;
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`update sessions set expires_at = ${sqlNow()} + interval '9 years'`),
  );
  [ada, bo] = (await insertColleagues(testDatabase, ['ada', 'bo'])) as [Colleague, Colleague];
  [nurse] = (await insertColleagues(testDatabase, ['nurse'], 'desk')) as [Colleague];
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(`update staff_sessions set expires_at = ${sqlNow()} + interval '9 years'`),
  );
  provider = await startOn(testDatabase, clockAt(NOON));
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

let used = 0;
/** Somebody who has not written yet. */
const nextCaller = (): Caller => callers[used++] as Caller;
const codeOf = async (answer: Promise<{ code: string }>): Promise<string> => (await answer).code;
const textsFor = async (who: Caller): Promise<string[]> =>
  (await provider.ok(LIST, {}, who)).list.map(({ text, event }) => event ?? text);

test('the first message opens a conversation; its repetitions are stored once, also at the same time', async () => {
  const who = nextCaller();
  expect((await provider.ok(STATE, {}, who)).chat).toBeNull();
  const clientId = newKey();
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => say(provider, who, '你好', clientId)),
  );
  expect(new Set(answers.map(({ message }) => message.seq))).toEqual(new Set([1]));
  expect(new Set(answers.map(({ chat }) => chat.conversationId)).size).toBe(1);
  await say(provider, who, '还有一个问题');
  const { list, chat } = await provider.ok(LIST, {}, who);
  expect(list.map(({ seq, text }) => [seq, text])).toEqual([
    [1, '你好'],
    [2, '还有一个问题'],
  ]);
  expect(chat).toMatchObject({ state: 'waiting', lastSeq: 2, readSeq: 2 });
  expect((await provider.ok(LIST, { after: 1 }, who)).list).toHaveLength(1);
});

test('messages at the same time from two devices and staff are numbered without gaps', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '0');
  await provider.ok(TAKE, { conversationId: chat.conversationId }, ada);
  await Promise.all([
    ...Array.from({ length: 12 }, (_, index) => say(provider, who, `u${index}`)),
    ...Array.from({ length: 12 }, (_, index) =>
      reply(provider, ada, chat.conversationId, `s${index}`),
    ),
  ]);
  const { list } = await provider.ok(LIST, {}, who);
  expect(list.map(({ seq }) => seq)).toEqual(Array.from({ length: 26 }, (_, index) => index + 1));
});

test('one member of staff takes a conversation; others neither read nor answer nor close it', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '请帮我看看');
  const { conversationId } = chat;
  const both = await Promise.all(
    [ada, bo].map((colleague) => provider.call(TAKE, { conversationId }, colleague)),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([CODE.SUCCESS, CODE.CHAT_TAKEN]);
  const [owner, other] = both[0]?.code === CODE.SUCCESS ? [ada, bo] : [bo, ada];
  const message = aText('您好');
  for (const refused of [
    provider.call(
      'POST /service/staff/send.do',
      { conversationId, clientId: newKey(), message },
      other,
    ),
    provider.call(CLOSE, { conversationId }, other),
    provider.call('POST /service/staff/handOver.do', { conversationId }, other),
    provider.call('GET /service/staff/messages.do', { conversationId }, other),
    provider.call('GET /service/staff/orders.do', { conversationId }, other),
  ])
    expect([CODE.CHAT_TAKEN, CODE.CHAT_CLOSED]).toContain(await codeOf(refused));
  await reply(provider, owner, conversationId, '您好');
  expect(await textsFor(who)).toEqual(['请帮我看看', 'taken', '您好']);
  expect((await provider.ok(STATE, {}, who)).chat).toMatchObject({
    state: 'open',
    staffName: owner.name,
  });
});

test('staff show a person only that person’s own appointments', async () => {
  const [who, other] = [nextCaller(), callers[0] as Caller];
  const { chat } = await say(provider, who, '请发一下');
  const { conversationId } = chat;
  await provider.ok(TAKE, { conversationId }, ada);
  const bookFor = async (each: Caller): Promise<string> =>
    (await provider.ok('POST /subscribe/subscribe/addV2.do', bookingOf(each, slotId), each))
      .orderId;
  const [foreign, own] = [await bookFor(other), await bookFor(who)];
  const show = (id: string) =>
    provider.call(
      'POST /service/staff/send.do',
      { conversationId, clientId: newKey(), message: { kind: 'order', id } },
      ada,
    );
  expect(await codeOf(show(foreign))).toBe(CODE.NOT_FOUND);
  expect(await codeOf(show('nothing'))).toBe(CODE.NOT_FOUND);
  expect((await show(own)).data).toMatchObject({ kind: 'order', target: { id: own } });
});

test('a conversation that is handed over waits again at its old place and can be taken by a colleague', async () => {
  const [who, later] = [nextCaller(), nextCaller()];
  const { chat } = await say(provider, who, '第一位');
  const { conversationId } = chat;
  await provider.ok(TAKE, { conversationId }, ada);
  const { chat: second } = await say(provider, later, '第二位');
  await provider.ok('POST /service/staff/handOver.do', { conversationId }, ada);
  const { list } = await provider.ok(QUEUE, {}, bo);
  const ids = list.map((row) => row.conversationId);
  expect(ids.indexOf(conversationId)).toBeLessThan(ids.indexOf(second.conversationId));
  await provider.ok(TAKE, { conversationId }, bo);
  await reply(provider, bo, conversationId, '我来接着处理');
  expect(await textsFor(who)).toEqual(['第一位', 'taken', 'handedOver', 'taken', '我来接着处理']);
});

test('what cannot wait goes first, also when it is said later', async () => {
  const [calm, ill] = [nextCaller(), nextCaller()];
  const { chat: first } = await say(provider, calm, '怎么改期');
  const { chat: second } = await say(provider, ill, '您好');
  expect(second.ahead).toBeGreaterThan(0);
  const { chat } = await say(provider, ill, '孩子打完针抽搐了');
  expect(chat.ahead).toBe(0);
  const { list } = await provider.ok(QUEUE, {}, ada);
  const waiting = list.filter(({ state }) => state === 'waiting');
  expect(waiting[0]).toMatchObject({ conversationId: second.conversationId, urgency: 3 });
  expect(waiting.map((row) => row.conversationId)).toContain(first.conversationId);
});

test('a member goes before others, and after what cannot wait', async () => {
  const [calm, member, ill] = [nextCaller(), nextCaller(), nextCaller()];
  await aMemberTerm(testDatabase)(member, provider);
  const ids: string[] = [];
  for (const [who, text] of [
    [calm, '怎么改期'],
    [member, '怎么改期'],
    [ill, '孩子抽搐了'],
  ] as const)
    ids.push((await say(provider, who, text)).chat.conversationId);
  const { list } = await provider.ok(QUEUE, {}, ada);
  const order = list.map(({ conversationId }) => conversationId).filter((id) => ids.includes(id));
  expect(order).toEqual([ids[2], ids[1], ids[0]]);
});

test('staff see private numbers masked, and people by nickname or masked mobile; the person sees their own words', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '我的手机是13812345678，身份证11010119900307777X');
  const { conversationId } = chat;
  await provider.ok(TAKE, { conversationId }, ada);
  const seen = await provider.ok('GET /service/staff/messages.do', { conversationId }, ada);
  const told = seen.list.map(({ text }) => text).join();
  expect(told).not.toMatch(/13812345678|11010119900307777/);
  expect(seen.chat.name).not.toMatch(/1\d{10}/);
  expect((await textsFor(who))[0]).toContain('13812345678');
  // Nor are they readable in the database.
  await inDatabase(testDatabase, async ({ pool }) => {
    const { rows } = await pool.query(
      `select 1 from service_messages where position('13812345678' in body) > 0`,
    );
    expect(rows).toEqual([]);
  });
});

test('a closed conversation takes no more messages, can be rated for a day, and the next message opens another', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '谢谢');
  const { conversationId } = chat;
  const rate = (rating: number, by: Caller = who) =>
    codeOf(provider.call('POST /service/chat/rate.do', { conversationId, rating }, by));
  await provider.ok(TAKE, { conversationId }, ada);
  expect(await rate(5)).toBe(CODE.CHAT_RATING);
  await provider.ok(CLOSE, { conversationId }, ada);
  expect(
    await codeOf(
      provider.call(
        'POST /service/staff/send.do',
        {
          conversationId,
          clientId: newKey(),
          message: aText('还在吗'),
        },
        ada,
      ),
    ),
  ).toBe(CODE.CHAT_CLOSED);
  expect(await rate(5, callers[0] as Caller)).toBe(CODE.NOT_FOUND);
  expect(await rate(4)).toBe(CODE.SUCCESS);
  expect((await provider.ok(STATE, {}, who)).chat).toMatchObject({ state: 'closed', rating: 4 });
  const { chat: next } = await say(provider, who, '又有问题');
  expect(next.conversationId).not.toBe(conversationId);
  expect(await textsFor(who)).toEqual(['又有问题']);
});

test('a conversation is not rated more than a day after its end, and nobody is asked to', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '再见');
  const { conversationId } = chat;
  await provider.ok(TAKE, { conversationId }, ada);
  await provider.ok('POST /service/chat/close.do', {}, who);
  const closedAgo = (hours: number) =>
    inDatabase(testDatabase, ({ pool }) =>
      pool.query('update service_conversations set closed_at = $2 where id = $1', [
        conversationId,
        new Date(NOON - hours * 3_600_000),
      ]),
    );
  const rate = () =>
    codeOf(provider.call('POST /service/chat/rate.do', { conversationId, rating: 2 }, who));
  const canRate = async () => (await provider.ok(STATE, {}, who)).chat?.canRate;
  await closedAgo(24.1);
  expect(await canRate()).toBe(false);
  expect(await rate()).toBe(CODE.CHAT_RATING);
  await closedAgo(23);
  expect(await canRate()).toBe(true);
  expect(await rate()).toBe(CODE.SUCCESS);
});

test('a conversation that nobody of the staff had is not rated', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '有人吗');
  expect(chat.canRate).toBe(false);
  await provider.ok('POST /service/chat/close.do', {}, who);
  const ended = { state: 'closed', canRate: false };
  expect((await provider.ok(STATE, {}, who)).chat).toMatchObject(ended);
  const { conversationId } = chat;
  expect(
    await codeOf(provider.call('POST /service/chat/rate.do', { conversationId, rating: 1 }, who)),
  ).toBe(CODE.CHAT_RATING);
});

test('calls of staff are refused for desks, people and nobody', async () => {
  const person = callers[0] as Caller;
  for (const options of [{ headers: nurse.headers }, person, {}])
    expect(await codeOf(provider.call(QUEUE, {}, options))).toBe(CODE.DESK_LOGIN);
  expect(await codeOf(provider.call(STATE, {}))).toBe(CODE.LOGIN_INVALID);
});

test('an answer that nobody has seen is announced once in the message centre, until the person has looked', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '请问');
  await provider.ok(TAKE, { conversationId: chat.conversationId }, ada);
  await reply(provider, ada, chat.conversationId, '一');
  await reply(provider, ada, chat.conversationId, '二');
  const announced = async (): Promise<number> => {
    const { list } = await provider.ok('GET /message/message/pageList.do', {}, who);
    const replies = list.filter(({ kind }) => kind === 'serviceReply');
    for (const { link } of replies) expect(link).toEqual({ page: 'service', query: {} });
    return replies.length;
  };
  await at(NOON + 2 * MINUTE);
  expect(await announced()).toBe(1);
  await reply(provider, ada, chat.conversationId, '三');
  await at(NOON + 4 * MINUTE);
  expect(await announced()).toBe(1);
  await provider.ok(LIST, {}, who);
  await provider.ok('POST /service/chat/read.do', { seq: 5 }, who);
  await reply(provider, ada, chat.conversationId, '四');
  await at(NOON + 6 * MINUTE);
  expect(await announced()).toBe(2);
});

test('outside the hours a conversation is a question; staff who are not there do not count as waiting for it', async () => {
  const who = nextCaller();
  await at(NOON + 12 * 60 * MINUTE);
  expect((await provider.ok(STATE, {}, who)).staffed).toBe(false);
  expect((await say(provider, who, '夜里的问题')).chat.isQuestion).toBe(true);
});

test('a conversation in which the person has had an answer for a day is closed', async () => {
  const who = callers[1] as Caller;
  const { chat } = await provider.ok(STATE, {}, who);
  await reply(provider, ada, chat?.conversationId ?? '', '还有问题吗');
  const unanswered = nextCaller();
  const { conversationId } = (await say(provider, unanswered, '在吗')).chat;
  await provider.ok(TAKE, { conversationId }, ada);
  await at(NOON + 3 * DAY);
  expect((await provider.ok(STATE, {}, who)).chat?.state).toBe('closed');
  expect((await textsFor(who)).at(-1)).toBe('closedIdle');
  // Taking it was no answer.
  expect((await provider.ok(STATE, {}, unanswered)).chat?.state).toBe('open');
});

test('a question that nobody answers ends after a week with a message, and can be asked again', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '有人吗');
  const waits = async (): Promise<boolean> => {
    const { list } = await provider.ok(QUEUE, {}, bo);
    return list.some(({ conversationId }) => conversationId === chat.conversationId);
  };
  const [content, curious] = [nextCaller(), nextCaller()];
  for (const each of [content, curious]) {
    const { conversationId } = (await say(provider, each, '要带什么')).chat;
    await provider.ok(TAKE, { conversationId }, bo);
    await reply(provider, bo, conversationId, '带接种证');
  }
  await say(provider, content, '好的，谢谢');
  await say(provider, curious, '谢谢，几点去合适？');
  await at(NOON + 9 * DAY);
  expect(await waits()).toBe(true);
  await at(NOON + 11 * DAY);
  expect(await waits()).toBe(false);
  expect(await textsFor(who)).toEqual(['有人吗', 'closedUnanswered']);
  const { list } = await provider.ok('GET /message/message/pageList.do', {}, who);
  expect(list.map(({ kind, link }) => [kind, link])).toEqual([
    ['serviceUnanswered', { page: 'service', query: {} }],
  ]);
  expect((await say(provider, who, '再问一次')).chat.state).toBe('waiting');
  // Thanks after an answer are no question.
  expect((await textsFor(content)).at(-1)).toBe('closedIdle');
  expect((await provider.ok('GET /message/message/pageList.do', {}, content)).list).toEqual([]);
  expect((await textsFor(curious)).at(-1)).toBe('closedUnanswered');
});

test('staff see appointments while they have the conversation, and read it for a day after its end', async () => {
  const { chat } = await say(provider, nextCaller(), '帮我看看预约');
  const { conversationId } = chat;
  const orders = () =>
    codeOf(provider.call('GET /service/staff/orders.do', { conversationId }, ada));
  const read = () =>
    codeOf(provider.call('GET /service/staff/messages.do', { conversationId }, ada));
  expect([await read(), await orders()]).toEqual([CODE.SUCCESS, CODE.CHAT_TAKEN]);
  await provider.ok(TAKE, { conversationId }, ada);
  expect(await orders()).toBe(CODE.SUCCESS);
  await provider.ok(CLOSE, { conversationId }, ada);
  expect([await read(), await orders()]).toEqual([CODE.SUCCESS, CODE.CHAT_CLOSED]);
  await at(NOON + 13 * DAY);
  expect([await read(), await orders()]).toEqual([CODE.CHAT_CLOSED, CODE.CHAT_CLOSED]);
  const ear = await openEar(provider, asStaff(ada));
  ear.send({ type: 'follow', conversationId, after: 0 });
  expect(await ear.wait(({ type }) => type === 'refused' || type === 'messages')).toEqual({
    type: 'refused',
    code: CODE.NOT_FOUND,
  });
  await ear.closed;
});

test('a conversation that ended a year ago is deleted', async () => {
  const count = (condition: string) =>
    inDatabase(testDatabase, async ({ pool }) => {
      const { rows } = await pool.query(`select 1 from service_conversations where ${condition}`);
      return rows.length;
    });
  await at(NOON + 19 * DAY);
  expect(await count(`state <> 'closed'`)).toBe(0);
  await at(NOON + 390 * DAY);
  expect(await count('true')).toBe(0);
});
