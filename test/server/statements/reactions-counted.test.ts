import { COMMUNITY_CODE } from '@contract/errors';
import { FIRST_DAY } from '@contract/community/posting-limit-rules';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import { USER_TYPE } from '@contract/community/user-type-rules';
import { collectionPage } from '../../../server/domain/community/reactions/collections';
import { contentCounts } from '../../../server/domain/community/reactions/counts';
import type { Reaction } from '../../../server/domain/community/reactions/reaction-statement';
import {
  createFirstDayLikes,
  createReactions,
} from '../../../server/domain/community/reactions/set-reaction';
import type { SetReaction } from '../../../server/domain/community/reactions/set-reaction';
import { setBlock, setFollow } from '../../../server/domain/community/relations/follow';
import { newKey } from '../kit/worlds/booking-world';
import { HOUR, MINUTE, NOW, openStatements } from './statement-world';
import type { StatementWorld } from './statement-world';

const DAY = 24 * HOUR;
const LIKE_POST: Reaction = { table: 'likes', target: 'post' };
const COLLECT_POST: Reaction = { table: 'collects', target: 'post' };
const LIKE_ARTICLE: Reaction = { table: 'likes', target: 'article' };
const COLLECT_ARTICLE: Reaction = { table: 'collects', target: 'article' };

let world: StatementWorld;
let react: SetReaction;
beforeAll(async () => {
  world = await openStatements();
  react = createReactions({ database: world.database });
});
afterAll(() => world?.close());

/** An author who has an account. @param userType operated accounts do not count in a ranking */
async function author(userType: number = USER_TYPE.NORMAL): Promise<string> {
  const id = newKey();
  await world.run(
    `insert into authors (id, user_id, nickname, head_img, user_type, created_at) values ($1, $2, '', '', $3, $4)`,
    [id, world.caller().userId, userType, new Date(NOW - 9 * DAY)],
  );
  return id;
}
async function post(authorId: string, state = 'published'): Promise<string> {
  const id = newKey();
  await world.run(
    `insert into posts (id, author_id, kind, title, body, state, idempotency_key, published_at)
     values ($1, $2, 'share', $1, '', $3, $1, $4)`,
    [id, authorId, state, new Date(NOW - HOUR)],
  );
  return id;
}
async function comment(
  authorId: string,
  postId: string,
  parentId: string | null = null,
): Promise<string> {
  const id = newKey();
  await world.run(
    `insert into comments (id, target_type, target_id, author_id, body, state, idempotency_key, published_at, parent_id)
     values ($1, 'post', $2, $3, '', 'published', $1, $4, $5)`,
    [id, postId, authorId, new Date(NOW - HOUR), parentId],
  );
  return id;
}
async function article(publishedAt = NOW - HOUR): Promise<string> {
  const id = newKey();
  await world.run(
    `insert into articles (id, channel, title, summary, blocks, img_url, read_minutes, published_at)
     values ($1, 'knowledge', $2, $2, '{"zh":[],"en":[]}', '', 1, $3)`,
    [id, JSON.stringify({ zh: id, en: id }), new Date(publishedAt)],
  );
  return id;
}

const set = (reaction: Reaction, authorId: string, targetId: string, now = NOW) =>
  react(reaction, { authorId, targetId, on: true, now });
const unset = (reaction: Reaction, authorId: string, targetId: string) =>
  react(reaction, { authorId, targetId, on: false, now: NOW });
const postNow = async (id: string) => {
  const [row] = await world.run<{ likes: number; collects: number; heat: number }>(
    'select likes, collects, heat from posts where id = $1',
    [id],
  );
  return row;
};
const received = (authorId: string) =>
  world.value('select likes from authors where id = $1', [authorId]);
/** Authors who are due to be named to a post's author. */
const dueOf = async (targetId: string) =>
  (
    await world.run<{ author_ids: string[] }>(
      'select author_ids from interactions_due where target_id = $1 order by id',
      [targetId],
    )
  ).flatMap(({ author_ids: ids }) => ids);

