import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import type { Caller } from '../server/kit/worlds/booking-world';
import { inDatabase, insertCallers } from '../server/kit/worlds/booking-world';
import { insertAuthors } from '../server/kit/worlds/community-world';
import type { Provider } from '../server/kit/harness';
import { startOn } from '../server/kit/start-on';
import { ARRIVING, readUnderLoad, WRITERS } from './community-load';
import {
  CIRCLES,
  communityTestDatabase,
  FOLLOWER,
  POSTS,
  TOPICS,
  VACCINES,
} from './community-data';
import { planNodes } from './community-plans';
import { postRequest, sendLoad } from './load';
import type { Load } from './load';
import { pgbench } from './pgbench';

/** ms. */
const WARM_UP = 1_500;
const ROUND = 2_500;
const ROUNDS = 3;
/** Connections of the feed, and as many of a trivial call at the same time. */
const CONNECTIONS = 4;
/** A feed's 99th percentile over that of the call that reads one row that fails the run. */
const MOST = 3;
/** Likes a second over single updates a second that the run needs. */
const LEAST_LIKES = 5;
const LIKERS = 256;
/** s. */
const PGBENCH = 5;
const HOT = 'p0';

const FEED = '/ugc-api/post/feed.do';
const get = (path: string, token?: string): Buffer =>
  Buffer.from(
    `GET ${encodeURI(path)} HTTP/1.1\r\nhost: localhost\r\n${token ? `tk: ${token}\r\n` : ''}\r\n`,
  );
const WORDS = ['发烧', '九价', '流感', '接种证', '洗澡', '带状疱疹', '轮状', '疼', '预约', '延迟'];
const any = <Item>(items: readonly Item[]): Item => items[randomInt(items.length)] as Item;
/** Half of the readers are on the first page, the others anywhere in two years. */
const cursor = (prefix = ''): string => {
  if (randomInt(2) === 0) return '';
  const at = Date.now() - Math.floor(730 * 86_400_000 * Math.random() ** 3);
  return `&cursor=${prefix}${at}.p${randomInt(POSTS)}`;
};

