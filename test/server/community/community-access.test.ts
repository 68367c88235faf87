import { Client } from 'pg';
import { endpoints } from '@contract/endpoints';
import type { EndpointName, InputOf } from '@contract/endpoints';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import type { Caller } from '../kit/worlds/booking-world';
import {
  ARTICLE,
  CIRCLE,
  createCommunity,
  insertCommunityStaff,
  newKey,
  readFeed,
  TOPIC,
  VACCINE,
} from '../kit/worlds/community-world';
import type { CommunityStaff, CommunityWorld } from '../kit/worlds/community-world';
import { makeOwned, ownedState, SECRET, SHOWN } from '../shared/community-owned';
import type { OwnedContent } from '../shared/community-owned';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

const { SUCCESS, LOGIN_INVALID, NOT_FOUND } = CODE;
const C = COMMUNITY_CODE;

/** Who calls; `visitor` also stands for staff, whose sign-in says nothing to calls of users. */
type Codes = Readonly<Record<'stranger' | 'visitor' | 'muted' | 'blocked' | 'blocker', string>>;

/** The same for everybody who is signed in. */
const signedIn = (code: string): Codes => ({
  stranger: code,
  visitor: LOGIN_INVALID,
  muted: code,
  blocked: code,
  blocker: code,
});
const sameForAll = (code: string): Codes => ({ ...signedIn(code), visitor: code });
const READ = sameForAll(SUCCESS);
const OWN = signedIn(SUCCESS);
/** What a person does to something public of somebody who has blocked them, or whom they have blocked. */
const hidden = (codes: Codes, code: string): Codes => ({ ...codes, blocked: code, blocker: code });
const silenced = (codes: Codes): Codes => ({ ...codes, muted: C.STATUS_ERROR });

type Row = readonly [input: (of: OwnedContent) => object, codes: Codes];

const post = (targetId: string) => ({ targetType: 'post', targetId });
const comment = (targetId: string) => ({ targetType: 'comment', targetId });
const on = { on: true };
const FUTURE_ARTICLE = 'article-tomorrow';
const HIDDEN_POSTS = ['held', 'removed', 'deleted'] as const;
const HIDDEN_COMMENTS = ['heldComment', 'removedComment', 'deletedComment'] as const;
/** Others' comments on the hidden posts, in their order. */
const ON_HIDDEN_POSTS = ['onHeld', 'onRemoved', 'onDeleted'] as const;
const words = () => ({ text: `路过看看 ${newKey()}`, idempotencyKey: newKey() });

const of = (
  states: readonly (keyof OwnedContent)[],
  input: (id: string) => object,
  codes: Codes,
): Row[] => states.map((state) => [(owned) => input(owned[state]), codes]);

