import { sql } from 'kysely';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { Deps } from '../../../deps';
import { runPrepared } from '../../../db/prepared';
import { notBlocked, POST_JOINS, postCardOf, postColumns } from '../posts/post-cards';
import type { PostRow } from '../posts/post-cards';
import { stateRefusal } from '../refusals';
import type { FeedPage, Reading } from './chronological';
import { rankedCursor, rankedPlaceOf } from './cursor';
import type { RankedPlace, TimePlace } from './cursor';
import { MOST_RANKED, SNAPSHOT_LIFETIME } from './snapshots';
import { READ_ROWS } from './sources';

type FeedDeps = Pick<Deps, 'database' | 'db' | 'personKey'>;

const expired = (): Error =>
  stateRefusal('expired', {
    zh: '推荐已更新，请从头刷新',
    en: 'The recommendations have changed. Read them again from the top.',
  });

/** Where the feed begins: the newest ranking; null while there is none. */
async function beginning({ db }: FeedDeps): Promise<RankedPlace | null> {
  const row = await db
    .selectFrom('feed_snapshots')
    .select('id')
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { part: 'ranked', snapshotId: row.id, position: 0 } : null;
}

/** @throws DomainError 9991 (reason `expired`) where the ranking can be read no more */
async function requireSnapshot({ db }: FeedDeps, snapshotId: number, now: number): Promise<void> {
  const row = await db
    .selectFrom('feed_snapshots')
    .select('id')
    .where('id', '=', snapshotId)
    .where('made_at', '>=', new Date(now - SNAPSHOT_LIFETIME))
    .executeTakeFirst();
  if (!row) throw expired();
}

interface RankedRow extends PostRow {
  /** From 1. */
  readonly place: number;
}

/** Positions read at a time: some posts of a ranking are not shown any more, or not to this reader. */
const CHUNK = 3 * READ_ROWS;

const chunkOf = (
  { database }: FeedDeps,
  snapshotId: number,
  position: number,
  reader: string | null,
): Promise<RankedRow[]> =>
  runPrepared(
    database,
    sql<RankedRow>`with page as materialized (
        select p.id, (${position}::int + u.place)::int as place
        from feed_snapshots s,
          unnest(s.post_ids[${position}::int + 1 : ${position}::int + ${sql.lit(CHUNK)}]) with ordinality as u (id, place)
        join posts p on p.id = u.id
        where s.id = ${snapshotId}::bigint and p.state = 'published' and ${notBlocked(sql`p.author_id`, reader)}
        order by u.place limit ${sql.lit(READ_ROWS)}
      )
      select ${postColumns(reader)}, page.place from page join posts p on p.id = page.id ${POST_JOINS}
      order by page.place`,
  );

/** Rows of a page and one more, from a position on. */
async function rankedRows(
  deps: FeedDeps,
  snapshotId: number,
  position: number,
  reader: string | null,
): Promise<RankedRow[]> {
  const rows: RankedRow[] = [];
  for (let from = position; rows.length < READ_ROWS && from < MOST_RANKED; from += CHUNK)
    rows.push(...(await chunkOf(deps, snapshotId, from, reader)));
  return rows.slice(0, READ_ROWS);
}

const restRows = (
  { database }: FeedDeps,
  snapshotId: number,
  after: TimePlace | null,
  reader: string | null,
): Promise<PostRow[]> => {
  const { at, id } = after ?? { at: Date.parse('9999-12-31'), id: '' };
  return runPrepared(
    database,
    sql<PostRow>`with page as materialized (
        select p.id, p.published_at from posts p
        where p.state = 'published' and (p.published_at, p.id) < (${new Date(at)}::timestamptz, ${id}::text)
          and p.id not in (select unnest(s.post_ids) from feed_snapshots s where s.id = ${snapshotId}::bigint)
          and ${notBlocked(sql`p.author_id`, reader)}
        order by p.published_at desc, p.id desc limit ${sql.lit(READ_ROWS)}
      )
      select ${postColumns(reader)} from page join posts p on p.id = page.id ${POST_JOINS}
      order by page.published_at desc, page.id desc`,
  );
};

/**
 * A page of the recommended posts: positions in an unchanging ranking, then the latest posts that it lacks. Null while
 * there is no ranking.
 * @throws DomainError 9991 (reason `expired`), 9999
 */
export async function recommendedPage(
  deps: FeedDeps,
  cursor: string | undefined,
  { reader, now }: Reading,
): Promise<FeedPage | null> {
  const place = cursor === undefined ? await beginning(deps) : rankedPlaceOf(cursor);
  if (place === null) return null;
  const { snapshotId } = place;
  if (cursor !== undefined) await requireSnapshot(deps, snapshotId, now);
  const show = (rows: readonly PostRow[]) =>
    rows.slice(0, FEED_PAGE).map((row) => postCardOf(row, deps.personKey, now));
  if (place.part === 'ranked') {
    const rows = await rankedRows(deps, snapshotId, place.position, reader);
    const last = rows[FEED_PAGE - 1];
    if (rows.length > FEED_PAGE && last) {
      const next = rankedCursor({ part: 'ranked', snapshotId, position: last.place });
      return { list: show(rows), next, top: null };
    }
    const next = rankedCursor({ part: 'rest', snapshotId, after: null });
    if (rows.length > 0) return { list: show(rows), next, top: null };
  }
  const rows = await restRows(deps, snapshotId, place.part === 'rest' ? place.after : null, reader);
  const list = show(rows);
  const last = list.at(-1);
  const after = last && { at: last.publishedAt, id: last.postId };
  const next = rows.length > FEED_PAGE && after;
  return { list, next: next ? rankedCursor({ part: 'rest', snapshotId, after }) : null, top: null };
}
