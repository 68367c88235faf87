import { sql } from 'kysely';
import type { PostCard } from '@contract/community/cards';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { Deps } from '../../../deps';
import { runPrepared } from '../../../db/prepared';
import { POST_JOINS, postCardOf, postColumns } from '../posts/post-cards';
import type { PostRow } from '../posts/post-cards';
import { timeCursor, parseTimeCursor } from './cursor';
import type { Part } from './position-condition';
import { idsAmongNewest, idsOf, READ_ROWS } from './sources';
import type { FeedRequest } from './sources';

/** A page of a feed; `next` is null at its end, `top` the place where it began. */
export interface FeedPage {
  readonly list: PostCard[];
  readonly next: string | null;
  readonly top: string | null;
}

/** Who reads, and when. */
export interface Reading {
  readonly reader: string | null;
  /** ms. */
  readonly now: number;
}

type FeedDeps = Pick<Deps, 'database' | 'personKey'>;

const positionOf = (card: PostCard): string =>
  timeCursor({ at: card.publishedAt, id: card.postId });

const rowsOf = ({ database }: FeedDeps, ids: Part, reader: string | null): Promise<PostRow[]> =>
  runPrepared(
    database,
    sql<PostRow>`with page as materialized (${ids})
      select ${postColumns(reader)} from page join posts p on p.id = page.id ${POST_JOINS}
      order by page.published_at desc, page.id desc`,
  );

/** A page of posts by time, the newest first, from a cursor on. @throws DomainError 9999 */
export async function chronologicalPage(
  deps: FeedDeps,
  request: FeedRequest,
  cursor: string | undefined,
  { reader, now }: Reading,
): Promise<FeedPage> {
  const position = parseTimeCursor(cursor);
  const newest = idsAmongNewest(request, reader, position);
  let rows = newest ? await rowsOf(deps, newest, reader) : [];
  if (rows.length < READ_ROWS)
    rows = await rowsOf(
      deps,
      idsOf(request, reader, position, { side: '<', most: READ_ROWS }),
      reader,
    );
  const list = rows.slice(0, FEED_PAGE).map((row) => postCardOf(row, deps.personKey, now));
  const [first, last] = [list[0], list.at(-1)];
  return {
    list,
    next: rows.length > FEED_PAGE && last ? positionOf(last) : null,
    top: cursor === undefined && first ? positionOf(first) : null,
  };
}

/** Most that is counted. */
const MOST_NEWER = 99;

/** How many posts of a feed are newer than a place. @throws DomainError 9999 */
export async function countNewer(
  { database }: Pick<Deps, 'database'>,
  request: FeedRequest,
  top: string,
  reader: string | null,
): Promise<number> {
  const ids = idsOf(request, reader, parseTimeCursor(top), { side: '>', most: MOST_NEWER });
  const [row] = await runPrepared(
    database,
    sql<{ count: number }>`select count(*)::int as count from (${ids}) n`,
  );
  return row?.count ?? 0;
}