type Paths = Readonly<Record<string, () => string>>;
const feeds = (snapshot: number): Paths => ({
  recommended: () => `feed=recommended${any(['', `&cursor=r.${snapshot}.${20 * randomInt(90)}`])}`,
  'behind them': () => `feed=recommended${cursor(`t.${snapshot}.`)}`,
  latest: () => `feed=latest${cursor()}`,
  following: () => `feed=following${cursor()}`,
  circle: () => `feed=circle&circleId=c${randomInt(CIRCLES)}${cursor()}`,
  topic: () => `feed=topic&topicId=t${randomInt(TOPICS)}${cursor()}`,
  vaccine: () => `feed=vaccine&vaccineCode=v${randomInt(VACCINES)}${cursor()}`,
  user: () => `feed=user&userId=a${randomInt(5_000)}${cursor()}`,
  unanswered: () => `feed=unanswered${cursor()}`,
  search: () => `feed=search&word=${any(WORDS)}${cursor()}`,
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** What a feed is compared with: a call that reads one row, as every page must read, and one that reads nothing. */
const TRIVIAL = { row: '/message/message/unreadVersion.do', nothing: '/base/time/now.do' } as const;

interface Compared {
  readonly feed: Pick<Load, 'p99' | 'p50' | 'perSecond'>;
  /** The feed's 99th percentile over that of the call at its side. */
  readonly ratio: number;
}

/** Reads a feed while a trivial call is made over as many connections. */
async function compare(
  url: string,
  trivial: string,
  make: () => string,
  token: string,
): Promise<Compared> {
  const both = (ms: number): Promise<[Load, Load]> =>
    Promise.all([
      sendLoad(url, CONNECTIONS, ms, () => get(trivial, token)),
      sendLoad(url, CONNECTIONS, ms, () => get(`${FEED}?${make()}`, token)),
    ]);
  await both(WARM_UP);
  const rounds: [Load, Load][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await both(ROUND));
  const [perSecond = 0, p50 = 0, p99 = 0] = (['perSecond', 'p50', 'p99'] as const).map((part) =>
    median(rounds.map(([, feed]) => feed[part])),
  );
  return {
    feed: { perSecond, p50, p99 },
    ratio: p99 / median(rounds.map(([other]) => other.p99)),
  };
}

/** @returns the feed's 99th percentile over that of the call that reads one row */
async function measureFeed(url: string, name: string, make: () => string, token: string) {
  const row = await compare(url, TRIVIAL.row, make, token);
  const nothing = await compare(url, TRIVIAL.nothing, make, token);
  console.log(
    `  ${name.padEnd(12)} ${Math.round(row.feed.perSecond).toString().padStart(5)}/s  p50 ${row.feed.p50.toFixed(1)} ms  ` +
      `p99 ${row.feed.p99.toFixed(1)} ms  over a row's ${row.ratio.toFixed(2)}, over nothing's ${nothing.ratio.toFixed(2)}`,
  );
  return row.ratio;
}

/** Likes a second on one post, of people who set and end their like in turn. */
async function measureLikes(provider: Provider, callers: readonly Caller[]): Promise<number> {
  const states = callers.map(({ token }) => ({ token, on: false }));
  let index = 0;
  const next = (): Buffer => {
    index = (index + 1) % states.length;
    const state = states[index] as (typeof states)[number];
    state.on = !state.on;
    return postRequest('/ugc-api/like/set.do', state.token, {
      targetType: 'post',
      targetId: HOT,
      on: state.on,
    });
  };
  await sendLoad(provider.url, LIKERS, WARM_UP, next);
  const loads: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    loads.push((await sendLoad(provider.url, LIKERS, ROUND, next)).perSecond);
  return median(loads);
}

async function main(): Promise<void> {
  const testDatabase = await communityTestDatabase();
  if (process.argv.includes('prepare')) return testDatabase.remove();
  const url = testDatabase.postgres?.url ?? '';
  const callers = await inDatabase(testDatabase, async (database) => {
    const made = await insertCallers(database, LIKERS + WRITERS);
    await insertAuthors(database, made, 30);
    return made;
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  // The one who follows a thousand authors reads.
  const [reader] = await inDatabase(testDatabase, (database) => insertCallers(database, 1));
  await client.query('update authors set user_id = $1 where id = $2', [reader?.userId, FOLLOWER]);
  const provider = await startOn(testDatabase, { WRITES_PER_MINUTE: '10000000' });
  let snapshot = 0;
  while (snapshot === 0) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { rows } = await client.query<{ id: string }>('select id from feed_snapshots');
    snapshot = Number(rows[0]?.id ?? 0);
  }

  console.log('plans:');
  const scans = await planNodes(testDatabase, FOLLOWER, snapshot);
  console.log(`feeds, ${CONNECTIONS} connections each, medians of ${ROUNDS} rounds:`);
  const ratios: number[] = [];
  for (const [name, make] of Object.entries(feeds(snapshot)))
    ratios.push(await measureFeed(provider.url, name, make, reader?.token ?? ''));

  const report = await readUnderLoad(
    provider.url,
    client,
    { writers: callers.slice(LIKERS), likers: callers.slice(0, LIKERS) },
    reader?.token ?? '',
  );
  const isWhole = report.repeated === 0 && report.lost === 0;
  console.log(
    `while ${ARRIVING.posts} posts and ${ARRIVING.likes} likes a second arrive: ${report.readings} readings of ` +
      `${report.pages} pages, ${report.posts} posts, ${report.likes} likes; ${report.repeated} posts repeated, ${report.lost} lost`,
  );

  const single = `update posts set likes = likes + 1 where id = 'p1000';`;
  const baseline = await pgbench(url, testDatabase.dataDir, single, 64, PGBENCH);
  const likes = await measureLikes(provider, callers.slice(0, 2 * LIKERS));
  const { rows } = await client.query<{ likes: number; counted: number }>(
    `select likes, (select count(*)::int from likes where target_type = 'post' and target_id = $1) as counted from posts where id = $1`,
    [HOT],
  );
  const isExact = rows[0]?.likes === rows[0]?.counted;
  await client.end();
  await provider.halt();
  await testDatabase.remove();
  console.log(
    `likes on one post: ${Math.round(likes)}/s, single updates ${Math.round(baseline)}/s, ratio ${(likes / baseline).toFixed(1)}; ` +
      `counted ${rows[0]?.likes} of ${rows[0]?.counted}`,
  );
  const held = [
    [
      `every feed's p99 below ${MOST}× a call's that reads one row`,
      ratios.every((ratio) => ratio < MOST),
    ],
    ['no feed reads a whole table', scans],
    [`likes ≥ ${LEAST_LIKES}× single updates`, likes >= LEAST_LIKES * baseline],
    ['counted exactly', isExact],
    ['feeds repeat and lose no post', isWhole],
  ] as const;
  for (const [text, holds] of held) console.log(`${text}: ${holds ? 'yes' : 'NO'}`);
  process.exitCode = held.every(([, holds]) => holds) ? 0 : 1;
}

void main();
