import { COMMUNITY_CODE } from '@contract/errors';
import type { CommunityCode } from '@contract/errors';
import type { EndpointName, InputOf } from '@contract/endpoints';
import type { Caller } from '../kit/worlds/booking-world';
import { inDatabase } from '../kit/worlds/booking-world';
import { createCommunity, draftOf, newKey, TOPIC } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { sqlNow } from '../../run-clock';

let world: CommunityWorld;
let anna: Caller;
let serial: Caller;

type Call = () => Promise<{ readonly code: string; readonly msg: string }>;
const call =
  <Name extends EndpointName>(
    name: Name,
    input: () => InputOf<Name>,
    as: () => object = () => anna,
  ): Call =>
  () =>
    world.provider.call(name, input(), as());

const visitor = () => ({});
const PUBLISH = 'POST /ugc-api/post/publish.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const none = 'none';
const ofPost = (targetId: string) => ({ targetType: 'post', targetId }) as const;

/** Each code of the specification's §8, by calls that it applies to. */
const CALLS: Readonly<Record<Exclude<keyof typeof COMMUNITY_CODE, 'SUCCESS'>, readonly Call[]>> = {
  FAIL: [call(PUBLISH, () => draftOf({ text: '代抢疫苗，包中' }))],
  STATUS_ERROR: [
    call(PUBLISH, draftOf, () => world.people[1] as Caller),
    call('GET /ugc-api/post/feed.do', () => ({ feed: 'recommended', cursor: 'r.999999.20' })),
  ],
  PARAM_ERROR: [
    call(PUBLISH, () => draftOf({ text: '' })),
    call(PUBLISH, () => draftOf({ kind: 'question', title: '' })),
    call(PUBLISH, () => draftOf({ vaccineCode: none })),
    call(PUBLISH, () => draftOf({ fileIds: [none] })),
    call('GET /ugc-api/post/feed.do', () => ({ feed: 'circle' })),
    call('GET /ugc-api/post/feed.do', () => ({ feed: 'latest', cursor: 'nonsense' })),
    call('POST /ugc-api/user/follow.do', () => ({ userId: world.authorIds[0] ?? '', on: true })),
    call('POST /ugc-api/appeal/save.do', () => ({ decisionId: none, text: '请复核' })),
  ],
  INVALID_LOGIN_SESSION: [
    call(PUBLISH, draftOf, visitor),
    call('GET /ugc-api/user/init.do', visitor, visitor),
    call('GET /ugc-api/post/feed.do', () => ({ feed: 'following' }), visitor),
    call('GET /ugc-api/topic/list.do', () => ({ followed: true }), visitor),
  ],
  USER_NOT_FOUND: [
    call('GET /ugc-api/user/detail.do', () => ({ userId: none })),
    call('POST /ugc-api/user/follow.do', () => ({ userId: none, on: true })),
    call('POST /ugc-api/user/block.do', () => ({ userId: none, on: true })),
    call('GET /ugc-api/post/feed.do', () => ({ feed: 'user', userId: none })),
  ],
  POST_NOT_FOUND: [
    call('GET /ugc-api/post/detail.do', () => ({ postId: none })),
    call('POST /ugc-api/post/edit.do', () => ({ postId: none, title: '', text: '改' })),
    call('POST /ugc-api/post/remove.do', () => ({ postId: none })),
    call('POST /ugc-api/like/set.do', () => ({ ...ofPost(none), on: true })),
    call('POST /ugc-api/collect/set.do', () => ({ ...ofPost(none), on: true })),
    call('GET /ugc-api/comment/list.do', () => ofPost(none)),
    call(COMMENT, () => ({ ...ofPost(none), text: '好', idempotencyKey: newKey() })),
    call('POST /ugc-api/report/save.do', () => ({
      sourceId: none,
      sourceType: 10,
      reason: 'spam',
    })),
  ],
  COMMENT_NOT_FOUND: [
    call('GET /ugc-api/comment/replies.do', () => ({ commentId: none })),
    call('POST /ugc-api/comment/remove.do', () => ({ commentId: none })),
    call('POST /ugc-api/like/set.do', () => ({ targetType: 'comment', targetId: none, on: true })),
    call('POST /ugc-api/report/save.do', () => ({
      sourceId: none,
      sourceType: 20,
      reason: 'spam',
    })),
  ],
  REPLY_NOT_FOUND: [
    call(COMMENT, () => ({
      targetType: 'article',
      targetId: 'article-1',
      replyToId: none,
      text: '好',
      idempotencyKey: newKey(),
    })),
  ],
  TOPIC_NOT_FOUND: [
    call('GET /ugc-api/topic/detail.do', () => ({ topicId: none })),
    call('POST /ugc-api/topic/follow.do', () => ({ topicId: none, on: true })),
    call('GET /ugc-api/post/feed.do', () => ({ feed: 'topic', topicId: none })),
  ],
  CIRCLE_NOT_FOUND: [
    call('GET /ugc-api/circle/detail.do', () => ({ circleId: none })),
    call('POST /ugc-api/circle/join.do', () => ({ circleId: none, on: true })),
    call('GET /ugc-api/post/feed.do', () => ({ feed: 'circle', circleId: none })),
    call(PUBLISH, () => draftOf({ circleId: none })),
  ],
  FOLLOW_TOPIC_LIMIT: [
    call(
      'POST /ugc-api/topic/follow.do',
      () => ({ topicId: TOPIC, on: true }),
      () => serial,
    ),
  ],
  FOLLOW_USER_LIMIT: [
    call(
      'POST /ugc-api/user/follow.do',
      () => ({ userId: world.authorIds[0] ?? '', on: true }),
      () => serial,
    ),
  ],
  USER_SERIAL_NUMBER: [
    call(PUBLISH, draftOf, () => serial),
    call(
      'POST /ugc-api/user/update.do',
      () => ({ intro: '你好' }),
      () => serial,
    ),
  ],
};

beforeAll(async () => {
  world = await createCommunity(3);
  [anna, , serial] = world.people as [Caller, Caller, Caller];
  const [, mutedId, serialId] = world.authorIds;
  await inDatabase(world.testDatabase, async ({ pool }) => {
    await pool.query(
      `update authors set forbidden_until = ${sqlNow()} + interval '1 day' where id = $1`,
      [mutedId],
    );
    await pool.query(`update users set serial_number = 'S1' where id = $1`, [serial.userId]);
    await pool.query(
      `insert into authors (id, nickname, head_img, created_at) select 'many-' || n, 'n', '', ${sqlNow()} from generate_series(1, 1000) n`,
    );
    await pool.query(
      `insert into follows (follower_id, followed_id, at) select $1, 'many-' || n, ${sqlNow()} from generate_series(1, 1000) n`,
      [serialId],
    );
    await pool.query(
      `insert into topics (id, name, created_at) select 'many-' || n, '话题' || n, ${sqlNow()} from generate_series(1, 200) n`,
    );
    await pool.query(
      `insert into topic_follows (author_id, topic_id, at) select $1, 'many-' || n, ${sqlNow()} from generate_series(1, 200) n`,
      [serialId],
    );
  });
});
afterAll(() => world?.stop());

test.each(Object.keys(CALLS) as (keyof typeof CALLS)[])(
  '%s is answered wherever it applies, with a text to show',
  async (name) => {
    const expected: CommunityCode = COMMUNITY_CODE[name];
    for (const each of CALLS[name]) {
      const { code, msg } = await each();
      expect(code).toBe(expected);
      expect(msg).toMatch(/\p{Script=Han}/u);
    }
  },
);