describe('a like', () => {
  test('counts once, however often it is set, and its author is due once', async () => {
    const [owner, reader] = [await author(), await author()];
    const id = await post(owner);
    expect(await set(LIKE_POST, reader, id)).toBe(1);
    expect(await set(LIKE_POST, reader, id)).toBe(1);
    expect(await postNow(id)).toEqual({ likes: 1, collects: 0, heat: 1 });
    expect(await received(owner)).toBe(1);
    expect(await dueOf(id)).toEqual([reader]);
  });
  test('that ends is taken off once', async () => {
    const [owner, reader, other] = [await author(), await author(), await author()];
    const id = await post(owner);
    for (const each of [reader, other]) await set(LIKE_POST, each, id);
    expect(await unset(LIKE_POST, reader, id)).toBe(1);
    expect(await unset(LIKE_POST, reader, id)).toBe(1);
    expect(await postNow(id)).toEqual({ likes: 1, collects: 0, heat: 1 });
    expect(await received(owner)).toBe(1);
  });
  test('of several people at the same moment counts each of them', async () => {
    const [owner, ...readers] = await Promise.all([1, 2, 3, 4].map(() => author()));
    const id = await post(owner as string);
    const totals = await Promise.all(readers.map((reader) => set(LIKE_POST, reader, id)));
    expect(totals.at(-1)).toBe(3);
    expect(await postNow(id)).toMatchObject({ likes: 3 });
  });
  test('set and ended at the same moment is what came last', async () => {
    const [id, reader] = [await post(await author()), await author()];
    await Promise.all([set(LIKE_POST, reader, id), unset(LIKE_POST, reader, id)]);
    expect(await postNow(id)).toMatchObject({ likes: 0 });
    await Promise.all([unset(LIKE_POST, reader, id), set(LIKE_POST, reader, id)]);
    expect(await postNow(id)).toMatchObject({ likes: 1 });
  });
  test('of the author’s own counts, and nobody is notified of it', async () => {
    const owner = await author();
    const id = await post(owner);
    expect(await set(LIKE_POST, owner, id)).toBe(1);
    expect(await dueOf(id)).toEqual([]);
  });
  test('of an operated account is counted, and does not rank the post', async () => {
    const [id, operated] = [await post(await author()), await author(USER_TYPE.WATER_ARMY)];
    await set(LIKE_POST, operated, id);
    await set(COLLECT_POST, operated, id);
    expect(await postNow(id)).toEqual({ likes: 1, collects: 1, heat: 0 });
    await unset(LIKE_POST, operated, id);
    expect(await postNow(id)).toMatchObject({ likes: 0, heat: 0 });
  });
  test('of a comment counts for its author too, and leaves the post alone', async () => {
    const [owner, reader] = [await author(), await author()];
    const postId = await post(owner);
    const id = await comment(owner, postId);
    expect(await set({ table: 'likes', target: 'comment' }, reader, id)).toBe(1);
    expect(await received(owner)).toBe(1);
    expect(await postNow(postId)).toEqual({ likes: 0, collects: 0, heat: 0 });
  });
});

describe('a post that is collected', () => {
  test('ranks three times as high as one that is liked; its author’s likes stay', async () => {
    const [owner, reader] = [await author(), await author()];
    const id = await post(owner);
    expect(await set(COLLECT_POST, reader, id)).toBe(1);
    expect(await set(COLLECT_POST, reader, id)).toBe(1);
    await set(LIKE_POST, reader, id);
    expect(await postNow(id)).toEqual({ likes: 1, collects: 1, heat: 4 });
    await unset(COLLECT_POST, reader, id);
    expect(await postNow(id)).toEqual({ likes: 1, collects: 0, heat: 1 });
    expect(await received(owner)).toBe(1);
    expect(await dueOf(id)).toEqual([reader]);
  });
});

