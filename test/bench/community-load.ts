import type { Client } from 'pg';
import { CODE } from '@contract/errors';
import type { Caller } from '../server/kit/worlds/booking-world';
import { CIRCLES, FOLLOWER } from './community-data';

/** What arrives each second while readers page. */
export const ARRIVING = { posts: 50, likes: 500 } as const;
/** ms. */
const DURATION = 12_000;
/** ms between two groups of calls. */
const TICK = 20;
/** Pages of one reading: some twenty seconds of what arrives. */
const PAGES = 40;
/** Posts of an author are 15 s apart. */
export const WRITERS = (ARRIVING.posts * 16_000) / 1_000;

const READ = ['latest', 'recommended', 'following', 'circle'] as const;
type Read = (typeof READ)[number];

/** What readers saw. */
export interface LoadReport {
  readonly readings: number;
  readonly posts: number;
  readonly likes: number;
  readonly pages: number;
  readonly repeated: number;
  readonly lost: number;
}

interface Reading {
  readonly ids: readonly string[];
  readonly pages: number;
}

const CIRCLE = 'c3';
const QUERY: Readonly<Record<Read, string>> = {
  latest: 'feed=latest',
  recommended: 'feed=recommended',
  following: 'feed=following',
  circle: `feed=circle&circleId=${CIRCLE}`,
};

async function call<Data>(url: string, token: string, body?: object): Promise<Data> {
  const answer = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { tk: token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code, data, msg } = (await answer.json()) as { code: string; data: Data; msg: string };
  if (code !== CODE.SUCCESS) throw new Error(`${url}: ${code} ${msg}`);
  return data;
}

interface Page {
  readonly list: readonly { readonly postId: string }[];
  readonly next: string | null;
}

async function read(url: string, token: string, feed: Read): Promise<Reading> {
  const ids: string[] = [];
  let cursor = '';
  let pages = 0;
  for (; pages < PAGES; pages += 1) {
    const path = `${url}/ugc-api/post/feed.do?${QUERY[feed]}${cursor}`;
    const { list, next } = await call<Page>(path, token);
    ids.push(...list.map(({ postId }) => postId));
    if (next === null) break;
    cursor = `&cursor=${next}`;
  }
  return { ids, pages };
}

const IN_FEED: Readonly<Record<Exclude<Read, 'recommended'>, string>> = {
  latest: 'true',
  following: `p.author_id in (select followed_id from follows where follower_id = '${FOLLOWER}')`,
  circle: `p.circle_id = '${CIRCLE}'`,
};

/** Ids that a reading should have shown: all between its first and its last post. */
async function expectedOf(client: Client, feed: Read, ids: readonly string[]): Promise<string[]> {
  const [first, last] = [ids[0], ids[ids.length - 1]];
  const statement =
    feed === 'recommended'
      ? `select u.id from feed_snapshots s, unnest(s.post_ids) with ordinality as u (id, place) join posts p on p.id = u.id
         where s.id = (select id from feed_snapshots where $1 = post_ids[1] and $2 = any (post_ids) limit 1)
           and p.state = 'published' and u.place <= (select array_position(s.post_ids, $2))`
      : `select p.id from posts p, posts f, posts l where f.id = $1 and l.id = $2 and p.state = 'published'
           and (p.published_at, p.id) <= (f.published_at, f.id) and (p.published_at, p.id) >= (l.published_at, l.id)
           and ${IN_FEED[feed]}`;
  const { rows } = await client.query<{ id: string }>(statement, [first, last]);
  return rows.map(({ id }) => id);
}

/** Sends calls at an even rate for a time, and waits for their answers. @returns how many */
async function atRate(perSecond: number, send: (n: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const sent: Promise<unknown>[] = [];
  while (performance.now() - started < DURATION) {
    const due = Math.floor(((performance.now() - started) / 1_000) * perSecond);
    while (sent.length < due) sent.push(send(sent.length));
    await new Promise((resolve) => setTimeout(resolve, TICK));
  }
  await Promise.all(sent);
  return sent.length;
}

/** Reads feeds again and again while posts and likes arrive, and compares what was read with what there was. */
export async function readUnderLoad(
  url: string,
  client: Client,
  { writers, likers }: { readonly writers: readonly Caller[]; readonly likers: readonly Caller[] },
  token: string,
): Promise<LoadReport> {
  const run = Date.now().toString(36);
  let isOver = false;
  const post = (n: number): Promise<unknown> =>
    call(`${url}/ugc-api/post/publish.do`, writers[n % writers.length]?.token ?? '', {
      kind: 'share',
      text: `第 ${n} 篇：今天打完疫苗，观察了三十分钟，一切都好。`,
      circleId: `c${n % CIRCLES}`,
      idempotencyKey: `load-${run}-${n}`,
    });
  const like = (n: number): Promise<unknown> =>
    call(`${url}/ugc-api/like/set.do`, likers[n % likers.length]?.token ?? '', {
      targetType: 'post',
      // One of a hundred is held, by the last digits; these are not.
      targetId: `p${10 * (n % 60)}`,
      on: true,
    });
  const readAll = async (feed: Read): Promise<(Reading & { readonly feed: Read })[]> => {
    const readings: (Reading & { readonly feed: Read })[] = [];
    while (!isOver) readings.push({ feed, ...(await read(url, token, feed)) });
    return readings;
  };
  const readers = Promise.all(READ.map(readAll));
  const [posts, likes] = await Promise.all([
    atRate(ARRIVING.posts, post),
    atRate(ARRIVING.likes, like),
  ]);
  isOver = true;
  const readings = (await readers).flat();
  let [repeated, lost] = [0, 0];
  for (const { feed, ids } of readings) {
    const shown = new Set(ids);
    repeated += ids.length - shown.size;
    lost += (await expectedOf(client, feed, ids)).filter((id) => !shown.has(id)).length;
  }
  const pages = readings.reduce((sum, reading) => sum + reading.pages, 0);
  return { readings: readings.length, posts, likes, pages, repeated, lost };
}
