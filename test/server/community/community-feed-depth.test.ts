import { Client } from 'pg';
import type { Caller } from '../kit/worlds/booking-world';
import { createCommunity, insertPosts, readFeed } from '../kit/worlds/community-world';
import type { CommunityWorld } from '../kit/worlds/community-world';
import { until } from '../kit/until';
import { sqlNow } from '../../run-clock';

/** Above the number of followed authors up to whom each one's posts are read. */
const FOLLOWED = 60;
const WORD = '轮状病毒';
const OTHERS = 4_100;

let world: CommunityWorld;
let reader: Caller;
let database: Client;

beforeAll(async () => {
  world = await createCommunity(FOLLOWED + 2);
  [reader] = world.people as [Caller];
  database = new Client({ connectionString: world.testDatabase.postgres?.url });
  await database.connect();
  await database.query(
    `insert into follows (follower_id, followed_id, at) select $1, id, ${sqlNow()} from unnest($2::text[]) id`,
    [world.authorIds[0], world.authorIds.slice(2)],
  );
});
afterAll(async () => {
  await database?.end();
  await world?.stop();
});
beforeEach(() => database.query('delete from posts'));

const idsOf = (list: readonly { readonly postId: string }[]): string[] =>
  list.map(({ postId }) => postId);

/** Makes posts older than all that are inserted afterwards. */
const age = () => database.query(`update posts set published_at = published_at - interval '1 day'`);

test('posts of many followed people are read among the newest and behind thousands of others', async () => {
  const [, stranger = ''] = world.authorIds;
  const old = await insertPosts(database, world.authorIds.slice(2), 45);
  await age();
  await insertPosts(database, [stranger], OTHERS);
  expect(idsOf(await readFeed(world.provider, { feed: 'following' }, reader))).toEqual(old);
  await age();
  const recent = await insertPosts(database, world.authorIds.slice(2), 45);
  const all = [...recent, ...old];
  expect(idsOf(await readFeed(world.provider, { feed: 'following' }, reader))).toEqual(all);
});

describe('a page full of posts of many followed people', () => {
  let writer: Caller;
  let readerId: string;
  let writerId: string;
  let shown: readonly string[];
  const BLOCK = 'POST /ugc-api/user/block.do';

  beforeEach(async () => {
    [readerId = '', , writerId = ''] = world.authorIds;
    [, , writer] = world.people as [Caller, Caller, Caller];
    const [, , , friend = ''] = world.authorIds;
    shown = await insertPosts(database, [friend], 30);
    await insertPosts(database, [writerId], 30);
  });

  const read = async (): Promise<string[]> =>
    idsOf(await readFeed(world.provider, { feed: 'following' }, reader));

  test.each([
    ['whom the reader blocked', () => reader, () => writerId],
    ['who blocked the reader', () => writer, () => readerId],
  ])('has none of somebody %s', async (_, as, whom) => {
    const block = { userId: whom() };
    await world.provider.ok(BLOCK, { ...block, on: true }, as());
    // A block ends following: here the list has to leave the posts out.
    await database.query(`insert into follows values ($1, $2, ${sqlNow()})`, [readerId, writerId]);
    const seen = await read();
    await world.provider.ok(BLOCK, { ...block, on: false }, as());
    expect(seen).toEqual(shown);
  });

  test.each(['checking', 'held', 'removed', 'deleted'])('has none that is %s', async (state) => {
    await database.query('update posts set state = $1 where author_id = $2', [state, writerId]);
    expect(await read()).toEqual(shown);
  });
});

test('posts with a word are found among the newest and behind thousands of others, and a post that is hidden is not found from then on', async () => {
  const [author = ''] = world.authorIds;
  const search = async (): Promise<string[]> =>
    idsOf(await readFeed(world.provider, { feed: 'search', word: WORD }));
  const write = async (count: number, body: string): Promise<string[]> => {
    const ids = await insertPosts(database, [author], count);
    await database.query('update posts set body = $2 where id = any($1)', [ids, body]);
    return ids;
  };
  const indexed = async (): Promise<void> => {
    await database.query(
      `insert into search_stale (kind, id) select 'post', id from posts on conflict do nothing`,
    );
    await until(
      () => database.query(`select 1 from search_stale where kind = 'post' limit 1`),
      ({ rows }) => rows.length === 0,
    );
  };
  const old = await write(45, `打了${WORD}疫苗`);
  await age();
  await write(2_100, '今天天气不错');
  await indexed();
  expect(await search()).toEqual(old);
  await age();
  const recent = await write(45, `要打${WORD}疫苗吗`);
  await indexed();
  expect(await search()).toEqual([...recent, ...old]);
  await database.query(`update posts set state = 'held' where id = any($1)`, [
    [recent[3], recent[30], old[7]],
  ]);
  const shown = [...recent, ...old].filter((id) => ![recent[3], recent[30], old[7]].includes(id));
  expect(await search()).toEqual(shown);
});