describe('nobody reacts to', () => {
  test.each(['checking', 'held', 'removed', 'deleted'])('a post that is %s', async (state) => {
    const id = await post(await author(), state);
    expect(await set(LIKE_POST, await author(), id)).toBeNull();
    expect(await postNow(id)).toMatchObject({ likes: 0 });
  });
  test.each([
    ['they have blocked', (reader: string, owner: string) => [reader, owner]],
    ['has blocked them', (reader: string, owner: string) => [owner, reader]],
  ])('the post of somebody who %s', async (_what, order) => {
    const [owner, reader] = [await author(), await author()];
    const id = await post(owner);
    const [by = '', whom = ''] = order(reader, owner);
    await setBlock(world.database.db, by, { userId: whom, on: true }, NOW);
    expect(await set(LIKE_POST, reader, id)).toBeNull();
    expect(await set(COLLECT_POST, reader, id)).toBeNull();
    await setBlock(world.database.db, by, { userId: whom, on: false }, NOW);
    expect(await set(LIKE_POST, reader, id)).toBe(1);
  });
  const LIKE_COMMENT: Reaction = { table: 'likes', target: 'comment' };
  test.each(['checking', 'held', 'removed', 'deleted'])(
    'a comment below a post that is %s, nor a reply below a comment that is',
    async (state) => {
      const [owner, reader] = [await author(), await author()];
      const [hidden, shown] = [await post(owner, state), await post(owner)];
      expect(await set(LIKE_COMMENT, reader, await comment(owner, hidden))).toBeNull();
      const above = await comment(owner, shown);
      const reply = await comment(owner, shown, above);
      expect(await set(LIKE_COMMENT, reader, reply)).toBe(1);
      await world.run('update comments set state = $2 where id = $1', [above, state]);
      expect(await set(LIKE_COMMENT, await author(), reply)).toBeNull();
    },
  );
  test.each([
    ['they have blocked', (reader: string, owner: string) => [reader, owner]],
    ['has blocked them', (reader: string, owner: string) => [owner, reader]],
  ])('a comment below the words of somebody who %s', async (_what, order) => {
    const [owner, reader, other] = [await author(), await author(), await author()];
    const [id, elsewhere] = [await post(owner), await post(other)];
    const [below, reply] = [
      await comment(other, id),
      await comment(other, elsewhere, await comment(owner, elsewhere)),
    ];
    const [by = '', whom = ''] = order(reader, owner);
    await setBlock(world.database.db, by, { userId: whom, on: true }, NOW);
    expect(await set(LIKE_COMMENT, reader, below)).toBeNull();
    expect(await set(LIKE_COMMENT, reader, reply)).toBeNull();
    await setBlock(world.database.db, by, { userId: whom, on: false }, NOW);
    expect(await set(LIKE_COMMENT, reader, below)).toBe(1);
    expect(await set(LIKE_COMMENT, reader, reply)).toBe(1);
  });
  test('an article before it is published', async () => {
    const [next, now] = [await article(NOW + 1), await article(NOW)];
    expect(await set(LIKE_ARTICLE, await author(), next)).toBeNull();
    expect(await set(LIKE_ARTICLE, await author(), now)).toBe(1);
  });
  test('anything without an author of their own', async () => {
    const id = await post(await author());
    expect(await set(LIKE_POST, 'no-such', id)).toBeNull();
  });
});

test('an article’s likes and collections are counted apart, and each reader sees their own', async () => {
  const [id, reader, other] = [await article(), await author(), await author()];
  await set(LIKE_ARTICLE, reader, id);
  await set(LIKE_ARTICLE, reader, id);
  await set(LIKE_ARTICLE, other, id);
  await set(COLLECT_ARTICLE, other, id);
  const of = (who: string | null) =>
    contentCounts({ db: world.database.db }, { type: 'article', id }, who, NOW);
  const counts = { likes: 2, collects: 1, comments: 0 };
  expect(await of(reader)).toEqual({ ...counts, liked: true, collected: false });
  expect(await of(other)).toEqual({ ...counts, liked: true, collected: true });
  expect(await of(null)).toEqual({ ...counts, liked: false, collected: false });
  await unset(LIKE_ARTICLE, other, id);
  expect(await of(other)).toMatchObject({ likes: 1, liked: false, collected: true });
});

describe('likes of an author’s first day', () => {
  const likeOnce = (authorId: string, targetId: string, on = true) =>
    createFirstDayLikes({ db: world.database.db })(LIKE_POST, { authorId, targetId, on, now: NOW });
  const liked = (authorId: string, count: number, ageMs: number) =>
    world.run(
      `insert into likes (author_id, target_type, target_id, at)
       select $1, 'post', $1 || n, $3 from generate_series(1, $2::int) n`,
      [authorId, count, new Date(NOW - ageMs)],
    );
  test('are fifty in a day at most', async () => {
    const [id, reader] = [await post(await author()), await author()];
    await liked(reader, FIRST_DAY.likes - 1, MINUTE);
    expect(await likeOnce(reader, id)).toBe(1);
    const another = await post(await author());
    await expect(likeOnce(reader, another)).rejects.toMatchObject({ code: COMMUNITY_CODE.FAIL });
    // What is liked already may be asked for again, and ended.
    expect(await likeOnce(reader, id)).toBe(1);
    expect(await likeOnce(reader, id, false)).toBe(0);
  });
  test('count for a day', async () => {
    const [id, reader] = [await post(await author()), await author()];
    await liked(reader, FIRST_DAY.likes, DAY);
    expect(await likeOnce(reader, id)).toBe(1);
  });
});

