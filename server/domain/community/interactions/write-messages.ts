import type { IsDue } from '../../../kernel/jobs';
import { sql } from 'kysely';
import { USER_TYPE } from '@contract/community/user-type-rules';
import type { Db } from '../../../db/database';
import { DAY } from '../../../kernel/clock';

/** Rows of `interactions_due` that one run takes. */
const BATCH = 300;
/** ms during which an unread message takes up what else happens to the same thing. */
const GROUPED = DAY;
/** Characters of the own text that a message quotes. */
const EXCERPT = 30;

/**
 * SQL of who is to be notified of what: `kind`, `subject_id` (the own post or comment, or the own author id), `source_id`
 * (the comment, or who liked or followed), `actor_id`, `owner_id`. An answer to a comment notifies those whom it
 * answers; a post's author then hears of it only once.
 */
const ACTS = sql`
  select 'liked' as kind, d.target_type as subject_type, d.target_id as subject_id, l.author_id as source_id,
    l.author_id as actor_id, coalesce(p.author_id, c.author_id) as owner_id
  from due d join likes l on l.target_type = d.target_type and l.target_id = d.target_id and l.author_id = any (d.author_ids)
  left join posts p on d.target_type = 'post' and p.id = d.target_id and p.state = 'published'
  left join comments c on d.target_type = 'comment' and c.id = d.target_id and c.state = 'published'
  where d.kind = 'liked'
  union all
  select 'followed', 'author', f.followed_id, f.follower_id, f.follower_id, f.followed_id
  from due d join follows f on f.followed_id = d.target_id and f.follower_id = any (d.author_ids)
  where d.kind = 'followed'
  union all
  select 'replied', 'comment', r.id, m.id, m.author_id, r.author_id
  from due d join comments m on m.id = d.target_id and m.state = 'published'
  join comments r on r.id in (m.parent_id, m.reply_to_id) and r.state = 'published'
  where d.kind = 'commented'
  union all
  select 'commented', 'post', p.id, m.id, m.author_id, p.author_id
  from due d join comments m on m.id = d.target_id and m.target_type = 'post' and m.state = 'published'
  join posts p on p.id = m.target_id and p.state = 'published'
  where d.kind = 'commented' and not exists (
    select from comments r where r.id in (m.parent_id, m.reply_to_id) and r.author_id = p.author_id
  )`;

/**
 * SQL condition on `acts` and the authors `a` (who acted) and `o` (the owner): not oneself, nobody who is blocked or
 * muted, no likes and follows of operated accounts, no kind that the owner has turned off.
 */
const isWanted = (at: Date) => sql`
  a.id <> o.id and (a.forbidden_until is null or a.forbidden_until <= ${at})
  and (a.user_type <> ${sql.lit(USER_TYPE.WATER_ARMY)} or acts.kind in ('commented', 'replied'))
  and not exists (select from blocks b where b.author_id = a.id and b.blocked_id = o.id)
  and not exists (select from blocks b where b.author_id = o.id and b.blocked_id = a.id)
  and not exists (select from muted_interactions m where m.user_id = o.user_id and m.kind = acts.kind)`;

/**
 * Writes the messages of up to {@link BATCH} due rows, in a transaction that only one process has at a time. What
 * happens to the same thing within a day is one message while that is unread; each interaction is notified of once,
 * however often it is set and ended.
 * @param now ms @returns whether there may be more
 */
