import { sql } from 'kysely';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { Deps } from '../../../deps';
import { runPrepared } from '../../../db/prepared';
import { notBlocked, POST_JOINS, postCardOf, postColumns } from '../posts/post-cards';
import type { PostRow } from '../posts/post-cards';
import { stateRefusal } from '../refusals/refusals';
import type { FeedPage, Reading } from './chronological';
import { rankedCursor, parseRankedCursor } from './cursor';
import type { TimePosition } from './cursor';
import type { Part } from './position-condition';
import { RANKED_AGE, SNAPSHOT_LIFETIME } from './snapshots';
import { READ_ROWS } from './sources';

type FeedDeps = Pick<Deps, 'database' | 'personKey'>;

const expired = (): Error =>
  stateRefusal('expired', {
    zh: '推荐已更新，请从头刷新',
    en: 'The recommendations have changed. Refresh the list from the top.',
  });

/** A ranking that can be read. */
interface Ranking {
  readonly id: number;
  /** Posts of it. */
  readonly count: number;
}

/** SQL of the ranking that a page is of: the newest one, or a given one while it can be read. */
const rankingOf = (snapshotId: number | null, now: number): Part =>
  snapshotId === null
    ? sql`select s.id, s.post_ids from feed_snapshots s order by s.made_at desc limit 1`
    : sql`select s.id, s.post_ids from feed_snapshots s
        where s.id = ${snapshotId}::bigint and s.made_at >= ${new Date(now - SNAPSHOT_LIFETIME)}::timestamptz`;

/** The newest ranking, or a given one; undefined while there is none. @throws DomainError 9991 (reason `expired`) */
async function findRanking(
  { database }: FeedDeps,
  snapshotId: number | null,
  now: number,
): Promise<Ranking | undefined> {
  const [row] = await runPrepared(
    database,
    sql<Ranking>`select s.id, cardinality(s.post_ids) as count from (${rankingOf(snapshotId, now)}) s`,
  );
  if (!row && snapshotId !== null) throw expired();
  return row;
}

interface RankedRow extends PostRow {
  /** From 1. */
  readonly place: number;
  readonly ranking: number;
}

/** Positions read at a time: some posts of a ranking are not shown any more, or not to this reader. */
const CHUNK = 3 * READ_ROWS;

const chunkOf = (
  { database }: FeedDeps,
  snapshotId: number | null,
  position: number,
  { reader, now }: Reading,
): Promise<RankedRow[]> =>
  runPrepared(
    database,
    sql<RankedRow>`with page as materialized (
        select p.id, (${position}::int + u.place)::int as place, s.id as ranking
        from (${rankingOf(snapshotId, now)}) s,
          unnest(s.post_ids[${position}::int + 1 : ${position}::int + ${sql.lit(CHUNK)}]) with ordinality as u (id, place)
        join posts p on p.id = u.id
        where p.state = 'published' and ${notBlocked(sql`p.author_id`, reader)}
        order by u.place limit ${sql.lit(READ_ROWS)}
      )
      select ${postColumns(reader)}, page.place, page.ranking from page join posts p on p.id = page.id ${POST_JOINS}
      order by page.place`,
  );

/** Rows of a ranking's page and one more, from a position on. */
interface RankedRows {
  readonly snapshotId: number;
  readonly rows: readonly RankedRow[];
}

/**
 * @param snapshotId null: the newest
 * @returns null while there is no ranking. @throws DomainError 9991 (reason `expired`)
 */
async function rankedRows(
  deps: FeedDeps,
  snapshotId: number | null,
  position: number,
  reading: Reading,
): Promise<RankedRows | null> {
  const first = await chunkOf(deps, snapshotId, position, reading);
  if (first[0] && first.length === READ_ROWS) return { snapshotId: first[0].ranking, rows: first };
  // Hidden posts, the ranking's end, or no ranking to read.
  const ranking = await findRanking(deps, first[0]?.ranking ?? snapshotId, reading.now);
  if (!ranking) return null;
  const rows: RankedRow[] = [];
  for (let from = position; rows.length < READ_ROWS && from < ranking.count; from += CHUNK)
    rows.push(...(await chunkOf(deps, ranking.id, from, reading)));
  return { snapshotId: ranking.id, rows: rows.slice(0, READ_ROWS) };
}

/** No ranking that can be read has a post older than that. */
const mayBeRanked = (after: TimePosition | null, now: number): boolean =>
  after === null || after.at >= now - SNAPSHOT_LIFETIME - RANKED_AGE;

const restRows = (
  { database }: FeedDeps,
  snapshotId: number,
  after: TimePosition | null,
  { reader, now }: Reading,
): Promise<PostRow[]> => {
  const { at, id } = after ?? { at: Date.parse('9999-12-31'), id: '' };
  const isMissing = mayBeRanked(after, now)
    ? sql`p.id not in (select unnest(s.post_ids) from feed_snapshots s where s.id = ${snapshotId}::bigint)`
    : sql`true`;
  return runPrepared(
    database,
    sql<PostRow>`with page as materialized (
        select p.id, p.published_at from posts p
        where p.state = 'published' and (p.published_at, p.id) < (${new Date(at)}::timestamptz, ${id}::text)
          and ${isMissing} and ${notBlocked(sql`p.author_id`, reader)}
        order by p.published_at desc, p.id desc limit ${sql.lit(READ_ROWS)}
      )
      select ${postColumns(reader)} from page join posts p on p.id = page.id ${POST_JOINS}
      order by page.published_at desc, page.id desc`,
  );
};

/** A page of the latest posts that a ranking lacks. @throws DomainError 9991 (reason `expired`) */
async function restPage(
  deps: FeedDeps,
  snapshotId: number,
  after: TimePosition | null,
  reading: Reading,
): Promise<FeedPage> {
  const rows = await restRows(deps, snapshotId, after, reading);
  const list = rows.slice(0, FEED_PAGE).map((row) => postCardOf(row, deps.personKey, reading.now));
  const last = list.at(-1);
  const end = last && { at: last.publishedAt, id: last.postId };
  const next = rows.length > FEED_PAGE && end;
  return {
    list,
    next: next ? rankedCursor({ part: 'rest', snapshotId, after: end }) : null,
    top: null,
  };
}

/**
 * A page of the recommended posts: positions in an unchanging ranking, then the latest posts that it lacks. Null while
 * there is no ranking.
 * @throws DomainError 9991 (reason `expired`), 9999
 */
export async function recommendedPage(
  deps: FeedDeps,
  cursor: string | undefined,
  reading: Reading,
): Promise<FeedPage | null> {
  const ranked = cursor === undefined ? null : parseRankedCursor(cursor);
  if (ranked?.part === 'rest') {
    const page = restPage(deps, ranked.snapshotId, ranked.after, reading);
    if (mayBeRanked(ranked.after, reading.now))
      await Promise.all([page, findRanking(deps, ranked.snapshotId, reading.now)]);
    return page;
  }
  const page = await rankedRows(deps, ranked?.snapshotId ?? null, ranked?.position ?? 0, reading);
  if (page === null) return null;
  const { snapshotId, rows } = page;
  const list = rows.slice(0, FEED_PAGE).map((row) => postCardOf(row, deps.personKey, reading.now));
  const last = rows[FEED_PAGE - 1];
  if (rows.length > FEED_PAGE && last) {
    const next = rankedCursor({ part: 'ranked', snapshotId, position: last.place });
    return { list, next, top: null };
  }
  if (list.length === 0) return restPage(deps, snapshotId, null, reading);
  return { list, next: rankedCursor({ part: 'rest', snapshotId, after: null }), top: null };
}
