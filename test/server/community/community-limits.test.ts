import { Client } from 'pg';
import sharp from 'sharp';
import { CODE, COMMUNITY_CODE } from '@contract/errors';
import type { Caller } from '../kit/worlds/booking-world';
import {
  ARTICLE,
  createCommunity,
  draftOf,
  insertPosts,
  newKey,
} from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { uploadTo } from '../kit/worlds/uploading';
import { sqlNow } from '../../run-clock';

const PUBLISH = 'POST /ugc-api/post/publish.do';
const COMMENT = 'POST /ugc-api/comment/publish.do';
const LIKE = 'POST /ugc-api/like/set.do';
const REPORT = 'POST /ugc-api/report/save.do';

let world: CommunityWorld;
let database: Client;
let author: Caller;
let authorId: string;
/** Of another author, to react to. */
let posts: string[];

beforeAll(async () => {
  world = await createCommunity(3);
  author = world.people[0] as Caller;
  authorId = world.authorIds[0] ?? '';
  database = new Client({ connectionString: world.testDatabase.postgres?.url });
  await database.connect();
  posts = await insertPosts(database, world.authorIds.slice(1, 2), 70);
});
afterAll(async () => {
  await database?.end();
  await world?.stop();
});

/** Nothing written or reported yet, by an author of this age (s). */
async function anew(age: number): Promise<void> {
  await database.query('delete from reports');
  await database.query('delete from moderation_cases');
  for (const table of ['likes', 'comments', 'posts', 'follows'])
    await database.query(
      `delete from ${table} where ${table === 'follows' ? 'follower_id' : 'author_id'} = $1`,
      [authorId],
    );
  await database.query(
    `update authors set created_at = ${sqlNow()} - $2 * interval '1 second', following = 0, posts = 0 where id = $1`,
    [authorId, age],
  );
}
/** s that a call may take. */
const SLOW = 10;
const HOUR = 3_600;
const NEW = 23 * HOUR;
const OLDER = 25 * HOUR;
/** Makes the author's last post and comment so old (s). */
const lastWas = async (seconds: number): Promise<void> => {
  for (const table of ['posts', 'comments'])
    await database.query(
      `update ${table} set published_at = ${sqlNow()} - $2 * interval '1 second' where author_id = $1`,
      [authorId, seconds],
    );
};

const outcomeOf = ({ code, data }: { code: string; data: unknown }): string =>
  code === CODE.SUCCESS ? 'done' : `${code} ${(data as { reason?: string } | null)?.reason ?? ''}`;
const post = async (more: Parameters<typeof draftOf>[0] = {}): Promise<string> =>
  outcomeOf(await world.provider.call(PUBLISH, draftOf(more), author));
const comment = async (text = `好的 ${newKey()}`): Promise<string> =>
  outcomeOf(
    await world.provider.call(
      COMMENT,
      { targetType: 'article', targetId: ARTICLE, text, idempotencyKey: newKey() },
      author,
    ),
  );
const like = async (
  targetId = '',
  on = true,
  as = author,
  targetType: 'post' | 'comment' | 'article' = 'post',
): Promise<string> => outcomeOf(await world.provider.call(LIKE, { targetType, targetId, on }, as));
const report = async (sourceId = ''): Promise<string> =>
  outcomeOf(
    await world.provider.call(REPORT, { sourceId, sourceType: 10, reason: 'spam' }, author),
  );
const limited = (reason: string): string => `${COMMUNITY_CODE.FAIL} ${reason}`;

describe.each([
  ['post', post, NEW, 120],
  ['post', post, OLDER, 15],
  ['comment', comment, NEW, 30],
  ['comment', comment, OLDER, 5],
] as const)('a second %s', (_, write, age, pause) => {
  test(`waits for ${pause} s, and not longer`, async () => {
    await anew(age);
    expect(await write()).toBe('done');
    expect(await write()).toBe(limited('pause'));
    await lastWas(pause - Math.min(SLOW, pause / 2));
    expect(await write()).toBe(limited('pause'));
    await lastWas(pause);
    expect(await write()).toBe('done');
  });
});

test.each([
  ['posts', post, 3],
  ['comments', comment, 10],
] as const)(
  'the first day has room for so many %s, later days for more',
  async (_, write, most) => {
    await anew(NEW);
    for (let written = 0; written < most; written += 1) {
      expect(await write()).toBe('done');
      await lastWas(HOUR);
    }
    expect(await write()).toBe(limited('firstDayCount'));
    await database.query(
      `update authors set created_at = ${sqlNow()} - interval '24 hours' where id = $1`,
      [authorId],
    );
    expect(await write()).toBe('done');
  },
);