export function writeInteractionMessages(db: Db, now: number): Promise<boolean> {
  const at = new Date(now);
  return db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('interaction messages')) as mine`.execute(trx);
    if (!locks[0]?.mine) return false;
    const { rows: due } = await sql<object>`
      delete from interactions_due
      where id in (select id from interactions_due order by id limit ${sql.lit(BATCH)})
      returning kind, target_type, target_id, author_ids`.execute(trx);
    if (due.length === 0) return false;
    await sql`
      with due as materialized (
        select d.kind, d.target_type, d.target_id, array(select json_array_elements_text(d.author_ids)) as author_ids
        from json_to_recordset(${JSON.stringify(due)}::json) as d (kind text, target_type text, target_id text, author_ids json)
      ),
      acts as (${ACTS}),
      fresh as (
        insert into interaction_sources (user_id, kind, subject_id, source_id, actor_id, at)
        select distinct on (o.user_id, acts.kind, acts.source_id, case when acts.kind = 'replied' then '' else acts.subject_id end)
          o.user_id, acts.kind, acts.subject_id, acts.source_id, a.id, ${at}
        from acts join authors a on a.id = acts.actor_id join authors o on o.id = acts.owner_id
        join users u on u.id = o.user_id and u.deleted_at is null
        where ${isWanted(at)}
        order by o.user_id, acts.kind, acts.source_id, case when acts.kind = 'replied' then '' else acts.subject_id end,
          acts.subject_id desc
        on conflict do nothing
        returning user_id, kind, subject_id, source_id
      ),
      grouped as (
        select f.user_id, f.kind, f.subject_id, count(*)::int as n,
          (array_agg(m.id order by m.published_at desc, m.id desc))[1] as comment_id
        from fresh f left join comments m on f.kind in ('commented', 'replied') and m.id = f.source_id
        group by f.user_id, f.kind, f.subject_id
      ),
      placed as (
        select g.*, p.kind as post_kind, left(coalesce(nullif(p.title, ''), p.body, c.body, ''), ${sql.lit(EXCERPT)}) as excerpt,
          coalesce(p.id, case when c.target_type = 'post' then c.target_id end) as post_id,
          case when c.target_type <> 'post' then c.target_type end as content_type, c.target_id as content_id,
          coalesce(g.comment_id, c.id) as linked_id,
          (select m.id from messages m
            where m.user_id = g.user_id and m.message_class = 'interaction' and m.read_at is null and m.kind = g.kind
              and m.params ->> 'subjectId' = g.subject_id and (m.params ->> 'since')::bigint > ${now - GROUPED}
            order by m.id desc limit 1) as message_id
        from grouped g
        left join posts p on g.kind in ('liked', 'commented') and p.id = g.subject_id
        left join comments c on g.kind in ('liked', 'replied') and c.id = g.subject_id
      ),
      linked as (
        select d.*, case
          when d.post_id is not null then jsonb_build_object('page', 'postDetail', 'query',
            jsonb_strip_nulls(jsonb_build_object('postId', d.post_id, 'commentId', d.linked_id)))
          when d.content_type = 'article' then jsonb_build_object('page', 'articleDetail', 'query',
            jsonb_build_object('articleId', d.content_id, 'commentId', d.linked_id))
          when d.content_type = 'video' then jsonb_build_object('page', 'videoDetail', 'query',
            jsonb_build_object('videoId', d.content_id, 'commentId', d.linked_id))
          end as link
        from placed d
      ),
      extended as (
        update messages m set created_at = ${at}, link = d.link, params = m.params || jsonb_build_object('count',
            ((m.params ->> 'count')::int + d.n)::text)
        from linked d where m.id = d.message_id and m.read_at is null
        returning d.user_id, d.kind, d.subject_id
      )
      insert into messages (user_id, message_class, kind, params, link, dedupe_key, created_at)
      select d.user_id, 'interaction', d.kind, jsonb_build_object('subjectId', d.subject_id, 'since', ${String(now)}::text,
          'count', d.n::text, 'excerpt', d.excerpt, 'thing', case
            when d.post_kind = 'question' then '{"zh":"提问","en":"question"}'::jsonb
            when d.post_kind is not null then '{"zh":"帖子","en":"post"}'::jsonb
            else '{"zh":"评论","en":"comment"}'::jsonb end),
        d.link, null, ${at}
      from linked d
      where not exists (
        select from extended e where e.user_id = d.user_id and e.kind = d.kind and e.subject_id = d.subject_id
      )`.execute(trx);
    return due.length === BATCH;
  });
}

/** Whether interactions wait for their messages. */
export const areInteractionsDue: IsDue = () => sql`exists (select from interactions_due)`;