/** Every call of users, asked about what another author has. */
const CALLS: Partial<Record<EndpointName, readonly Row[]>> = {
  'GET /ugc-api/user/init.do': [[() => ({}), OWN]],
  'GET /ugc-api/user/detail.do': [
    [({ userId }) => ({ userId }), { ...READ, blocked: C.USER_NOT_FOUND }],
  ],
  'GET /ugc-api/user/answers.do': [[({ userId }) => ({ userId }), READ]],
  'POST /ugc-api/user/update.do': [
    [() => ({ intro: '你好' }), silenced(OWN)],
    [() => ({ shielded: false }), OWN],
  ],
  'POST /ugc-api/user/follow.do': [
    [({ userId }) => ({ userId, ...on }), hidden(OWN, C.USER_NOT_FOUND)],
  ],
  'POST /ugc-api/user/block.do': [[({ userId }) => ({ userId, ...on }), OWN]],
  'GET /ugc-api/user/list.do': [
    [() => ({ relation: 'followed' }), OWN],
    [() => ({ relation: 'followers' }), OWN],
    [() => ({ relation: 'blocked' }), OWN],
  ],
  'POST /ugc-api/post/publish.do': [
    [
      ({ fileId }) => ({ kind: 'share', ...words(), fileIds: [fileId] }),
      silenced(signedIn(C.PARAM_ERROR)),
    ],
    [({ key }) => ({ kind: 'share', ...words(), idempotencyKey: key }), silenced(OWN)],
  ],
  'POST /ugc-api/post/edit.do': of(
    ['published', ...HIDDEN_POSTS],
    (postId) => ({ postId, title: '改', text: '改过' }),
    silenced(signedIn(C.POST_NOT_FOUND)),
  ),
  'POST /ugc-api/post/remove.do': of(
    ['published', ...HIDDEN_POSTS],
    (postId) => ({ postId }),
    signedIn(C.POST_NOT_FOUND),
  ),
  'GET /ugc-api/post/detail.do': [
    ...of(['published'], (postId) => ({ postId }), hidden(READ, C.POST_NOT_FOUND)),
    ...of(HIDDEN_POSTS, (postId) => ({ postId }), sameForAll(C.POST_NOT_FOUND)),
  ],
  'GET /ugc-api/post/feed.do': [
    ...['recommended', 'latest', 'unanswered'].map((feed): Row => [() => ({ feed }), READ]),
    [() => ({ feed: 'following' }), OWN],
    [() => ({ feed: 'circle', circleId: CIRCLE }), READ],
    [() => ({ feed: 'topic', topicId: TOPIC }), READ],
    [() => ({ feed: 'vaccine', vaccineCode: 'V1' }), READ],
    [({ userId }) => ({ feed: 'user', userId }), READ],
    ...['公开词', '待审词', '下架词', '已删词'].map((word): Row => [
      () => ({ feed: 'search', word }),
      READ,
    ]),
  ],
  'GET /ugc-api/post/newer.do': [
    [({ userId }) => ({ feed: 'user', userId, top: '0.a' }), READ],
    [() => ({ feed: 'latest', top: '0.a' }), READ],
  ],
  'GET /ugc-api/post/similar.do': [[() => ({ title: '疑问 待审词 下架词 已删词' }), READ]],
  'GET /ugc-api/comment/list.do': [
    ...of(['published'], post, hidden(READ, C.POST_NOT_FOUND)),
    ...of(HIDDEN_POSTS, post, sameForAll(C.POST_NOT_FOUND)),
  ],
  'GET /ugc-api/comment/replies.do': [
    ...of(['comment'], (commentId) => ({ commentId }), hidden(READ, C.COMMENT_NOT_FOUND)),
    ...of(HIDDEN_COMMENTS, (commentId) => ({ commentId }), sameForAll(C.COMMENT_NOT_FOUND)),
    // Who may not see a post sees nothing of what others say under it.
    ...of(['onPublished'], (commentId) => ({ commentId }), hidden(READ, C.POST_NOT_FOUND)),
    ...of(ON_HIDDEN_POSTS, (commentId) => ({ commentId }), sameForAll(C.POST_NOT_FOUND)),
  ],
  'GET /ugc-api/comment/linked.do': [
    [
      ({ published, comment: commentId }) => ({ ...post(published), commentId }),
      hidden(READ, C.POST_NOT_FOUND),
    ],
    // A comment on something else is not found there, although it is shown.
    [
      ({ comment: commentId }) => ({ targetType: 'article', targetId: ARTICLE, commentId }),
      sameForAll(C.COMMENT_NOT_FOUND),
    ],
    ...HIDDEN_COMMENTS.map((which): Row => [
      (owned) => ({ ...post(owned.published), commentId: owned[which] }),
      hidden(sameForAll(C.COMMENT_NOT_FOUND), C.POST_NOT_FOUND),
    ]),
    [
      ({ published, onPublished: commentId }) => ({ ...post(published), commentId }),
      hidden(READ, C.POST_NOT_FOUND),
    ],
    ...ON_HIDDEN_POSTS.map((which, index): Row => [
      (owned) => ({ ...post(owned[HIDDEN_POSTS[index] ?? 'held']), commentId: owned[which] }),
      sameForAll(C.POST_NOT_FOUND),
    ]),
  ],
  'POST /ugc-api/comment/publish.do': [
    ...of(
      ['published'],
      (id) => ({ ...post(id), ...words() }),
      hidden(silenced(OWN), C.POST_NOT_FOUND),
    ),
    ...of(
      HIDDEN_POSTS,
      (id) => ({ ...post(id), ...words() }),
      silenced(signedIn(C.POST_NOT_FOUND)),
    ),
    ...HIDDEN_COMMENTS.map((reply): Row => [
      (owned) => ({ ...post(owned.published), ...words(), replyToId: owned[reply] }),
      hidden(silenced(signedIn(C.REPLY_NOT_FOUND)), C.POST_NOT_FOUND),
    ]),
    [
      ({ fileId }) => ({ targetType: 'article', targetId: ARTICLE, ...words(), fileIds: [fileId] }),
      silenced(signedIn(C.PARAM_ERROR)),
    ],
  ],
  'POST /ugc-api/comment/remove.do': of(
    ['comment', ...HIDDEN_COMMENTS],
    (commentId) => ({ commentId }),
    signedIn(C.COMMENT_NOT_FOUND),
  ),
  'POST /ugc-api/like/set.do': [
    ...of(['published'], (id) => ({ ...post(id), ...on }), hidden(OWN, C.POST_NOT_FOUND)),
    ...of(HIDDEN_POSTS, (id) => ({ ...post(id), ...on }), signedIn(C.POST_NOT_FOUND)),
    ...of(['comment'], (id) => ({ ...comment(id), ...on }), hidden(OWN, C.COMMENT_NOT_FOUND)),
    ...of(HIDDEN_COMMENTS, (id) => ({ ...comment(id), ...on }), signedIn(C.COMMENT_NOT_FOUND)),
    [() => ({ targetType: 'article', targetId: ARTICLE, ...on }), OWN],
    [() => ({ targetType: 'article', targetId: FUTURE_ARTICLE, ...on }), signedIn(NOT_FOUND)],
  ],
  'POST /ugc-api/collect/set.do': [
    ...of(['published'], (id) => ({ ...post(id), ...on }), hidden(OWN, C.POST_NOT_FOUND)),
    ...of(HIDDEN_POSTS, (id) => ({ ...post(id), ...on }), signedIn(C.POST_NOT_FOUND)),
  ],
  'GET /ugc-api/collect/list.do': [[() => ({ targetType: 'post' }), OWN]],
  'GET /ugc-api/content/counts.do': [
    [() => ({ targetType: 'article', targetId: ARTICLE }), READ],
    [() => ({ targetType: 'article', targetId: FUTURE_ARTICLE }), sameForAll(NOT_FOUND)],
  ],
  'GET /ugc-api/topic/list.do': [
    [() => ({}), READ],
    [() => ({ followed: true }), OWN],
  ],
  'GET /ugc-api/topic/detail.do': [[() => ({ topicId: TOPIC }), READ]],
  'POST /ugc-api/topic/follow.do': [[() => ({ topicId: TOPIC, ...on }), OWN]],
  'GET /ugc-api/circle/list.do': [[() => ({}), READ]],
  'GET /ugc-api/circle/detail.do': [[() => ({ circleId: CIRCLE }), READ]],
  // Before anybody of them has joined it.
  'GET /ugc-api/circle/members.do': [[() => ({ circleId: CIRCLE }), signedIn(C.STATUS_ERROR)]],
  'POST /ugc-api/circle/join.do': [[() => ({ circleId: CIRCLE, ...on }), OWN]],
  // Muted people report. Somebody who was blocked after an insult still can.
  'POST /ugc-api/report/save.do': [
    ...of(['published'], (id) => ({ sourceId: id, sourceType: 10, reason: 'other' }), OWN),
    ...of(
      HIDDEN_POSTS,
      (id) => ({ sourceId: id, sourceType: 10, reason: 'other' }),
      signedIn(C.POST_NOT_FOUND),
    ),
    ...of(
      HIDDEN_COMMENTS,
      (id) => ({ sourceId: id, sourceType: 20, reason: 'other' }),
      signedIn(C.COMMENT_NOT_FOUND),
    ),
    [
      ({ published, fileId }) => ({
        sourceId: published,
        sourceType: 10,
        reason: 'other',
        fileIds: [fileId],
      }),
      signedIn(C.PARAM_ERROR),
    ],
  ],
  'GET /ugc-api/report/list.do': [[() => ({}), OWN]],
  'GET /ugc-api/decision/list.do': [[() => ({}), OWN]],
  'POST /ugc-api/appeal/save.do': [
    [({ decisionId }) => ({ decisionId, text: '请复核' }), signedIn(C.PARAM_ERROR)],
  ],
};

