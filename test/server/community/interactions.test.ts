import { CODE } from '@contract/errors';
import type { MessageDetails } from '@contract/message/endpoints';
import { INTERACTION_KINDS } from '@contract/message/message-rules';
import type { Caller } from '../kit/worlds/booking-world';
import { inDatabase } from '../kit/worlds/booking-world';
import {
  ARTICLE,
  createCommunity,
  draftOf,
  letWriteAgain,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { sqlNow } from '../../run-clock';

const LIKE = 'POST /ugc-api/like/set.do';
const FOLLOW = 'POST /ugc-api/user/follow.do';
const BLOCK = 'POST /ugc-api/user/block.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';

let world: CommunityWorld;
let owner: Caller;
let ben: Caller;
let cora: Caller;
let dan: Caller;

beforeAll(async () => {
  world = await createCommunity(8);
  [owner, ben, cora, dan] = world.people as [Caller, Caller, Caller, Caller];
});
afterAll(() => world?.stop());
beforeEach(async () => {
  await settled();
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query('truncate messages cascade; truncate interaction_sources'),
  );
});

const authorOf = (who: Caller): string => world.authorIds[world.people.indexOf(who)] ?? '';

async function ask(text = `三十八度二正常吗 ${newKey()}`): Promise<string> {
  await letWriteAgain(world);
  const draft = draftOf({ kind: 'question', title: '打完第二针发烧', text });
  return (await world.provider.ok('POST /ugc-api/post/publish.do', draft, owner)).postId;
}

async function say(who: Caller, targetId: string, replyToId?: string, more: object = {}) {
  await letWriteAgain(world);
  const input = {
    targetType: 'post' as const,
    targetId,
    text: `我家也是 ${newKey()}`,
    idempotencyKey: newKey(),
    ...(replyToId === undefined ? {} : { replyToId }),
    ...more,
  };
  return (await world.provider.ok(COMMENT, input, who)).commentId;
}

const like = (who: Caller, targetId: string, on = true, targetType: 'post' | 'comment' = 'post') =>
  world.provider.ok(LIKE, { targetType, targetId, on }, who);

/** Has everything notified of that is due. */
const settled = (): Promise<void> => world.provider.runJobs();

async function messages(who: Caller = owner) {
  await settled();
  const { list } = await world.provider.ok('GET /message/message/pageList.do', {}, who);
  return list.filter(({ messageClass }) => messageClass === 'interaction');
}

const details = (messageId: string, who: Caller = owner): Promise<MessageDetails> =>
  world.provider.ok('GET /message/message/details.do', { messageId }, who);

test('three people’s likes of a question are one message, which opens it; one’s own is none', async () => {
  const postId = await ask();
  await like(ben, postId);
  expect((await messages()).map(({ title }) => title)).toEqual(['1 人赞了您的提问']);
  await Promise.all([like(cora, postId), like(dan, postId), like(owner, postId)]);
  const [message, ...others] = await messages();
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    kind: 'liked',
    title: '3 人赞了您的提问',
    body: '“打完第二针发烧”',
    read: false,
    link: { page: 'postDetail', query: { postId } },
  });
});

test('who ends a like and sets it again is counted once, also after the message was read', async () => {
  const postId = await ask();
  await like(ben, postId);
  await settled();
  await like(ben, postId, false);
  await like(ben, postId);
  const [message] = await messages();
  expect(message?.title).toBe('1 人赞了您的提问');
  await world.provider.ok('POST /message/message/read.do', {}, owner);
  await like(ben, postId, false);
  await like(ben, postId);
  expect((await messages()).map(({ read }) => read)).toEqual([true]);
});

test('what happens after a message was read is another one', async () => {
  const postId = await ask();
  await like(ben, postId);
  await messages();
  await world.provider.ok('POST /message/message/read.do', {}, owner);
  await like(cora, postId);
  expect((await messages()).map(({ title, read }) => [title, read])).toEqual([
    ['1 人赞了您的提问', false],
    ['1 人赞了您的提问', true],
  ]);
});

test('a comment opens the post at it; a reply notifies whom it answers, and the post’s author once', async () => {
  const postId = await ask();
  const first = await say(ben, postId);
  const [message] = await messages();
  expect(message).toMatchObject({
    kind: 'commented',
    title: '您的提问有 1 条新评论',
    link: { page: 'postDetail', query: { postId, commentId: first } },
  });
  const reply = await say(owner, postId, first);
  expect((await messages(ben)).map(({ kind, link }) => [kind, link?.query])).toEqual([
    ['replied', { postId, commentId: reply }],
  ]);
  await say(ben, postId, reply);
  const kinds = (await messages()).map(({ kind }) => kind);
  expect(kinds.sort()).toEqual(['commented', 'replied']);
  expect(await messages(ben)).toHaveLength(1);
});

