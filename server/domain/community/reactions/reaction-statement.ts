import type { ContentTarget, LikeTarget } from '@contract/community/cards';
import { namedStatement } from '../../../db/named-statement';
import { USER_TYPE } from '@contract/community/user-type-rules';

/** A like or a collection, and of what. */
export type Reaction =
  | { readonly table: 'likes'; readonly target: LikeTarget }
  | { readonly table: 'collects'; readonly target: ContentTarget };

/** Where a target's counters are. */
const COUNTED = {
  post: { table: 'posts', visible: `t.state = 'published'` },
  comment: { table: 'comments', visible: `t.state = 'published'` },
  article: {
    table: 'articles',
    visible:
      't.published_at <= :now::timestamptz and (t.published_until is null or t.published_until > :now::timestamptz)',
  },
  video: { table: 'videos', visible: 't.published_at <= :now::timestamptz' },
} as const;

const blocked = (ownerId: string): string =>
  `exists (select 1 from blocks b where (b.author_id, b.blocked_id) in ((s.author_id, ${ownerId}), (${ownerId}, s.author_id)))`;

/** A comment is shown below what it is on, and a reply below what it answers. */
const COMMENT_SHOWN = `
  and (t.target_type <> 'post' or exists (
    select 1 from posts p where p.id = t.target_id and p.state = 'published' and not ${blocked('p.author_id')}))
  and (t.parent_id is null or exists (
    select 1 from comments o where o.id = t.parent_id and o.state = 'published' and not ${blocked('o.author_id')}))`;

/** What one person's reaction weighs in a post's ranking. */
export const REACTION_HEAT = { likes: 1, collects: 3 } as const;
/** Authors' received likes count posts and comments. */
const OWNED = ['post', 'comment'];

/**
 * Sets or ends many reactions to one kind of target at once. `on` says whether each is set.
 * Rows are locked by id, so that two such statements never wait for each other in a ring; each counter changes by the
 * number of rows that really appeared or disappeared, and once a statement however many ask; so does the row from which
 * the message to the target's author is written.
 * Answers for each pair that may react: the target, and its counter afterwards. A pair that may not has no row: the
 * target is not shown, nor what a comment stands below, its author's account was deleted, or one of the two has blocked
 * the other.
 */
export function reactionStatement({ table, target }: Reaction) {
  const counted = COUNTED[target];
  const isOwned = OWNED.includes(target);
  const isPost = target === 'post';
  const counts = isOwned
    ? `update ${counted.table} t set ${table} = t.${table} + d.n${isPost ? `, heat = t.heat + ${REACTION_HEAT[table]} * d.ranked` : ''}
       from delta d where t.id = d.target_id returning t.id, t.${table} as total`
    : `insert into content_counts as t (target_type, target_id, ${table})
       select '${target}', d.target_id, d.n from delta d order by d.target_id
       on conflict (target_type, target_id) do update set ${table} = t.${table} + excluded.${table}
       returning t.target_id as id, t.${table} as total`;
  const current = isOwned
    ? `select t.id, t.${table} as total from ${counted.table} t`
    : `select t.target_id as id, t.${table} as total from content_counts t where t.target_type = '${target}'`;
  const notBlocked = isOwned ? `and not ${blocked('t.author_id')}` : '';
  const isComment = target === 'comment';
  return namedStatement(`${table} ${target}`, 'authorId targetId on now')`
with asked as (select * from unnest(:authorId::text[], :targetId::text[], :on::boolean[]) as s (author_id, target_id, is_on)),
locked as materialized (
  select t.id${isOwned ? ', t.author_id, t.state' : ', t.published_at'}${target === 'article' ? ', t.published_until' : ''}${isComment ? ', t.target_type, t.target_id, t.parent_id' : ''} from ${counted.table} t
  where t.id in (select target_id from asked) order by t.id ${isOwned ? 'for no key update' : ''}
),
possible as materialized (
  select s.author_id, s.target_id, s.is_on${isOwned ? ', t.author_id as owner_id' : ''}
  from asked s join authors w on w.id = s.author_id join locked t on t.id = s.target_id where ${counted.visible} ${notBlocked} ${isComment ? COMMENT_SHOWN : ''}
),
added as (
  insert into ${table} (author_id, target_type, target_id, at)
  select author_id, '${target}', target_id, :now::timestamptz from possible where is_on order by target_id, author_id
  on conflict do nothing returning author_id, target_id
),
removed as (
  delete from ${table} l using possible s
  where not s.is_on and l.target_type = '${target}' and l.target_id = s.target_id and l.author_id = s.author_id
  returning l.author_id, l.target_id
),
delta as (
  select c.target_id, sum(c.n)::int as n, sum(case when a.user_type = ${USER_TYPE.WATER_ARMY} then 0 else c.n end)::int as ranked
  from (select author_id, target_id, 1 as n from added union all select author_id, target_id, -1 from removed) c
  join authors a on a.id = c.author_id
  group by c.target_id
),
counted as (${counts})${
    isOwned && table === 'likes'
      ? `,
owners as (
  select o.id, g.n from (
    select t.author_id, sum(d.n)::int as n from delta d join locked t on t.id = d.target_id
    where t.author_id is not null group by t.author_id
  ) g join authors o on o.id = g.author_id order by o.id for no key update of o
),
received as (update authors a set likes = a.likes + o.n from owners o where a.id = o.id returning a.id),
due as (
  insert into interactions_due (kind, target_type, target_id, author_ids)
  select 'liked', '${target}', a.target_id, array_agg(a.author_id) from added a join locked t on t.id = a.target_id
  where t.author_id <> a.author_id group by a.target_id
)`
      : ''
  }
select s.author_id, s.target_id, coalesce(c.total, p.total, 0)::int as total
from possible s left join counted c on c.id = s.target_id
left join (${current}${isOwned ? ' where' : ' and'} ${isOwned ? 't.id' : 't.target_id'} in (select target_id from asked)) p on p.id = s.target_id`;
}
