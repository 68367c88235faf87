import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Feed } from '@contract/community/post-endpoints';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import { queryOf, tokensOf } from '../../../search/tokens';
import { notBlocked } from '../posts/post-cards';
import { wrongInput } from '../refusals';
import type { TimePlace } from './cursor';

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

/** Posts that a search takes into account: the newest that it finds. */
const MOST_FOUND = 1_000;
/** Rows read of a page: one more says that there is another page. */
export const READ_ROWS = FEED_PAGE + 1;

type Part = RawBuilder<unknown>;

function required(value: string | undefined): string {
  if (value === undefined)
    throw wrongInput('缺少这个列表的对象', 'The call does not say what the feed is of.');
  return value;
}

/** SQL condition: older than a place, or newer; true for none. */
const fromPlace = (time: Part, id: Part, place: TimePlace | null, side: '<' | '>'): Part =>
  place === null
    ? sql`true`
    : sql`(${time}, ${id}) ${sql.raw(side)} (${new Date(place.at)}::timestamptz, ${place.id}::text)`;

/** Ids and times of a chronological feed's posts, the newest first, from a place on. */
export function idsOf(
  request: FeedRequest,
  reader: string | null,
  place: TimePlace | null,
  { side, most }: { readonly side: '<' | '>'; readonly most: number },
): Part {
  const published = sql`p.state = 'published'`;
  const seen = notBlocked(sql`p.author_id`, reader);
  const from = (more: Part, isOwn = false): Part => sql`
    select p.id, p.published_at from posts p
    where ${isOwn ? sql`p.state in ('published', 'checking', 'held')` : published}
      and ${fromPlace(sql`p.published_at`, sql`p.id`, place, side)} and ${seen} and ${more}
      and ${request.questions ? sql`p.kind = 'question'` : sql`true`}
    order by p.published_at desc, p.id desc limit ${sql.lit(most)}`;
  const ofAuthor = (authorId: Part, count: number): Part => sql`
    select p.id, p.published_at from posts p
    where p.author_id = ${authorId} and ${published} and ${fromPlace(sql`p.published_at`, sql`p.id`, place, side)}
    order by p.published_at desc, p.id desc limit ${sql.lit(count)}`;
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
          and ${fromPlace(sql`pt.published_at`, sql`pt.post_id`, place, side)}
          and ${request.questions ? sql`p.kind = 'question'` : sql`true`}
        order by pt.published_at desc, pt.post_id desc limit ${sql.lit(most)}`;
    case 'following':
      // One post of each followed author by index, the newest, then more of those authors only whose newest is among
      // the page's: what the others wrote is older than a whole page.
      return sql`
        select p.id, p.published_at from (
          select f.followed_id as author_id from follows f cross join lateral (${ofAuthor(sql`f.followed_id`, 1)}) p
          where f.follower_id = ${reader} and ${notBlocked(sql`f.followed_id`, reader)}
          order by p.published_at desc, p.id desc limit ${sql.lit(most)}
        ) a cross join lateral (${ofAuthor(sql`a.author_id`, most)}) p
        order by p.published_at desc, p.id desc limit ${sql.lit(most)}`;
    case 'search': {
      const query = queryOf('post', tokensOf(required(request.word)));
      if (query === null) return sql`select p.id, p.published_at from posts p where false`;
      return sql`
        select p.id, p.published_at from (
          select d.id from search_documents d where d.kind = 'post' and d.terms @@ ${query}::tsquery
          order by d.rank, d.id limit ${sql.lit(MOST_FOUND)}
        ) d join posts p on p.id = d.id
        where ${published} and ${seen} and ${fromPlace(sql`p.published_at`, sql`p.id`, place, side)}
        order by p.published_at desc, p.id desc limit ${sql.lit(most)}`;
    }
    default:
      return from(sql`true`);
  }
}