/** Removes all that the author has written. */
async function removeWritten(): Promise<void> {
  const { rows } = await database.query<{ id: string; kind: 'post' | 'comment' }>(
    `select id, 'post' as kind from posts where author_id = $1
     union all select id, 'comment' from comments where author_id = $1`,
    [authorId],
  );
  for (const { id, kind } of rows)
    if (kind === 'post')
      await world.provider.ok('POST /ugc-api/post/remove.do', { postId: id }, author);
    else await world.provider.ok('POST /ugc-api/comment/remove.do', { commentId: id }, author);
}

test.each([
  ['posts', (text?: string) => post(text === undefined ? {} : { text }), 3],
  ['comments', comment, 10],
] as const)('%s that were removed count in every limit', async (_, write, most) => {
  await anew(NEW);
  const text = `写了又删 ${newKey()}`;
  for (let written = 0; written < most; written += 1) {
    expect(await write(written === 0 ? text : undefined)).toBe('done');
    await removeWritten();
    expect(await write()).toBe(limited('pause'));
    await lastWas(HOUR);
  }
  expect(await write()).toBe(limited('firstDayCount'));
  await anew(OLDER);
  expect(await write(text)).toBe('done');
  await removeWritten();
  await lastWas(300 - SLOW);
  expect(await write(text)).toBe(limited('repeated'));
});

const LINKS = ['https://a.example.com', 'http://b.example.com/x', 'www.c.example.com'];

test('two links are fine on the first day, three are not', async () => {
  await anew(NEW);
  expect(await post({ text: `看 ${LINKS.join(' 和 ')}` })).toBe(limited('firstDayLinks'));
  expect(await post({ text: `看 ${LINKS.slice(0, 2).join(' 和 ')}` })).toBe('done');
  await anew(OLDER);
  expect(await post({ text: `看 ${LINKS.join(' 和 ')}` })).toBe('done');
});

test('one picture is fine on the first day, two are not', async () => {
  const create = { width: 9, height: 9, channels: 3, background: '#0a0' } as const;
  const picture = await sharp({ create }).jpeg().toBuffer();
  const upload = async (): Promise<string> =>
    (await uploadTo(world.provider.url, picture, author.token)).data.fileId;
  const fileIds = [await upload(), await upload()];
  await anew(NEW);
  expect(await post({ fileIds })).toBe(limited('firstDayPictures'));
  expect(await post({ fileIds: fileIds.slice(0, 1) })).toBe('done');
  await anew(OLDER);
  expect(await post({ fileIds: [await upload(), await upload()] })).toBe('done');
});

test.each([
  ['post', (text: string) => post({ text })],
  ['comment', comment],
] as const)('the same text of a %s is refused for five minutes', async (_, write) => {
  await anew(OLDER);
  const text = `同样的话 ${newKey()}`;
  expect(await write(text)).toBe('done');
  await lastWas(300 - SLOW);
  expect(await write(text)).toBe(limited('repeated'));
  expect(await write(`${text} 不同`)).toBe('done');
  await lastWas(300);
  expect(await write(text)).toBe('done');
});

test('a new author likes 50 things a day, also when all of them are liked at once', async () => {
  await anew(NEW);
  const outcomes = await Promise.all(posts.slice(0, 60).map((id) => like(id)));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(50);
  expect(new Set(outcomes)).toEqual(new Set(['done', limited('dailyLikes')]));
  const liked = posts[outcomes.indexOf('done')];
  const refused = posts[outcomes.indexOf(limited('dailyLikes'))];
  // What is liked already stays so, and ending a like makes room.
  expect(await like(liked)).toBe('done');
  expect(await like(liked, false)).toBe('done');
  expect(await like(refused)).toBe('done');
  expect(await like(liked)).toBe(limited('dailyLikes'));
  // Of the 24 hours almost all have passed.
  await database.query(
    `update likes set at = ${sqlNow()} - interval '23 hours 50 minutes' where author_id = $1`,
    [authorId],
  );
  expect(await like(liked)).toBe(limited('dailyLikes'));
  await database.query(
    `update likes set at = ${sqlNow()} - interval '24 hours' where target_id = $1 and author_id = $2`,
    [refused, authorId],
  );
  expect(await like(liked)).toBe('done');
});

