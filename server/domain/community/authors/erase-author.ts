import { sql } from 'kysely';
import { USER_TYPE } from '@contract/community/user-type-rules';
import type { Db } from '../../../db/database';
import { COMMENT_HEAT } from '../comments/count-comment';
import { forgetDue } from '../interactions/due';
import { closeCasesOf } from '../moderation/close-cases';
import { lockTarget, setTargetState } from '../moderation/target-state';
import { noteStalePosts } from '../posts/note-stale';
import { REACTION_HEAT } from '../reactions/reaction-statement';

/** What becomes of what a deleted account wrote: removed with it, or left without its name. */
export type WrittenContent = 'remove' | 'anonymise';

/** How many posts and comments an account has written and not deleted. */
export async function countWritten(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from authors a cross join lateral (
      select p.id from posts p where p.author_id = a.id and p.state <> 'deleted'
      union all select c.id from comments c where c.author_id = a.id and c.state <> 'deleted'
    ) w where a.user_id = ${userId}`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Prepares the deletion of an account's author, in its transaction. Counters lose the author's reactions, follows and
 * memberships; the rows go with the author's. With `remove` posts and comments lose their text as well and are seen by
 * nobody, staff included; otherwise they stay, by nobody. Nicknames, provinces, pictures and edit histories go in either
 * case.
 */
export async function eraseAuthor(
  db: Db,
  userId: string,
  written: WrittenContent,
  now: number,
): Promise<void> {
  const author = await db
    .selectFrom('authors')
    .select(['id', 'user_type'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!author) return;
  const { id } = author;
  for (const [table, target, counted] of [
    ['likes', 'post', 'posts'],
    ['likes', 'comment', 'comments'],
    ['collects', 'post', 'posts'],
  ] as const) {
    const cooled = target === 'post' && author.user_type !== USER_TYPE.WATER_ARMY;
    const heat = cooled ? sql`, heat = t.heat - ${sql.lit(REACTION_HEAT[table])}` : sql``;
    await sql`update ${sql.table(counted)} t set ${sql.ref(table)} = t.${sql.ref(table)} - 1 ${heat} from (
        select t.id from ${sql.table(counted)} t join ${sql.table(table)} r on r.target_id = t.id
        where r.target_type = ${target} and r.author_id = ${id} order by t.id for no key update of t
      ) s where t.id = s.id`.execute(db);
  }
  await sql`update authors a set likes = a.likes - s.n from (
      select o.id, g.n from (
        select coalesce(p.author_id, c.author_id) as id, count(*)::int as n from likes l
        left join posts p on l.target_type = 'post' and p.id = l.target_id
        left join comments c on l.target_type = 'comment' and c.id = l.target_id
        where l.author_id = ${id} group by 1
      ) g join authors o on o.id = g.id order by o.id for no key update of o
    ) s where a.id = s.id`.execute(db);
  for (const table of ['likes', 'collects'] as const)
    await sql`update content_counts t set ${sql.ref(table)} = t.${sql.ref(table)} - 1 from ${sql.table(table)} r
      where r.author_id = ${id} and r.target_type = t.target_type and r.target_id = t.target_id`.execute(
      db,
    );
  await sql`update circles c set members = c.members - 1 from circle_members m
    where m.author_id = ${id} and m.circle_id = c.id`.execute(db);
  await sql`update topics t set followers = t.followers - 1 from topic_follows f
    where f.author_id = ${id} and f.topic_id = t.id`.execute(db);
  await sql`update authors a set following = a.following - 1 from follows f
    where f.followed_id = ${id} and a.id = f.follower_id`.execute(db);
  await sql`update authors a set followers = a.followers - 1 from follows f
    where f.follower_id = ${id} and a.id = f.followed_id`.execute(db);
  await sql`delete from post_edits e using posts p where p.id = e.post_id and p.author_id = ${id}`.execute(
    db,
  );
  await forgetDue(db, id);
  for (const table of ['posts', 'comments'] as const)
    await db.updateTable(table).set({ province: null }).where('author_id', '=', id).execute();
  if (written !== 'remove') return publishChecking(db, id, now);
  await removeWritten(db, id);
  await closeCasesOf(db, id, now);
}

/** Shows what only waited for the checks of pictures, which go with the account: nothing else would ever show it. */
async function publishChecking(db: Db, authorId: string, now: number): Promise<void> {
  for (const [type, table] of [
    ['post', 'posts'],
    ['comment', 'comments'],
  ] as const) {
    const waiting = await db
      .selectFrom(table)
      .select('id')
      .where('author_id', '=', authorId)
      .where('state', '=', 'checking')
      .orderBy('id')
      .execute();
    for (const { id } of waiting) {
      const found = await lockTarget(db, { type, id });
      if (found?.state !== 'checking') continue;
      const change = { from: 'checking', to: 'published' } as const;
      await setTargetState(db, { type, id }, change, { now, appearance: 'asNew' });
    }
  }
}

async function removeWritten(db: Db, authorId: string): Promise<void> {
  await sql`update topics t set posts = t.posts - s.n from (
      select pt.topic_id, count(*)::int as n from posts p join post_topics pt on pt.post_id = p.id
      where p.author_id = ${authorId} and p.state = 'published' group by pt.topic_id
    ) s where t.id = s.topic_id`.execute(db);
  await sql`update circles c set posts = c.posts - s.n from (
      select circle_id, count(*)::int as n from posts where author_id = ${authorId} and state = 'published' group by circle_id
    ) s where c.id = s.circle_id`.execute(db);
  await noteStalePosts(db, authorId);
  await sql`update posts set state = 'deleted', title = '', body = '' where author_id = ${authorId}`.execute(
    db,
  );
  const commented = sql`(
      select target_id, count(*)::int as n from comments
      where author_id = ${authorId} and state = 'published' and target_type = 'post' group by target_id
    )`;
  const isRanked = sql`(select user_type <> ${sql.lit(USER_TYPE.WATER_ARMY)} from authors where id = ${authorId})`;
  await sql`update posts p set comments = p.comments - s.n,
      heat = p.heat - case when ${isRanked} and p.author_id is distinct from ${authorId} then ${sql.lit(COMMENT_HEAT)} else 0 end,
      answered = exists (select 1 from comments x where x.target_type = 'post' and x.target_id = p.id
        and x.parent_id is null and x.is_answer and x.state = 'published' and x.author_id is distinct from ${authorId})
    from (select p.id as target_id, c.n from ${commented} c join posts p on p.id = c.target_id
      order by p.id for no key update of p) s
    where p.id = s.target_id`.execute(db);
  await sql`update content_counts t set comments = t.comments - s.n from (
      select target_type, target_id, count(*)::int as n from comments
      where author_id = ${authorId} and state = 'published' and target_type <> 'post' group by target_type, target_id
    ) s where t.target_type = s.target_type and t.target_id = s.target_id`.execute(db);
  await sql`update comments c set replies = c.replies - s.n from (
      select parent_id, count(*)::int as n from comments
      where author_id = ${authorId} and state = 'published' and parent_id is not null group by parent_id
    ) s where c.id = s.parent_id`.execute(db);
  await sql`update comments set state = 'deleted', body = '' where author_id = ${authorId}`.execute(
    db,
  );
}
