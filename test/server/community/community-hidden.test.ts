import { Client } from 'pg';
import type { InputOf } from '@contract/endpoints';
import type { Caller } from '../kit/worlds/booking-world';
import {
  CIRCLE,
  createCommunity,
  draftOf,
  letWriteAgain,
  readFeed,
  TOPIC,
  TOPIC_NAME,
  VACCINE,
} from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

/** Every list of posts, and who sees a post in it: nobody whom a block parts from its author, and of others only what is public. */

let world: CommunityWorld;
let database: Client;
let reader: Caller;
let writer: Caller;
let readerId: string;
let writerId: string;
/** An unanswered question and an answered one. */
let posts: readonly string[];

const TITLE = '打完水痘疫苗发烧怎么办';

const ask = async (text: string): Promise<string> => {
  await letWriteAgain(world);
  const context = { circleId: CIRCLE, topics: [TOPIC_NAME], vaccineCode: VACCINE };
  const draft = draftOf({ kind: 'question', title: TITLE, text, ...context });
  return (await world.provider.ok('POST /ugc-api/post/publish.do', draft, writer)).postId;
};

const shownIn = async (feed: InputOf<'GET /ugc-api/post/feed.do'>): Promise<string[]> =>
  (await readFeed(world.provider, feed, reader)).map(({ postId }) => postId);

const rank = async (ids: readonly string[]): Promise<void> => {
  await database.query('delete from feed_snapshots');
  await database.query(
    `insert into feed_snapshots (made_at, post_ids) values (${sqlNow()} + interval '1 minute', $1)`,
    [ids],
  );
};

/** What the reader sees of those followed, with so many others. A block ends following: here the list has to do it. */
const followedBy = async (others: number): Promise<string[]> => {
  await database.query(
    `insert into authors (id, nickname, head_img, created_at)
     select 'many-' || n, 'n', '', ${sqlNow()} from generate_series(1, $1) n on conflict do nothing`,
    [others],
  );
  await database.query(
    `insert into follows select $1, id, ${sqlNow()} from authors where id = $2 or id like 'many-%' on conflict do nothing`,
    [readerId, writerId],
  );
  return shownIn({ feed: 'following' });
};

/** What the reader sees in each list. */
const LISTS: readonly (readonly [name: string, read: () => Promise<string[]>])[] = [
  ['the latest', () => shownIn({ feed: 'latest' })],
  ['a circle', () => shownIn({ feed: 'circle', circleId: CIRCLE })],
  ['a topic', () => shownIn({ feed: 'topic', topicId: TOPIC })],
  ['a vaccine', () => shownIn({ feed: 'vaccine', vaccineCode: VACCINE })],
  ['an author', () => shownIn({ feed: 'user', userId: writerId })],
  ['unanswered questions', () => shownIn({ feed: 'unanswered' })],
  ['a search', () => shownIn({ feed: 'search', word: '水痘' })],
  ['whom one follows', () => followedBy(0)],
  [
    'the recommended, ranked',
    async () => {
      await rank(posts);
      return shownIn({ feed: 'recommended' });
    },
  ],
  [
    'the recommended, after the ranking',
    async () => {
      await rank([]);
      return shownIn({ feed: 'recommended' });
    },
  ],
  [
    'similar questions',
    async () => {
      const similar = { title: TITLE, vaccineCode: VACCINE };
      const { list } = await world.provider.ok('GET /ugc-api/post/similar.do', similar, reader);
      return list.map(({ postId }) => postId);
    },
  ],
  [
    'collections',
    async () => {
      await database.query(
        `insert into collects select $1, 'post', id, ${sqlNow()} from unnest($2::text[]) id on conflict do nothing`,
        [readerId, posts],
      );
      const collected = { targetType: 'post' } as const;
      const { list } = await world.provider.ok('GET /ugc-api/collect/list.do', collected, reader);
      return list.map(({ targetId }) => targetId);
    },
  ],
  ['whom one follows, of many', () => followedBy(60)],
];

beforeAll(async () => {
  world = await createCommunity(2);
  [reader, writer] = world.people as [Caller, Caller];
  [readerId = '', writerId = ''] = world.authorIds;
  database = new Client({ connectionString: world.testDatabase.postgres?.url });
  await database.connect();
  posts = [await ask('第一次打，有点担心'), await ask('第二天还在烧')];
  await database.query('update posts set answered = true where id = $1', [posts[1]]);
  await until(
    () => shownIn({ feed: 'search', word: '水痘' }),
    (found) => found.length === posts.length,
  );
});
afterAll(async () => {
  await database?.end();
  await world?.stop();
});

const block = (as: Caller, userId: string, on: boolean) =>
  world.provider.ok('POST /ugc-api/user/block.do', { userId, on }, as);
const putInState = (state: string) =>
  database.query('update posts set state = $1 where id = any($2)', [state, posts]);

describe.each(LISTS)('in %s', (_, read) => {
  const shown = async (): Promise<string[]> => (await read()).filter((id) => posts.includes(id));

  test('public posts are shown', async () => {
    expect((await shown()).length).toBeGreaterThan(0);
  });

  test('nothing is shown of somebody whom the reader blocked', async () => {
    await block(reader, writerId, true);
    const seen = await read();
    await block(reader, writerId, false);
    expect(seen).toEqual([]);
  });

  test('nothing is shown of somebody who blocked the reader', async () => {
    await block(writer, readerId, true);
    const seen = await read();
    await block(writer, readerId, false);
    expect(seen).toEqual([]);
  });

  test.each(['checking', 'held', 'removed'])('nothing is shown that is %s', async (state) => {
    await putInState(state);
    const seen = await read();
    await putInState('published');
    expect(seen).toEqual([]);
  });
});