test('likes of posts, comments and articles are counted together', async () => {
  await anew(NEW);
  const { rows } = await database.query<{ id: string }>(
    `insert into comments (id, target_type, target_id, author_id, body, state, idempotency_key, published_at)
     select 'liked-' || n, 'article', $1, $2, '好', 'published', 'liked' || n, ${sqlNow()}
     from generate_series(1, 30) n returning id`,
    [ARTICLE, world.authorIds[1]],
  );
  const comments = rows.map(({ id }) => id);
  const likeAll = async (ids: readonly string[], type: 'post' | 'comment'): Promise<void> => {
    for (const id of ids) expect(await like(id, true, author, type)).toBe('done');
  };
  await likeAll(comments.slice(0, 25), 'comment');
  await likeAll(posts.slice(0, 24), 'post');
  expect(await like(ARTICLE, true, author, 'article')).toBe('done');
  expect(await like(comments[25], true, author, 'comment')).toBe(limited('dailyLikes'));
  expect(await like(posts[24])).toBe(limited('dailyLikes'));
});

test('later there is no such limit', async () => {
  const outcomes = await Promise.all(
    posts.slice(0, 60).map((id) => like(id, true, world.people[2])),
  );
  expect(new Set(outcomes)).toEqual(new Set(['done']));
});

test('20 reports a day, also when all of them arrive at once', async () => {
  await anew(OLDER);
  const outcomes = await Promise.all(posts.slice(0, 25).map((id) => report(id)));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
  expect(new Set(outcomes)).toEqual(new Set(['done', limited('dailyReports')]));
  const done = posts[outcomes.indexOf('done')];
  const refused = posts[outcomes.indexOf(limited('dailyReports'))];
  expect(await report(done)).toBe('done');
  // Those that staff have settled count too.
  await database.query(`update reports set outcome = 'upheld' where reporter_id = $1`, [authorId]);
  expect(await report(refused)).toBe(limited('dailyReports'));
  await database.query(
    `update reports set created_at = ${sqlNow()} - interval '24 hours' where source_id = $1`,
    [done],
  );
  expect(await report(refused)).toBe('done');
});

test('1,000 people can be followed, and one more after one less', async () => {
  await anew(OLDER);
  await database.query(
    `insert into authors (id, nickname, head_img, created_at) select 'many-' || n, 'n', '', ${sqlNow()} from generate_series(1, 1001) n`,
  );
  await database.query(
    `insert into follows (follower_id, followed_id, at) select $1, 'many-' || n, ${sqlNow()} from generate_series(1, 999) n`,
    [authorId],
  );
  const follow = async (n: number, on = true): Promise<string> =>
    (await world.provider.call('POST /ugc-api/user/follow.do', { userId: `many-${n}`, on }, author))
      .code;
  const both = await Promise.all([follow(1000), follow(1001)]);
  expect(both.sort()).toEqual([CODE.SUCCESS, COMMUNITY_CODE.FOLLOW_USER_LIMIT]);
  // Who is followed already stays so.
  expect(await follow(5)).toBe(CODE.SUCCESS);
  expect(await follow(5, false)).toBe(CODE.SUCCESS);
  expect([await follow(1000), await follow(1001)]).toEqual([CODE.SUCCESS, CODE.SUCCESS]);
  expect(await follow(5)).toBe(COMMUNITY_CODE.FOLLOW_USER_LIMIT);
});

test('200 topics can be followed, and one more after one less', async () => {
  await database.query(
    `insert into topics (id, name, created_at) select 'many-' || n, '话题' || n, ${sqlNow()} from generate_series(1, 201) n`,
  );
  await database.query(
    `insert into topic_follows (author_id, topic_id, at) select $1, 'many-' || n, ${sqlNow()} from generate_series(1, 199) n`,
    [authorId],
  );
  const follow = async (n: number, on = true): Promise<string> =>
    (
      await world.provider.call(
        'POST /ugc-api/topic/follow.do',
        { topicId: `many-${n}`, on },
        author,
      )
    ).code;
  const both = await Promise.all([follow(200), follow(201)]);
  expect(both.sort()).toEqual([CODE.SUCCESS, COMMUNITY_CODE.FOLLOW_TOPIC_LIMIT]);
  expect(await follow(5, false)).toBe(CODE.SUCCESS);
  expect([await follow(200), await follow(201)]).toEqual([CODE.SUCCESS, CODE.SUCCESS]);
  expect(await follow(5)).toBe(COMMUNITY_CODE.FOLLOW_TOPIC_LIMIT);
});
