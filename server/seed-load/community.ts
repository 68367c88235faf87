import { insertRows } from '../db/insert';
import type { Columns } from '../db/insert';
import type { Deps } from '../deps';
import { renewSearchIndex } from '../search/keep-index';
import { buildCommunity } from '../seed/community/build-community';
import type { CommunitySeed } from '../seed/community/build-community';
import { countersOf } from '../seed/community/counters';
import type { Memberships } from '../seed/community/counters';
import { between, hash } from '../seed/random';
import { readProgress, writeProgress } from './progress';

type Pool = Deps['database']['pool'];

/** Increased when changed sample data should be added to existing databases. */
const VERSION = '1';

interface Pair {
  readonly who: string;
  readonly type: string;
  readonly what: string;
  readonly at: Date;
}

/** Table of pairs of an author and something, with the columns' names. */
const pairs = (who: string, what: string, more: Columns<Pair> = {}): Columns<Pair> => ({
  [who]: ['text', (row) => row.who],
  [what]: ['text', (row) => row.what],
  at: ['timestamptz', (row) => row.at],
  ...more,
});
const REACTION = pairs('author_id', 'target_id', { target_type: ['text', (row) => row.type] });

/** Some of a number of things, the same for the same key; none is `not`. */
const chosen = (key: string, of: number, most: number, not = -1): number[] => {
  const start = hash(key) % of;
  const count = between(`${key} count`, 1, most);
  return Array.from({ length: count }, (_, index) => (start + index) % of).filter(
    (index) => index !== not,
  );
};

const MOST_FOLLOWED = 12;
const MOST_JOINED = 4;

const membershipsOf = ({ people, circles, topics }: CommunitySeed): Memberships => ({
  follows: people.map((_, index) =>
    chosen(`follows ${index}`, people.length, MOST_FOLLOWED, index),
  ),
  circles: people.map((_, index) => chosen(`circles ${index}`, circles.length, MOST_JOINED)),
  topics: people.map((_, index) => chosen(`topics ${index}`, topics.length, MOST_JOINED)),
});

/** Inserts authors, circles and topics, and who follows and is in what. */
async function insertPeople(pool: Pool, seed: CommunitySeed, now: number): Promise<void> {
  const { people, circles, topics } = seed;
  const memberships = membershipsOf(seed);
  const { author, circle, topic } = countersOf(seed, memberships);
  const numbered = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ row, index }));
  const authors: Columns<{ row: CommunitySeed['people'][number]; index: number }> = {
    id: ['text', ({ row }) => row.id],
    nickname: ['text', ({ row }) => row.nickname],
    head_img: ['text', ({ row }) => row.headImg],
    intro: ['text', ({ row }) => row.intro],
    user_type: ['smallint', ({ row }) => row.userType],
    hospital: ['text', ({ row }) => row.hospital],
    title: ['text', ({ row }) => row.title],
    created_at: ['timestamptz', ({ row }) => new Date(now - row.age)],
    posts: ['integer', ({ index }) => author.posts.get(index) ?? 0],
    likes: ['integer', ({ index }) => author.likes.get(index) ?? 0],
    followers: ['integer', ({ index }) => author.followers.get(index) ?? 0],
    following: ['integer', ({ index }) => memberships.follows[index]?.length ?? 0],
  };
  const circleColumns: Columns<{ row: CommunitySeed['circles'][number]; index: number }> = {
    id: ['text', ({ row }) => row.id],
    name: ['text', ({ row }) => row.name],
  };
  await insertRows(pool, 'authors', authors, numbered(people));
  await insertRows(
    pool,
    'circles',
    {
      ...circleColumns,
      intro: ['text', ({ row }) => row.intro],
      cover: ['text', ({ index }) => `/pictures/decoration/3d-${1 + (index % 8)}.svg`],
      sort: ['integer', ({ index }) => index],
      posts: ['integer', ({ index }) => circle.posts.get(index) ?? 0],
      members: ['integer', ({ index }) => circle.members.get(index) ?? 0],
    },
    numbered(circles),
  );
  await insertRows(
    pool,
    'topics',
    {
      ...circleColumns,
      created_at: ['timestamptz', () => new Date(now)],
      posts: ['integer', ({ index }) => topic.posts.get(index) ?? 0],
      followers: ['integer', ({ index }) => topic.followers.get(index) ?? 0],
    },
    numbered(topics),
  );
  const at = new Date(now);
  const pairsOf = (all: Memberships[keyof Memberships], of: readonly { readonly id: string }[]) =>
    all.flatMap((list, person) =>
      list.map((what) => ({
        who: people[person]?.id ?? '',
        type: '',
        what: of[what]?.id ?? '',
        at,
      })),
    );
  const { follows, circles: joined, topics: followed } = memberships;
  await insertRows(pool, 'follows', pairs('follower_id', 'followed_id'), pairsOf(follows, people));
  await insertRows(
    pool,
    'circle_members',
    pairs('author_id', 'circle_id'),
    pairsOf(joined, circles),
  );
  await insertRows(
    pool,
    'topic_follows',
    pairs('author_id', 'topic_id'),
    pairsOf(followed, topics),
  );
}

