import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, inDatabase, newKey } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import type { Provider } from '../kit/harness';
import {
  asStaff,
  aText,
  insertColleagues,
  openEar,
  reply,
  say,
  textsOf,
} from '../kit/worlds/service-world';
import type { Colleague } from '../kit/worlds/service-world';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const SEND = 'POST /service/chat/send.do';
const TAKE = 'POST /service/staff/take.do';
const HAND_OVER = 'POST /service/staff/handOver.do';
const LIST = 'GET /service/chat/messages.do';

let testDatabase: TestDatabase;
let callers: readonly Caller[];
let provider: Provider;
let ada: Colleague;
let bo: Colleague;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  ({ callers } = await createWorld(testDatabase, { callers: 23, slots: [] }));
  [ada, bo] = (await insertColleagues(testDatabase, ['ada', 'bo'])) as [Colleague, Colleague];
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

let used = 0;
const nextCaller = (): Caller => callers[used++] as Caller;
const sql = (text: string, values: readonly unknown[]) =>
  inDatabase(testDatabase, async ({ pool }) => (await pool.query(text, [...values])).rows);
const storedOf = ({ userId }: Caller) =>
  sql(
    `select m.client_id from service_messages m join service_conversations c on c.id = m.conversation_id
     where c.user_id = $1 and m.sender = 'user'`,
    [userId],
  );

test('a repetition after the conversation was closed and another one begun is not stored once more', async () => {
  const who = nextCaller();
  const clientId = newKey();
  const first = await say(provider, who, '答复丢失了', clientId);
  await provider.ok('POST /service/chat/close.do', {}, who);
  const second = await say(provider, who, '新的问题');
  expect(second.chat.conversationId).not.toBe(first.chat.conversationId);
  const again = await say(provider, who, '答复丢失了', clientId);
  expect(again.message).toMatchObject({ seq: 1, clientId });
  expect(again.chat.conversationId).toBe(first.chat.conversationId);
  expect(await storedOf(who)).toHaveLength(2);
});

test('a message is stored though somebody else’s has the same id', async () => {
  const [one, other] = [nextCaller(), nextCaller()];
  const clientId = newKey();
  await say(provider, one, '我的', clientId);
  const { message } = await say(provider, other, '也是我的', clientId);
  expect(message).toMatchObject({ seq: 1, clientId });
  expect(await storedOf(other)).toHaveLength(1);
});

test('nobody has read further than what was said', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '在吗');
  await provider.ok('POST /service/chat/read.do', { seq: chat.lastSeq + 900 }, who);
  const seen = await provider.ok('GET /service/chat/state.do', {}, who);
  expect(seen.chat).toMatchObject({ lastSeq: chat.lastSeq, readSeq: chat.lastSeq });
});

test('a message at the moment of closing is stored, in the old or in a new conversation, and never refused', async () => {
  const people = Array.from({ length: 12 }, nextCaller);
  await Promise.all(
    people.map(async (who) => {
      const { chat } = await say(provider, who, '一');
      const { conversationId } = chat;
      await provider.ok(TAKE, { conversationId }, ada);
      await Promise.all([
        say(provider, who, '二'),
        provider.ok('POST /service/staff/close.do', { conversationId }, ada),
        say(provider, who, '三'),
      ]);
      expect(await storedOf(who)).toHaveLength(3);
    }),
  );
});

test('a picture that is sent twice at the same time is one message', async () => {
  const who = nextCaller();
  const id = newKey();
  await sql(
    `insert into uploads (id, user_id, kind, type, bytes, created_at) values ($1, $2, 'image', 'jpg', 1, ${sqlNow()})`,
    [id, who.userId],
  );
  const sent = { clientId: newKey(), message: { kind: 'picture', id } } as const;
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => provider.call(SEND, sent, who)),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array.from({ length: 5 }, () => CODE.SUCCESS));
  expect(await storedOf(who)).toHaveLength(1);
  // As another message it cannot be sent once more.
  const other = await provider.call(SEND, { ...sent, clientId: newKey() }, who);
  expect(other.code).toBe(CODE.PARAMETERS);
});

test('a refused picture opens no conversation', async () => {
  const who = nextCaller();
  const sent = { clientId: newKey(), message: { kind: 'picture', id: 'nothing' } } as const;
  expect((await provider.call(SEND, sent, who)).code).toBe(CODE.PARAMETERS);
  expect((await provider.ok('GET /service/chat/state.do', {}, who)).chat).toBeNull();
});

test('staff’s repetition is answered also after the conversation was handed over', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '您好');
  const { conversationId } = chat;
  await provider.ok(TAKE, { conversationId }, ada);
  const clientId = newKey();
  const { seq } = await reply(provider, ada, conversationId, '稍等', clientId);
  await provider.ok(HAND_OVER, { conversationId }, ada);
  expect((await reply(provider, ada, conversationId, '稍等', clientId)).seq).toBe(seq);
  const fresh = provider.call(
    'POST /service/staff/send.do',
    { conversationId, clientId: newKey(), message: aText('还有') },
    ada,
  );
  expect((await fresh).code).toBe(CODE.CHAT_CLOSED);
});

test('whoever has handed a conversation over hears nothing of it once a colleague has taken it', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '一');
  const { conversationId } = chat;
  await provider.ok(TAKE, { conversationId }, ada);
  const [former, current] = [
    await openEar(provider, asStaff(ada)),
    await openEar(provider, asStaff(bo)),
  ];
  former.send({ type: 'follow', conversationId, after: 0 });
  await former.wait(({ type }) => type === 'messages');
  await provider.ok(HAND_OVER, { conversationId }, ada);
  await provider.ok(TAKE, { conversationId }, bo);
  current.send({ type: 'follow', conversationId, after: 0 });
  await say(provider, who, '只给同事的话');
  await current.wait((frame) => frame.type === 'messages' && frame.list.at(-1)?.sender === 'user');
  // Both have been brought what there was at the same look.
  await say(provider, who, '再一句');
  await current.wait((frame) => frame.type === 'messages' && frame.list.at(-1)?.text === '再一句');
  expect(textsOf(current)).toEqual(['一', '', '', '', '只给同事的话', '再一句']);
  expect(textsOf(former).join('')).toBe('一');
  for (const ear of [former, current]) ear.close();
});

test('what cannot wait goes first also when it was said to a colleague who hands over', async () => {
  const who = nextCaller();
  const { chat } = await say(provider, who, '您好');
  const { conversationId } = chat;
  await provider.ok(TAKE, { conversationId }, ada);
  await say(provider, who, '孩子叫不醒');
  await provider.ok(HAND_OVER, { conversationId }, ada);
  const { list } = await provider.ok('GET /service/staff/queue.do', {}, bo);
  expect(list.find((row) => row.conversationId === conversationId)).toMatchObject({ urgency: 3 });
});

test('what one reads after the end of a conversation is its end', async () => {
  const who = nextCaller();
  await say(provider, who, '一');
  await provider.ok('POST /service/chat/close.do', {}, who);
  const { list, chat } = await provider.ok(LIST, { after: 0, wait: true }, who);
  expect(list.map(({ event }) => event)).toEqual([null, 'closed']);
  expect(chat?.state).toBe('closed');
});