let world: CommunityWorld;
let owner: Caller;
let owned: OwnedContent;
let staff: CommunityStaff;
let database: Client;
let before: unknown;
const callers: [keyof Codes, object][] = [];

beforeAll(async () => {
  world = await createCommunity(6);
  staff = await insertCommunityStaff(world);
  const [first, stranger, muted, blocked, blocker, reporter] = world.people as Caller[];
  owner = first as Caller;
  const [ownerId = '', , mutedId = '', blockedId = ''] = world.authorIds;
  owned = await makeOwned(world, owner, ownerId, { staff, reporter: reporter as Caller });
  const { provider } = world;
  await provider.ok(
    'POST /ugc-api/moderation/mute.do',
    { userId: mutedId, days: 7, reason: 'abuse' },
    staff.mia,
  );
  await provider.ok('POST /ugc-api/user/block.do', { userId: blockedId, on: true }, owner);
  await provider.ok('POST /ugc-api/user/block.do', { userId: ownerId, on: true }, blocker);
  database = new Client({ connectionString: world.testDatabase.postgres?.url });
  await database.connect();
  await database.query(
    `insert into articles select (a).* from (
       select jsonb_populate_record(a, jsonb_build_object('id', $1::text, 'published_at', ${sqlNow()} + interval '1 day')) as a from articles a
     ) x`,
    [FUTURE_ARTICLE],
  );
  callers.push(
    ['stranger', stranger as Caller],
    ['muted', muted as Caller],
    ['blocked', blocked as Caller],
    ['blocker', blocker as Caller],
    ['visitor', {}],
    ['visitor', staff.mia],
    ['visitor', staff.desk],
  );
});
afterAll(async () => {
  await database?.end();
  await world?.stop();
});

