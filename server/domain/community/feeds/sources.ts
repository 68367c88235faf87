import { sql } from 'kysely';
import type { Feed } from '@contract/community/post-endpoints';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import { queryOf, tokensOf } from '../../../search/tokens';
import { notBlocked } from '../posts/post-cards';
import { wrongInput } from '../refusals/refusals';
import type { TimePosition } from './cursor';
import { followedAmongNewest, followedByAuthor } from './following';
import { foundAmongNewest, foundByIndex } from './found-posts';
import { fromPosition } from './position-condition';
import type { Part } from './position-condition';

/** A feed and what it is of. */
export interface FeedRequest {
  readonly feed: Feed;
  readonly circleId?: string | undefined;
  readonly topicId?: string | undefined;
  readonly vaccineCode?: string | undefined;
  readonly userId?: string | undefined;
  readonly word?: string | undefined;
  readonly questions?: boolean | undefined;
}

/** Rows read of a page: one more says that there is another page. */
export const READ_ROWS = FEED_PAGE + 1;

function required(value: string | undefined): string {
  if (value === undefined)
    throw wrongInput('缺少这个列表的对象', 'The call does not say what the feed is of.');
  return value;
}

/** Query for a search's word; null where it has no words. @throws DomainError 9999 */
const queryFor = ({ word }: FeedRequest): string | null =>
  queryOf('post', tokensOf(required(word)));

/**
 * Where a page is looked for first: among the newest posts. It holds where it is a full page. Null: not of this feed.
 * @throws DomainError 9999
 */
export function idsAmongNewest(
  request: FeedRequest,
  reader: string | null,
  position: TimePosition | null,
): Part | null {
  if (request.feed === 'following') return followedAmongNewest(reader, position, READ_ROWS);
  const query = request.feed === 'search' ? queryFor(request) : null;
  return query === null ? null : foundAmongNewest(query, reader, position, READ_ROWS);
}

/** Ids and times of a chronological feed's posts, the newest first, from a place on. */
export function idsOf(
  request: FeedRequest,
  reader: string | null,
  position: TimePosition | null,
  { side, most }: { readonly side: '<' | '>'; readonly most: number },
): Part {
  const published = sql`p.state = 'published'`;
  const seen = notBlocked(sql`p.author_id`, reader);
  const from = (more: Part, isOwn = false): Part => sql`
    select p.id, p.published_at from posts p
    where ${isOwn ? sql`p.state in ('published', 'checking', 'held')` : published}
      and ${fromPosition(sql`p.published_at`, sql`p.id`, position, side)} and ${seen} and ${more}
      and ${request.questions ? sql`p.kind = 'question'` : sql`true`}
    order by p.published_at desc, p.id desc limit ${sql.lit(most)}`;
  switch (request.feed) {
    case 'circle':
      return from(sql`p.circle_id = ${required(request.circleId)}`);
    case 'vaccine':
      return from(sql`p.vaccine_code = ${required(request.vaccineCode)}`);
    case 'user': {
      const userId = required(request.userId);
      return from(sql`p.author_id = ${userId}`, userId === reader);
    }
    case 'unanswered':
      return from(sql`p.kind = 'question' and not p.answered`);
    case 'topic':
      return sql`
        select p.id, p.published_at from post_topics pt join posts p on p.id = pt.post_id
        where pt.topic_id = ${required(request.topicId)} and ${published} and ${seen}
          and ${fromPosition(sql`pt.published_at`, sql`pt.post_id`, position, side)}
          and ${request.questions ? sql`p.kind = 'question'` : sql`true`}
        order by pt.published_at desc, pt.post_id desc limit ${sql.lit(most)}`;
    case 'following':
      return followedByAuthor(reader, position, { side, most });
    case 'search': {
      const query = queryFor(request);
      return query === null
        ? sql`select p.id, p.published_at from posts p where false`
        : foundByIndex(query, reader, position, most);
    }
    default:
      return from(sql`true`);
  }
}
