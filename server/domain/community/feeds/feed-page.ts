import { CODE } from '@contract/errors';
import type { Deps } from '../../../deps';
import { DomainError } from '../../../http/domain-error';
import { NOT_FOUND } from '../refusals/refusals';
import { chronologicalPage } from './chronological';
import type { FeedPage, Reading } from './chronological';
import { recommendedPage } from './recommended';
import type { FeedRequest } from './sources';

/** @throws DomainError 1007, 1006, 1002 where what the feed is of does not exist */
async function requireFeed(
  { db }: Pick<Deps, 'db'>,
  { feed, circleId, topicId, userId }: FeedRequest,
): Promise<void> {
  const exists = async (table: 'circles' | 'topics' | 'authors', id: string): Promise<boolean> =>
    (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  if (feed === 'circle' && circleId !== undefined && !(await exists('circles', circleId)))
    throw NOT_FOUND.circle();
  if (feed === 'topic' && topicId !== undefined && !(await exists('topics', topicId)))
    throw NOT_FOUND.topic();
  if (feed === 'user' && userId !== undefined && !(await exists('authors', userId)))
    throw NOT_FOUND.user();
}

type FeedDeps = Pick<Deps, 'db' | 'database' | 'personKey'>;

async function pageOf(
  deps: FeedDeps,
  request: FeedRequest,
  cursor: string | undefined,
  reading: Reading,
): Promise<FeedPage> {
  if (request.feed !== 'recommended') return chronologicalPage(deps, request, cursor, reading);
  const isRanked = cursor === undefined || /^[rt]\./.test(cursor);
  const page = isRanked ? await recommendedPage(deps, cursor, reading) : null;
  if (page) return page;
  const latest = await chronologicalPage(deps, { feed: 'latest' }, cursor, reading);
  return { ...latest, top: null };
}

/**
 * A page of any feed. While there is no ranking, the recommended are the latest.
 * @throws DomainError 1001 where a feed needs a login, 1002, 1006, 1007, 9991, 9999
 */
export async function feedPage(
  deps: FeedDeps,
  request: FeedRequest,
  cursor: string | undefined,
  reading: Reading & { readonly userId: string | null },
): Promise<FeedPage> {
  if (request.feed === 'following' && reading.userId === null)
    throw new DomainError(CODE.LOGIN_INVALID);
  const page = await pageOf(deps, request, cursor, reading);
  // What has posts exists.
  if (page.list.length === 0) await requireFeed(deps, request);
  return page;
}