describe('what somebody has collected', () => {
  const pageOf = (reader: string, targetType: 'post' | 'article', cursor?: string) =>
    collectionPage(
      { db: world.database.db, personKey: Buffer.alloc(32) },
      { targetType, cursor },
      { reader, now: NOW, language: 'en' },
    );
  test('is listed the latest first, of the kind that is asked for', async () => {
    const [owner, reader] = [await author(), await author()];
    const ids = [await post(owner), await post(owner)];
    for (const [index, id] of ids.entries()) await set(COLLECT_POST, reader, id, NOW + index);
    const read = await article();
    await set(COLLECT_ARTICLE, reader, read);
    const { list, next } = await pageOf(reader, 'post');
    expect(list.map(({ targetId }) => targetId)).toEqual([...ids].reverse());
    expect(next).toBeNull();
    const articles = (await pageOf(reader, 'article')).list;
    expect(articles).toMatchObject([{ targetId: read, title: read, post: null }]);
  });
  test('goes on where a page ends, also among those of the same moment', async () => {
    const reader = await author();
    const owner = await author();
    const ids: string[] = [];
    for (let count = 0; count < FEED_PAGE + 1; count += 1) {
      ids.push(await post(owner));
      await set(COLLECT_POST, reader, ids.at(-1) ?? '');
    }
    const first = await pageOf(reader, 'post');
    expect(first.list).toHaveLength(FEED_PAGE);
    const second = await pageOf(reader, 'post', first.next ?? '');
    expect(second.next).toBeNull();
    const listed = [...first.list, ...second.list].map(({ targetId }) => targetId);
    expect(listed).toEqual([...ids].sort().reverse());
  });
  test('leaves out what is hidden by now, and what is of somebody blocked', async () => {
    const [owner, blocked, reader] = [await author(), await author(), await author()];
    const [hidden, theirs, shown] = [await post(owner), await post(blocked), await post(owner)];
    for (const id of [hidden, theirs, shown]) await set(COLLECT_POST, reader, id);
    await world.run(`update posts set state = 'removed' where id = $1`, [hidden]);
    await setBlock(world.database.db, reader, { userId: blocked, on: true }, NOW);
    const { list } = await pageOf(reader, 'post');
    expect(list.map(({ targetId }) => targetId)).toEqual([shown]);
  });
});

describe('following', () => {
  const counters = (id: string) =>
    world.run('select following, followers from authors where id = $1', [id]);
  test('counts once on both sides, and is taken off once', async () => {
    const [one, two] = [await author(), await author()];
    const follow = (on: boolean) => setFollow(world.database.db, one, { userId: two, on }, NOW);
    await Promise.all([follow(true), follow(true)]);
    expect(await counters(one)).toEqual([{ following: 1, followers: 0 }]);
    expect(await counters(two)).toEqual([{ following: 0, followers: 1 }]);
    await follow(false);
    await follow(false);
    expect(await counters(one)).toEqual([{ following: 0, followers: 0 }]);
    expect(await counters(two)).toEqual([{ following: 0, followers: 0 }]);
  });
  test('ends both ways where one blocks the other', async () => {
    const [one, two] = [await author(), await author()];
    const { db } = world.database;
    await setFollow(db, one, { userId: two, on: true }, NOW);
    await setFollow(db, two, { userId: one, on: true }, NOW);
    await setBlock(db, one, { userId: two, on: true }, NOW);
    for (const id of [one, two])
      expect(await counters(id)).toEqual([{ following: 0, followers: 0 }]);
    const again = setFollow(db, two, { userId: one, on: true }, NOW);
    await expect(again).rejects.toMatchObject({ code: COMMUNITY_CODE.USER_NOT_FOUND });
  });
});