/** Ends the blocks that callers have set, and lets all of them write again. */
async function anew(): Promise<void> {
  const [ownerId, , , , blockerId] = world.authorIds;
  await database.query(
    'delete from blocks where author_id <> $1 and not (author_id = $2 and blocked_id = $1)',
    [ownerId, blockerId],
  );
  for (const table of ['posts', 'comments'])
    await database.query(
      `update ${table} set published_at = published_at - interval '1 hour' where author_id <> $1`,
      [ownerId],
    );
}

beforeEach(async () => {
  await anew();
  before = await ownedState(database, owned.userId);
});

test('every call of users has its rows, and everything to be asked for exists', () => {
  const names = (Object.keys(endpoints) as EndpointName[]).filter(
    (name) => name.includes(' /ugc-api/') && endpoints[name].access !== 'moderator',
  );
  expect(names.filter((name) => CALLS[name] === undefined)).toEqual([]);
  expect(Object.values(owned)).not.toContain('');
  expect(JSON.stringify(before)).toMatch(SECRET);
});

const rows = (Object.keys(CALLS) as EndpointName[]).flatMap((name) =>
  (CALLS[name] ?? []).map((row, index) => [name, index + 1, row] as const),
);

test.each(rows)(
  '%s (%i) gives others nothing hidden of an author, and changes nothing of theirs',
  async (name, _, [input, codes]) => {
    for (const [who, as] of callers) {
      await anew();
      const { code, data } = await world.provider.call(name, input(owned) as never, as);
      expect({ who, code }).toEqual({ who, code: codes[who] });
      const answer = JSON.stringify(data ?? null);
      expect(answer).not.toMatch(SECRET);
      expect(answer).not.toContain(owner.userId);
      if (who === 'blocked' || who === 'blocker') expect(answer).not.toMatch(SHOWN);
    }
    await anew();
    expect(await ownedState(database, owned.userId)).toEqual(before);
  },
);

