import fc, { runs } from '../../tiers/properties';
import { Client } from 'pg';
import type { Caller } from '../kit/worlds/booking-world';
import { createCommunity, insertPosts, readFeed } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { sqlNow } from '../../run-clock';

const READERS = 12;
/** Interleavings of reading with what others do. */
const RUNS = Number(process.env.FEED_RUNS ?? 12);

let world: CommunityWorld;
let reader: Caller;
let database: Client;

beforeAll(async () => {
  world = await createCommunity(READERS);
  [reader] = world.people as [Caller];
  database = new Client({ connectionString: world.testDatabase.postgres?.url });
  await database.connect();
  await database.query(
    `insert into follows (follower_id, followed_id, at) select $1, id, ${sqlNow()} from unnest($2::text[]) id`,
    [world.authorIds[0], world.authorIds.slice(1)],
  );
});
afterAll(async () => {
  await database?.end();
  await world?.stop();
});

const clear = () =>
  database.query('delete from feed_snapshots; delete from likes; delete from posts');

/** A ranking of all that is published, in an order that nothing else follows. */
const rank = (ids: readonly string[]) =>
  database.query(`insert into feed_snapshots (made_at, post_ids) values (${sqlNow()}, $1)`, [
    [...ids].sort(),
  ]);

const like = (postId: string, as: Caller, on: boolean) =>
  world.provider.ok('POST /ugc-api/like/set.do', { targetType: 'post', targetId: postId, on }, as);

/** What happens between two pages. */
type Step = { readonly posts: number; readonly likes: number; readonly removed: boolean };
const step = fc.record({
  posts: fc.nat({ max: 25 }),
  likes: fc.nat({ max: 10 }),
  removed: fc.boolean(),
});

/** Reads a feed while posts, likes and removals arrive. @returns what was there first, what was read, what was removed */
async function readWhile(
  feed: 'latest' | 'recommended' | 'following' | 'user',
  steps: readonly Step[],
) {
  await clear();
  // Of people whom the reader follows; of one of them for the feed of one.
  const authors = feed === 'user' ? world.authorIds.slice(1, 2) : world.authorIds.slice(1);
  const first = await insertPosts(database, authors, 70);
  if (feed === 'recommended') await rank(first);
  const removed = new Set<string>();
  const likes = new Map<string, Set<number>>();
  let index = 0;
  const request = { feed, userId: world.authorIds[1] } as const;
  const list = await readFeed(world.provider, request, reader, async () => {
    const now = steps[index];
    index += 1;
    if (!now) return;
    await insertPosts(database, authors, now.posts);
    const calls = Array.from({ length: now.likes }, (_, n) => {
      const shown = first.filter((id) => !removed.has(id));
      const postId = shown[(7 * index + n) % shown.length] ?? '';
      const person = n % READERS;
      likes.set(postId, (likes.get(postId) ?? new Set()).add(person));
      return like(postId, world.people[person] as Caller, true);
    });
    await Promise.all(calls);
    const victim = first[(13 * index) % first.length] ?? '';
    if (now.removed && !removed.has(victim)) {
      removed.add(victim);
      await database.query(`update posts set state = 'removed' where id = $1`, [victim]);
    }
  });
  return { first, removed, likes, read: list.map(({ postId }) => postId) };
}

test.each(['latest', 'recommended', 'following', 'user'] as const)(
  'whatever arrives meanwhile, %s shows each post once and loses none',
  async (feed) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
        const { first, removed, likes, read } = await readWhile(feed, steps);
        expect(new Set(read).size).toBe(read.length);
        const lost = first.filter((id) => !read.includes(id) && !removed.has(id));
        expect(lost).toEqual([]);
        const { rows } = await database.query<{ id: string; likes: number }>(
          'select id, likes from posts where likes > 0',
        );
        expect(new Map(rows.map((row) => [row.id, row.likes]))).toEqual(
          new Map([...likes].map(([id, people]) => [id, people.size])),
        );
      }),
      { numRuns: runs(RUNS) },
    );
  },
);

test('likes set and ended at the same time are counted exactly, on the post and for its author', async () => {
  await clear();
  const [postId = ''] = await insertPosts(database, world.authorIds.slice(0, 1), 1);
  await database.query('update authors set likes = 0');
  const calls = Array.from({ length: 40 * READERS }, (_, index) =>
    like(postId, world.people[index % READERS] as Caller, Math.floor(index / READERS) % 3 !== 1),
  );
  await Promise.all(calls);
  const { rows } = await database.query<{ likes: number; counted: number; received: number }>(
    `select p.likes, (select count(*) from likes where target_id = p.id) as counted, a.likes as received
       from posts p join authors a on a.id = p.author_id where p.id = $1`,
    [postId],
  );
  expect(rows[0]?.likes).toBe(Number(rows[0]?.counted));
  expect(rows[0]?.received).toBe(rows[0]?.likes);
});

test('a ranking that expired is refused, and the feed begins anew', async () => {
  await clear();
  const ids = await insertPosts(database, world.authorIds, 30);
  await rank(ids);
  const { next } = await world.provider.ok('GET /ugc-api/post/feed.do', { feed: 'recommended' });
  await database.query(`update feed_snapshots set made_at = made_at - interval '61 minutes'`);
  const request = { feed: 'recommended', cursor: next ?? '' } as const;
  const refused = await world.provider.call('GET /ugc-api/post/feed.do', request);
  expect(refused.data).toEqual({ reason: 'expired' });
});

test('newer posts are counted, without those of blocked people, and blocks hide both ways', async () => {
  await clear();
  const [, other] = world.people as [Caller, Caller];
  const [mine = '', theirs = ''] = world.authorIds;
  await insertPosts(database, [mine, theirs], 10);
  const { top } = await world.provider.ok('GET /ugc-api/post/feed.do', { feed: 'latest' });
  await database.query(
    `update posts set published_at = date_trunc('milliseconds', ${sqlNow()}) where id in (select id from posts order by published_at limit 4)`,
  );
  const newer = { feed: 'latest', top: top ?? '' } as const;
  expect(await world.provider.ok('GET /ugc-api/post/newer.do', newer)).toEqual({ count: 4 });
  await world.provider.ok('POST /ugc-api/user/block.do', { userId: theirs, on: true }, reader);
  expect(await world.provider.ok('GET /ugc-api/post/newer.do', newer, reader)).toEqual({
    count: 2,
  });
  for (const [as, hidden] of [
    [reader, theirs],
    [other, mine],
  ] as const) {
    const list = await readFeed(world.provider, { feed: 'latest' }, as);
    expect(list.filter(({ author }) => author?.userId === hidden)).toEqual([]);
    expect(list).toHaveLength(5);
  }
  await world.provider.ok('POST /ugc-api/user/block.do', { userId: theirs, on: false }, reader);
});
