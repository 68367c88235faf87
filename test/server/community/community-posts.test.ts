import { COMMUNITY_CODE } from '@contract/errors';
import {
  ARTICLE,
  CIRCLE,
  createCommunity,
  draftOf,
  letWriteAgain,
  newKey,
  TOPIC,
  TOPIC_NAME,
  VACCINE,
} from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import type { Caller } from '../kit/worlds/booking-world';
import { inDatabase } from '../kit/worlds/booking-world';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

let world: CommunityWorld;
let [anna, ben, cleo]: Caller[] = [];

beforeAll(async () => {
  world = await createCommunity(3);
  [anna, ben, cleo] = world.people;
});
afterAll(() => world?.stop());
beforeEach(() => letWriteAgain(world));

const PUBLISH = 'POST /ugc-api/post/publish.do';
const DETAIL = 'GET /ugc-api/post/detail.do';
const FEED = 'GET /ugc-api/post/feed.do';

test('who signs in is an author with the fields of the specification', async () => {
  const user = await world.provider.ok('GET /ugc-api/user/init.do', {}, anna);
  expect(user).toEqual({
    userId: world.authorIds[0],
    headImg: '/pictures/decoration/2d-1.svg',
    userType: 10,
    nickname: '作者1',
    vip: false,
    forbiddenEndTime: null,
    postVideo: false,
  });
  expect(user.userId).not.toBe(anna?.userId);
});

test('a question is published once, found by circle, topic, vaccine and author, and opened', async () => {
  const question = draftOf({
    kind: 'question',
    title: '打完第二针 38.2 度正常吗',
    text: '昨天下午打的，晚上开始发烧，精神还可以。',
    circleId: CIRCLE,
    topics: [TOPIC_NAME],
    vaccineCode: VACCINE,
    ageBand: '6-11m',
  });
  const { postId, state } = await world.provider.ok(PUBLISH, question, anna);
  expect(state).toBe('published');
  expect(await world.provider.ok(PUBLISH, question, anna)).toEqual({ postId, state });
  const shown = await world.provider.ok(DETAIL, { postId }, ben);
  expect(shown).toMatchObject({
    title: question.title,
    text: question.text,
    circle: { circleId: CIRCLE },
    topics: [{ topicId: TOPIC, name: TOPIC_NAME }],
    vaccineCode: VACCINE,
    ageBand: '6-11m',
    own: false,
    answered: false,
  });
  for (const request of [
    { feed: 'latest' },
    { feed: 'circle', circleId: CIRCLE },
    { feed: 'topic', topicId: TOPIC },
    { feed: 'vaccine', vaccineCode: VACCINE },
    { feed: 'user', userId: world.authorIds[0] },
    { feed: 'unanswered' },
  ] as const) {
    const { list } = await world.provider.ok(FEED, request);
    expect(list.filter((card) => card.postId === postId)).toHaveLength(1);
  }
  await world.provider.ok(
    'POST /ugc-api/user/follow.do',
    { userId: world.authorIds[0] ?? '', on: true },
    ben,
  );
  const { list } = await world.provider.ok(FEED, { feed: 'following' }, ben);
  expect(list.map((card) => card.postId)).toContain(postId);
});

test('it is found by its words', async () => {
  const { postId } = await world.provider.ok(
    PUBLISH,
    draftOf({ title: '轮状病毒疫苗吐出来了', text: '刚喂完就吐了一口' }),
    anna,
  );
  await until(
    () => world.provider.ok(FEED, { feed: 'search', word: '轮状病毒' }),
    ({ list }) => list.some((card) => card.postId === postId),
  );
});

test('a title without words resembles nothing: questions of the vaccine are shown, the newest first', async () => {
  const { postId } = await world.provider.ok(
    PUBLISH,
    draftOf({ kind: 'question', title: '打完可以洗澡吗', vaccineCode: VACCINE }),
    anna,
  );
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query('update posts set answered = true where id = $1', [postId]),
  );
  const SIMILAR = 'GET /ugc-api/post/similar.do';
  for (const title of ['{}', '？！…', '😀😀😀😀', "'\\:*&|()"]) {
    const { list } = await world.provider.ok(SIMILAR, { title, vaccineCode: VACCINE }, ben);
    expect(list.map((card) => card.postId)).toContain(postId);
    expect(await world.provider.ok(SIMILAR, { title }, ben)).toEqual({ list: [] });
    expect(await world.provider.ok(FEED, { feed: 'search', word: title }, ben)).toMatchObject({
      list: [],
    });
  }
});

test('numbers of phones and documents do not get into a post', async () => {
  const text = '有问题打 138 0013 8000，身份证１１０１０１１９９００３０７７７５８';
  const { postId } = await world.provider.ok(PUBLISH, draftOf({ text }), anna);
  const { text: shown } = await world.provider.ok(DETAIL, { postId });
  expect(shown).toBe('有问题打 *******，身份证*******');
});