/** A ranking for the recommended posts, newer than any that the provider has made. */
const rank = (postIds: readonly string[]) =>
  database.query(
    `insert into feed_snapshots (made_at, post_ids) select greatest(max(made_at), ${sqlNow()}) + interval '1 millisecond', $1 from feed_snapshots`,
    [postIds],
  );

test.each<[string, Partial<InputOf<'GET /ugc-api/post/feed.do'>>, ranked: boolean | null]>([
  ['latest', {}, null],
  ['unanswered', {}, null],
  ['circle', { circleId: CIRCLE }, null],
  ['topic', { topicId: TOPIC }, null],
  ['vaccine', { vaccineCode: VACCINE }, null],
  ['user', {}, null],
  ['search', { word: '公开词' }, null],
  ['following', {}, null],
  ['recommended', {}, true],
  ['recommended', {}, false],
])(
  '%s (%j) shows strangers what it hides from who is blocked or blocks',
  async (feed, of, ranked) => {
    const people = callers.filter(([who]) => who !== 'visitor');
    // A block ends following: such rows are left by nothing but a fault.
    await database.query(
      `insert into follows (follower_id, followed_id, at) select id, $1, ${sqlNow()} from unnest($2::text[]) id on conflict do nothing`,
      [owned.userId, world.authorIds.slice(1, 5)],
    );
    if (ranked !== null) await rank(ranked ? [owned.published] : []);
    const request = { ...of, feed, userId: owned.userId } as InputOf<'GET /ugc-api/post/feed.do'>;
    const shownTo = async (as: object) =>
      (await readFeed(world.provider, request, as)).map(({ postId }) => postId);
    await until(
      () => shownTo(callers[0]?.[1] ?? {}),
      (ids) => ids.includes(owned.published),
    );
    for (const [who, as] of people) {
      const isShown = (await shownTo(as)).includes(owned.published);
      expect({ who, isShown }).toEqual({ who, isShown: who !== 'blocked' && who !== 'blocker' });
    }
  },
);

test('what is hidden counts nowhere', async () => {
  const { userId } = owned;
  const newer = { feed: 'user', userId, top: '0.a' } as const;
  expect(await world.provider.ok('GET /ugc-api/post/newer.do', newer)).toEqual({ count: 1 });
  const profile = await world.provider.ok('GET /ugc-api/user/detail.do', { userId });
  expect(profile.posts).toBe(1);
});

test('the owner has it all still, but what was deleted', async () => {
  const { provider } = world;
  for (const postId of [owned.published, owned.held, owned.removed])
    expect((await provider.ok('GET /ugc-api/post/detail.do', { postId }, owner)).own).toBe(true);
  for (const commentId of [owned.onPublished, owned.onHeld])
    expect(await provider.ok('GET /ugc-api/comment/replies.do', { commentId }, owner)).toEqual({
      list: [],
      next: null,
    });
  const { list } = await provider.ok(
    'GET /ugc-api/comment/list.do',
    { targetType: 'post', targetId: owned.published },
    owner,
  );
  const own = list.filter((each) => each.own).map(({ commentId }) => commentId);
  expect(new Set(own)).toEqual(new Set([owned.comment, owned.heldComment, owned.removedComment]));
});
