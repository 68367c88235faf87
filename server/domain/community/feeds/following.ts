import { sql } from 'kysely';
import { notBlocked } from '../posts/post-cards';
import type { TimePosition } from './cursor';
import { fromPosition } from './position-condition';
import type { Part } from './position-condition';

/** Newest posts of everybody among which those of the followed are looked for. */
const MOST_WALKED = 4_000;
/** Followed authors up to whom it costs less to read the posts of each. */
const FEW_FOLLOWED = 50;

const latestFirst = sql`order by p.published_at desc, p.id desc`;

/**
 * Ids and times of followed authors' posts among the newest of everybody: many followed authors fill a page from a few
 * thousand. Fewer rows than asked for say nothing: the feed may go on further back.
 */
export const followedAmongNewest = (
  reader: string | null,
  position: TimePosition | null,
  most: number,
): Part => sql`
  select p.id, p.published_at from (
    select p.id, p.published_at, p.author_id from posts p
    where p.state = 'published' and ${fromPosition(sql`p.published_at`, sql`p.id`, position)}
    ${latestFirst} limit (
      select case when count(*) > ${sql.lit(FEW_FOLLOWED)} then ${sql.lit(MOST_WALKED)} else 0 end
      from (select 1 from follows f where f.follower_id = ${reader} limit ${sql.lit(FEW_FOLLOWED + 1)}) f
    )
  ) p
  where p.author_id in (select f.followed_id from follows f where f.follower_id = ${reader})
    and ${notBlocked(sql`p.author_id`, reader)}
  ${latestFirst} limit ${sql.lit(most)}`;

/**
 * The same, however far back: one post of each followed author by index, the newest, then more of those authors only
 * whose newest is among the page's. What the others wrote is older than a whole page.
 */
export function followedByAuthor(
  reader: string | null,
  position: TimePosition | null,
  { side, most }: { readonly side: '<' | '>'; readonly most: number },
): Part {
  const ofAuthor = (authorId: Part, count: number): Part => sql`
    select p.id, p.published_at from posts p
    where p.author_id = ${authorId} and p.state = 'published'
      and ${fromPosition(sql`p.published_at`, sql`p.id`, position, side)}
    ${latestFirst} limit ${sql.lit(count)}`;
  return sql`
    select p.id, p.published_at from (
      select f.followed_id as author_id from follows f cross join lateral (${ofAuthor(sql`f.followed_id`, 1)}) p
      where f.follower_id = ${reader} and ${notBlocked(sql`f.followed_id`, reader)}
      ${latestFirst} limit ${sql.lit(most)}
    ) a cross join lateral (${ofAuthor(sql`a.author_id`, most)}) p
    ${latestFirst} limit ${sql.lit(most)}`;
}