test('a child’s full name does not get into what its family writes, and others’ names do', async () => {
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(
      `insert into linkmen (id, user_id, name, document_kind, document_number, sex, birthday, relation_type, mobile, consent_at)
       values ('l-child', $1, '欧阳小满', 2, 'E0000001', 1, ${sqlNow()} - interval '2 years', 2, '13800000000', ${sqlNow()})`,
      [anna?.userId],
    ),
  );
  const draft = { title: '欧阳小满打完发烧', text: '我家欧阳小满，同班的诸葛小雨也烧了' };
  const { postId } = await world.provider.ok(PUBLISH, draftOf(draft), anna);
  expect(await world.provider.ok(DETAIL, { postId })).toMatchObject({
    title: '*******打完发烧',
    text: '我家*******，同班的诸葛小雨也烧了',
  });
  await world.provider.ok(
    'POST /ugc-api/post/edit.do',
    { postId, title: '', text: '欧阳小满退烧了' },
    anna,
  );
  expect((await world.provider.ok(DETAIL, { postId })).text).toBe('*******退烧了');
  const comment = { targetType: 'post', targetId: postId, idempotencyKey: newKey() } as const;
  await world.provider.ok(
    'POST /ugc-api/comment/publish.do',
    { ...comment, text: '欧阳小满说谢谢' },
    anna,
  );
  const { list } = await world.provider.ok('GET /ugc-api/comment/list.do', {
    targetType: 'post',
    targetId: postId,
  });
  expect(list[0]?.text).toBe('*******说谢谢');
});

test('only its author edits and removes it, within a day', async () => {
  const { postId } = await world.provider.ok(PUBLISH, draftOf(), anna);
  const edit = { postId, title: '', text: '改过的文字' };
  const EDIT = 'POST /ugc-api/post/edit.do';
  expect((await world.provider.call(EDIT, edit, ben)).code).toBe(COMMUNITY_CODE.POST_NOT_FOUND);
  await world.provider.ok(EDIT, edit, anna);
  expect((await world.provider.ok(DETAIL, { postId })).text).toBe('改过的文字');
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(`update posts set published_at = published_at - interval '1 day' where id = $1`, [
      postId,
    ]),
  );
  const late = await world.provider.call(EDIT, { ...edit, text: '再改' }, anna);
  expect(late).toMatchObject({ code: COMMUNITY_CODE.STATUS_ERROR, data: { reason: 'editWindow' } });
  const REMOVE = 'POST /ugc-api/post/remove.do';
  expect((await world.provider.call(REMOVE, { postId }, ben)).code).toBe(
    COMMUNITY_CODE.POST_NOT_FOUND,
  );
  await world.provider.ok(REMOVE, { postId }, anna);
  await world.provider.ok(REMOVE, { postId }, anna);
  for (const reader of [anna, ben, {}])
    expect((await world.provider.call(DETAIL, { postId }, reader)).code).toBe(
      COMMUNITY_CODE.POST_NOT_FOUND,
    );
});

test('comments and replies are counted, a doctor’s answer stands first', async () => {
  const { postId } = await world.provider.ok(
    PUBLISH,
    draftOf({ kind: 'question', title: '需要洗澡吗' }),
    anna,
  );
  const COMMENT = 'POST /ugc-api/comment/publish.do';
  const say = (text: string, as: Caller | undefined, replyToId?: string) =>
    world.provider.ok(
      COMMENT,
      { targetType: 'post', targetId: postId, text, replyToId, idempotencyKey: newKey() },
      as,
    );
  await inDatabase(world.testDatabase, ({ pool }) =>
    pool.query(
      `update authors set user_type = 20, hospital = '社区医院 预防保健科', title = '主治医师' where id = $1`,
      [world.authorIds[2]],
    ),
  );
  const answer = await say('一般当天不洗，具体看接种门诊的告知。', cleo);
  const other = await say('我家当天没洗', ben);
  const reply = await say('谢谢', anna, other.commentId);
  await letWriteAgain(world);
  await say('不客气', ben, reply.commentId);
  const { list } = await world.provider.ok('GET /ugc-api/comment/list.do', {
    targetType: 'post',
    targetId: postId,
  });
  expect(list.map(({ commentId }) => commentId)).toEqual([answer.commentId, other.commentId]);
  expect(list[0]).toMatchObject({ isAnswer: true, author: { hospital: '社区医院 预防保健科' } });
  expect(list[1]?.replies).toBe(2);
  const replies = await world.provider.ok('GET /ugc-api/comment/replies.do', {
    commentId: other.commentId,
  });
  expect(replies.list.map(({ replyTo }) => replyTo?.userId ?? null)).toEqual([
    null,
    world.authorIds[0],
  ]);
  expect(await world.provider.ok(DETAIL, { postId })).toMatchObject({
    comments: 4,
    answered: true,
  });
  await world.provider.ok('POST /ugc-api/comment/remove.do', { commentId: answer.commentId }, cleo);
  expect(await world.provider.ok(DETAIL, { postId })).toMatchObject({
    comments: 3,
    answered: false,
  });
});