/** Inserts posts and comments, and what was liked and collected. */
async function insertContent(pool: Pool, seed: CommunitySeed, now: number): Promise<void> {
  const { people, circles, topics, posts, comments } = seed;
  const { post: ofPost, comment: ofComment } = countersOf(seed, membershipsOf(seed));
  const before = (age: number): Date => new Date(now - age);
  const authorId = (index: number): string => people[index]?.id ?? '';
  const postColumns: Columns<{ row: (typeof posts)[number]; index: number }> = {
    id: ['text', ({ row }) => row.id],
    author_id: ['text', ({ row }) => authorId(row.author)],
    kind: ['text', ({ row }) => row.kind],
    title: ['text', ({ row }) => row.title],
    body: ['text', ({ row }) => row.body],
    circle_id: ['text', ({ row }) => (row.circle === null ? null : circles[row.circle]?.id)],
    vaccine_code: ['text', ({ row }) => row.vaccineCode],
    age_band: ['text', ({ row }) => row.ageBand],
    state: ['text', () => 'published'],
    vetted: ['boolean', () => true],
    idempotency_key: ['text', ({ row }) => row.id],
    published_at: ['timestamptz', ({ row }) => before(row.age)],
    likes: ['integer', ({ row }) => row.likers.length],
    collects: ['integer', ({ row }) => row.collectors.length],
    comments: ['integer', ({ index }) => ofPost.comments.get(index) ?? 0],
    heat: ['integer', ({ index }) => ofPost.heat.get(index) ?? 0],
    answered: ['boolean', ({ index }) => ofPost.answered.has(index)],
  };
  const commentColumns: Columns<{ row: (typeof comments)[number]; index: number }> = {
    id: ['text', ({ row }) => row.id],
    target_type: ['text', () => 'post'],
    target_id: ['text', ({ row }) => posts[row.post]?.id],
    author_id: ['text', ({ row }) => authorId(row.author)],
    parent_id: ['text', ({ row }) => (row.parent === null ? null : comments[row.parent]?.id)],
    body: ['text', ({ row }) => row.body],
    state: ['text', () => 'published'],
    is_answer: ['boolean', ({ row }) => row.parent === null && people[row.author]?.userType === 20],
    idempotency_key: ['text', ({ row }) => row.id],
    published_at: ['timestamptz', ({ row }) => before(row.age)],
    likes: ['integer', ({ row }) => row.likers.length],
    replies: ['integer', ({ index }) => ofComment.replies.get(index) ?? 0],
  };
  const numbered = <Row>(rows: readonly Row[]) => rows.map((row, index) => ({ row, index }));
  await insertRows(pool, 'posts', postColumns, numbered(posts));
  await insertRows(
    pool,
    'post_topics',
    {
      post_id: ['text', (row) => row.post],
      topic_id: ['text', (row) => row.topic],
      published_at: ['timestamptz', (row) => row.at],
    },
    posts.flatMap((post) =>
      post.topics.map((index) => ({
        post: post.id,
        topic: topics[index]?.id,
        at: before(post.age),
      })),
    ),
  );
  await insertRows(pool, 'comments', commentColumns, numbered(comments));
  const reactions = (
    type: string,
    { id, age }: { readonly id: string; readonly age: number },
    who: readonly number[],
  ): Pair[] =>
    who.map((person) => ({ who: authorId(person), type, what: id, at: before(age / 2) }));
  await insertRows(pool, 'likes', REACTION, [
    ...posts.flatMap((post) => reactions('post', post, post.likers)),
    ...comments.flatMap((comment) => reactions('comment', comment, comment.likers)),
  ]);
  const collected = posts.flatMap((post) => reactions('post', post, post.collectors));
  await insertRows(pool, 'collects', REACTION, collected);
}

/**
 * Loads the sample community once, while calls are answered: each statement by itself, and rows that exist already
 * stay, so a load that was cut short is continued by the next start.
 */
export async function loadSampleCommunity(deps: Deps, isStopped: () => boolean): Promise<void> {
  const { pool } = deps.database;
  if ((await readProgress(pool, 'community')) === VERSION) return;
  const seed = buildCommunity();
  const now = deps.clock.now();
  await insertPeople(pool, seed, now);
  if (isStopped()) return;
  await insertContent(pool, seed, now);
  await pool.query(
    `insert into search_stale (kind, id) select 'post', id from posts on conflict do nothing`,
  );
  await pool.query('analyze authors, posts, post_topics, comments, likes, collects, follows');
  await renewSearchIndex(deps, isStopped);
  if (isStopped()) return;
  await writeProgress(pool, 'community', VERSION);
  deps.log.info('sample community complete');
}
