import { CODE } from '@contract/errors';
import { createTestDatabase, createWorld, inDatabase, newKey } from '../kit/worlds/booking-world';
import type { Caller, TestDatabase } from '../kit/worlds/booking-world';
import { aMemberTerm } from '../kit/worlds/family';
import type { Provider } from '../kit/harness';
import { insertColleagues, reply, say } from '../kit/worlds/service-world';
import type { Colleague } from '../kit/worlds/service-world';
import { startOn } from '../kit/start-on';
import { sqlNow } from '../../run-clock';

const STATE = 'GET /service/chat/state.do';
const FORMER = 'GET /service/chat/former.do';
const FORMER_MESSAGES = 'GET /service/chat/formerMessages.do';

let testDatabase: TestDatabase;
let provider: Provider;
let who: Caller;
let other: Caller;
let member: Caller;
let ada: Colleague;

beforeAll(async () => {
  testDatabase = await createTestDatabase('postgres');
  const { callers } = await createWorld(testDatabase, { callers: 3, slots: [] });
  [who, other, member] = callers as [Caller, Caller, Caller];
  [ada] = (await insertColleagues(testDatabase, ['ada'])) as [Colleague];
  provider = await startOn(testDatabase);
});
afterAll(async () => {
  await provider?.halt();
  await testDatabase?.remove();
});

/** A conversation that a member of staff has answered and ended. */
async function ended(of: Caller, question: string): Promise<string> {
  const { conversationId } = (await say(provider, of, question)).chat;
  await provider.ok('POST /service/staff/take.do', { conversationId }, ada);
  await reply(provider, ada, conversationId, `答：${question}`);
  await provider.ok('POST /service/staff/close.do', { conversationId }, ada);
  return conversationId;
}

test('conversations that have ended are listed with their subject, the last one first, and can be read', async () => {
  expect(await provider.ok(FORMER, {}, who)).toEqual({
    list: [],
    total: 0,
    pageNo: 1,
    hasMore: false,
  });
  const [first, second] = [await ended(who, '怎么改期'), await ended(who, '怎么退款')];
  const { chat: open } = await say(provider, who, '还有一个问题');
  const { list, total } = await provider.ok(FORMER, {}, who);
  expect(total).toBe(2);
  expect(list.map(({ conversationId, subject }) => [conversationId, subject.text])).toEqual([
    [second, '怎么退款'],
    [first, '怎么改期'],
  ]);
  for (const { startedAt, closedAt } of list) expect(closedAt).toBeGreaterThanOrEqual(startedAt);
  const read = await provider.ok(FORMER_MESSAGES, { conversationId: first }, who);
  expect(read.list.map(({ text, event }) => event ?? text)).toEqual([
    '怎么改期',
    'taken',
    '答：怎么改期',
    'closed',
  ]);
  // The one that is open is read on its own page.
  const { conversationId } = open;
  expect((await provider.call(FORMER_MESSAGES, { conversationId }, who)).code).toBe(CODE.NOT_FOUND);
  expect(await provider.ok(STATE, {}, who)).toMatchObject({ hasFormer: true });
});

test('a long list and a long conversation come page by page', async () => {
  const { list, hasMore } = await provider.ok(FORMER, { pageSize: 1 }, who);
  const next = await provider.ok(FORMER, { pageSize: 1, pageNo: 2 }, who);
  expect([list.length, hasMore, next.list.length, next.hasMore]).toEqual([1, true, 1, false]);
  expect(next.list).not.toEqual(list);
  const { conversationId = '' } = list[0] ?? {};
  const seqs: number[] = [];
  for (const pageNo of [1, 2]) {
    const page = await provider.ok(FORMER_MESSAGES, { conversationId, pageSize: 3, pageNo }, who);
    expect(page.hasMore).toBe(pageNo === 1);
    seqs.push(...page.list.map(({ seq }) => seq));
  }
  expect(seqs).toEqual([1, 2, 3, 4]);
});

test('another account has none of them and reads none of them; without a session nothing is answered', async () => {
  const { list } = await provider.ok(FORMER, {}, who);
  const { conversationId = '' } = list[0] ?? {};
  expect((await provider.ok(FORMER, {}, other)).list).toEqual([]);
  expect(await provider.ok(STATE, {}, other)).toMatchObject({ hasFormer: false });
  expect((await provider.call(FORMER_MESSAGES, { conversationId }, other)).code).toBe(
    CODE.NOT_FOUND,
  );
  expect((await provider.call(FORMER, {})).code).toBe(CODE.LOGIN_INVALID);
  expect((await provider.call(FORMER_MESSAGES, { conversationId })).code).toBe(CODE.LOGIN_INVALID);
});

test('a conversation that begins with a card has the card as its subject', async () => {
  const id = 'after-care';
  const both = JSON.stringify({ zh: '接种后留观', en: 'After the vaccination' });
  await inDatabase(testDatabase, ({ pool }) =>
    pool.query(
      `insert into articles (id, channel, title, summary, blocks, img_url, read_minutes, published_at)
       values ($1, 'knowledge', $2, $2, '{"zh":[],"en":[]}', '', 1, ${sqlNow()} - interval '1 day')`,
      [id, both],
    ),
  );
  const message = { kind: 'article', id } as const;
  await provider.ok('POST /service/chat/send.do', { clientId: newKey(), message }, other);
  await provider.ok('POST /service/chat/close.do', {}, other);
  const former = await provider.ok(FORMER, {}, other);
  expect(former.list[0]?.subject.target).toMatchObject({ id, title: '接种后留观' });
});

test('the privilege of members is named, and counts as used where it has decided the place in the queue', async () => {
  const earlier = async () => {
    const PRIVILEGES = 'GET /member/wx/memberCenter/getMemberPrivilege.do';
    const { privileges } = await provider.ok(PRIVILEGES, {}, member);
    return privileges.find(({ privilege }) => privilege === 'earlierService');
  };
  await ended(member, '还不是会员');
  expect(await earlier()).toMatchObject({ active: false, uses: 0 });
  await aMemberTerm(testDatabase)(member, provider);
  await ended(member, '孩子抽搐了');
  expect(await earlier()).toMatchObject({ active: true, uses: 0 });
  await ended(member, '怎么改期');
  expect(await earlier()).toMatchObject({ active: true, uses: 1 });
});