test('a comment that staff restore is not notified of again, nor one that is not shown yet', async () => {
  const postId = await ask();
  const held = await say(ben, postId, undefined, { text: '加我微信 abc12345' });
  expect(await messages()).toEqual([]);
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(`delete from comments where id = $1`, [held]),
  );
});

test('a reply to a comment on an article opens the article at it', async () => {
  const target = { targetType: 'article', targetId: ARTICLE };
  const first = await say(owner, ARTICLE, undefined, target);
  const reply = await say(ben, ARTICLE, first, target);
  expect((await messages()).map(({ link }) => link)).toEqual([
    { page: 'articleDetail', query: { articleId: ARTICLE, commentId: reply } },
  ]);
});

test('followers are counted; the message shows who, and leads to the latest', async () => {
  for (const who of [ben, cora])
    await world.provider.ok(FOLLOW, { userId: authorOf(owner), on: true }, who);
  const [message] = await messages();
  expect(message).toMatchObject({ kind: 'followed', title: '2 人关注了您', link: null });
  const { content, button } = await details(message?.messageId ?? '');
  expect(button).toMatchObject({ page: 'userHome' });
  expect(JSON.stringify(content)).toContain(authorOf(ben));
  for (const who of [ben, cora])
    await world.provider.ok(FOLLOW, { userId: authorOf(owner), on: false }, who);
});

test('nobody is notified of what blocked, muted or operated accounts do', async () => {
  const postId = await ask();
  await like(ben, postId);
  await world.provider.ok(BLOCK, { userId: authorOf(cora), on: true }, owner);
  expect(
    (await world.provider.call(LIKE, { targetType: 'post', targetId: postId, on: true }, cora))
      .code,
  ).not.toBe(CODE.SUCCESS);
  await world.provider.ok(BLOCK, { userId: authorOf(cora), on: false }, owner);
  await inDatabase(world.testDatabase, async ({ pool }) => {
    await pool.query(
      `update authors set forbidden_until = ${sqlNow()} + interval '1 day' where id = $1`,
      [authorOf(cora)],
    );
    await pool.query(`update authors set user_type = 40 where id = $1`, [authorOf(dan)]);
  });
  await like(cora, postId);
  await like(dan, postId);
  expect((await messages()).map(({ title }) => title)).toEqual(['1 人赞了您的提问']);
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(`update authors set forbidden_until = null, user_type = 10`),
  );
});

test('whom the reader blocks afterwards is not shown in the message, nor a comment that was removed', async () => {
  const postId = await ask();
  const own = await say(ben, postId);
  await say(cora, postId);
  const [message] = await messages();
  const shown = async (): Promise<string> =>
    JSON.stringify((await details(message?.messageId ?? '')).content);
  expect(await shown()).toContain(authorOf(ben));
  await world.provider.ok('POST /ugc-api/comment/remove.do', { commentId: own }, ben);
  expect(await shown()).not.toContain(authorOf(ben));
  await world.provider.ok(BLOCK, { userId: authorOf(cora), on: true }, owner);
  expect(await shown()).not.toContain(authorOf(cora));
  await world.provider.ok(BLOCK, { userId: authorOf(cora), on: false }, owner);
});

test('each kind can be turned off and on, respected at once', async () => {
  const postId = await ask();
  const set = (change: object) =>
    world.provider.ok('POST /message/message/setInteractions.do', change, owner);
  expect(await set({ liked: false })).toEqual({
    commented: true,
    replied: true,
    liked: false,
    followed: true,
  });
  await like(ben, postId);
  await say(ben, postId);
  expect((await messages()).map(({ kind }) => kind)).toEqual(['commented']);
  expect(await set({ liked: true })).toMatchObject({ liked: true });
  await like(cora, postId);
  expect((await messages()).map(({ title }) => title)).toContain('1 人赞了您的提问');
  expect(
    Object.keys(
      await world.provider.ok('GET /message/message/interactionSettings.do', undefined, ben),
    ),
  ).toEqual([...INTERACTION_KINDS]);
});

test('likes by many at once are counted exactly', async () => {
  const postId = await ask();
  const others = world.people.filter((who) => who !== owner);
  await Promise.all(others.flatMap((who) => [like(who, postId), like(who, postId)]));
  expect((await messages()).map(({ title }) => title)).toEqual([`${others.length} 人赞了您的提问`]);
});
