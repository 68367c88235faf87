import { sql } from 'kysely';
import type { Db } from '../../../db/database';
import { USER_TYPE } from '@contract/community/user-type-rules';
import { noteComment } from '../interactions/due';

/** What one person's first comment on a post weighs in its ranking. */
export const COMMENT_HEAT = 2;

/**
 * Counts a comment in or out where it stands: its post, article or video, and the comment that it replies to. The post
 * is answered while a doctor's comment on it is shown. One that appears is due to be notified of.
 */
export async function countComment(db: Db, commentId: string, by: 1 | -1): Promise<void> {
  const n = sql.lit(by);
  const own = sql`(select * from comments where id = ${commentId}) m`;
  await sql`update posts p set comments = p.comments + ${n},
      answered = exists (select 1 from comments x where x.target_type = 'post' and x.target_id = p.id
        and x.parent_id is null and x.is_answer and x.state = 'published'),
      heat = p.heat + case when a.user_type = ${sql.lit(USER_TYPE.WATER_ARMY)} or a.id is not distinct from p.author_id
        or exists (select 1 from comments x where x.target_type = 'post' and x.target_id = p.id
          and x.author_id = m.author_id and x.state = 'published' and x.id <> m.id)
        then 0 else ${sql.lit(by * COMMENT_HEAT)} end
    from ${own} left join authors a on a.id = m.author_id
    where m.target_type = 'post' and p.id = m.target_id`.execute(db);
  if (by === 1) await noteComment(db, commentId);
  await sql`insert into content_counts as c (target_type, target_id, comments)
    select m.target_type, m.target_id, ${n} from ${own} where m.target_type <> 'post'
    on conflict (target_type, target_id) do update set comments = c.comments + ${n}`.execute(db);
  await sql`update comments c set replies = c.replies + ${n} from ${own} where c.id = m.parent_id`.execute(
    db,
  );
}