test('who has blocked somebody, or was blocked, is not told whom a reply answers', async () => {
  const { postId } = await world.provider.ok(PUBLISH, draftOf(), anna);
  const say = async (as: Caller | undefined, replyToId?: string) => {
    await letWriteAgain(world);
    const comment = { targetType: 'post', targetId: postId, text: `话 ${newKey()}` } as const;
    const keyed = { ...comment, replyToId, idempotencyKey: newKey() };
    return (await world.provider.ok('POST /ugc-api/comment/publish.do', keyed, as)).commentId;
  };
  const parent = await say(anna);
  const byBen = await say(ben, parent);
  const answer = await say(anna, byBen);
  const answeredFor = async (reader: Caller | undefined) => {
    const request = { commentId: parent } as const;
    const { list } = await world.provider.ok('GET /ugc-api/comment/replies.do', request, reader);
    return list.find(({ commentId }) => commentId === answer)?.replyTo;
  };
  expect(await answeredFor(cleo)).toMatchObject({ userId: world.authorIds[1] });
  for (const [who, whom] of [
    [cleo, 1],
    [ben, 2],
  ] as const) {
    const userId = world.authorIds[whom] ?? '';
    const BLOCK = 'POST /ugc-api/user/block.do';
    await world.provider.ok(BLOCK, { userId, on: true }, who);
    expect(await answeredFor(cleo)).toBeNull();
    await world.provider.ok(BLOCK, { userId, on: false }, who);
  }
  expect(await answeredFor(cleo)).toMatchObject({ userId: world.authorIds[1] });
});

test('setting what is set changes nothing, of likes, collections, follows and memberships', async () => {
  const { postId } = await world.provider.ok(PUBLISH, draftOf(), anna);
  const target = { targetType: 'post', targetId: postId } as const;
  for (const on of [true, true, false, false, true]) {
    const set = await world.provider.ok('POST /ugc-api/like/set.do', { ...target, on }, ben);
    expect(set).toEqual({ on, count: on ? 1 : 0 });
    const collected = await world.provider.ok(
      'POST /ugc-api/collect/set.do',
      { ...target, on },
      ben,
    );
    expect(collected).toEqual({ on, count: on ? 1 : 0 });
    await world.provider.ok('POST /ugc-api/topic/follow.do', { topicId: TOPIC, on }, ben);
    await world.provider.ok('POST /ugc-api/circle/join.do', { circleId: CIRCLE, on }, ben);
    expect(
      await world.provider.ok('GET /ugc-api/circle/detail.do', { circleId: CIRCLE }, ben),
    ).toMatchObject({
      members: on ? 1 : 0,
      joined: on,
    });
  }
  expect(await world.provider.ok(DETAIL, { postId }, ben)).toMatchObject({
    liked: true,
    collected: true,
  });
  expect(await world.provider.ok(DETAIL, { postId }, anna)).toMatchObject({
    liked: false,
    likes: 1,
  });
  const { list } = await world.provider.ok(
    'GET /ugc-api/collect/list.do',
    { targetType: 'post' },
    ben,
  );
  expect(list.map(({ targetId }) => targetId)).toContain(postId);
  const article = { targetType: 'article', targetId: ARTICLE } as const;
  await world.provider.ok('POST /ugc-api/like/set.do', { ...article, on: true }, ben);
  expect(await world.provider.ok('GET /ugc-api/content/counts.do', article, ben)).toMatchObject({
    likes: 1,
    liked: true,
  });
});

test('what does not exist has its own code', async () => {
  const missing = { targetType: 'post', targetId: 'none' } as const;
  const codes = await Promise.all([
    world.provider.call('GET /ugc-api/user/detail.do', { userId: 'none' }),
    world.provider.call(DETAIL, { postId: 'none' }),
    world.provider.call('GET /ugc-api/comment/replies.do', { commentId: 'none' }),
    world.provider.call('POST /ugc-api/like/set.do', { ...missing, on: true }, ben),
    world.provider.call('GET /ugc-api/topic/detail.do', { topicId: 'none' }),
    world.provider.call('GET /ugc-api/circle/detail.do', { circleId: 'none' }),
    world.provider.call(PUBLISH, draftOf({ text: '' }), anna),
    world.provider.call(FEED, { feed: 'latest', cursor: 'nonsense' }),
  ]);
  const C = COMMUNITY_CODE;
  expect(codes.map(({ code }) => code)).toEqual([
    C.USER_NOT_FOUND,
    C.POST_NOT_FOUND,
    C.COMMENT_NOT_FOUND,
    C.POST_NOT_FOUND,
    C.TOPIC_NOT_FOUND,
    C.CIRCLE_NOT_FOUND,
    C.PARAM_ERROR,
    C.PARAM_ERROR,
  ]);
});
