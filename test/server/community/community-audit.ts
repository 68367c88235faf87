import type { Client } from 'pg';

/**
 * Counters that differ from what they count, each as `table.counter id: stored, counted`. Comments and replies count
 * while they are shown; what is not shown keeps its counters.
 */
export async function wrongCounters(database: Client): Promise<string[]> {
  const counted = {
    'posts.likes': `(select count(*) from likes where target_type = 'post' and target_id = t.id)`,
    'posts.collects': `(select count(*) from collects where target_type = 'post' and target_id = t.id)`,
    'posts.comments': `(select count(*) from comments where target_type = 'post' and target_id = t.id and state = 'published')`,
    'posts.answered::int': `(select count(*) from (select from comments where target_type = 'post' and target_id = t.id and is_answer and state = 'published' limit 1) a)`,
    'comments.likes': `(select count(*) from likes where target_type = 'comment' and target_id = t.id)`,
    'comments.replies': `(select count(*) from comments c where c.parent_id = t.id and c.state = 'published')`,
    'authors.posts': `(select count(*) from posts where author_id = t.id and state = 'published')`,
    'authors.followers': `(select count(*) from follows where followed_id = t.id)`,
    'authors.following': `(select count(*) from follows where follower_id = t.id)`,
    'authors.likes': `(select count(*) from likes l left join posts p on l.target_type = 'post' and p.id = l.target_id
       left join comments c on l.target_type = 'comment' and c.id = l.target_id where coalesce(p.author_id, c.author_id) = t.id)`,
    'circles.members': `(select count(*) from circle_members where circle_id = t.id)`,
    'circles.posts': `(select count(*) from posts where circle_id = t.id and state = 'published')`,
    'topics.followers': `(select count(*) from topic_follows where topic_id = t.id)`,
    'topics.posts': `(select count(*) from post_topics pt join posts p on p.id = pt.post_id where pt.topic_id = t.id and p.state = 'published')`,
  };
  const wrong: string[] = [];
  for (const [name, count] of Object.entries(counted)) {
    const [table, counter] = name.split('.') as [string, string];
    const shown = ['posts', 'comments'].includes(table) ? `where t.state = 'published'` : '';
    const { rows } = await database.query<{ id: string; stored: number; counted: string }>(
      `select * from (select t.id, t.${counter} as stored, ${count} as counted from ${table} t ${shown}) c where stored <> counted`,
    );
    wrong.push(...rows.map((row) => `${name} ${row.id}: ${row.stored}, ${row.counted}`));
  }
  for (const counter of ['likes', 'collects', 'comments']) {
    const isShown = counter === 'comments' ? `and r.state = 'published'` : '';
    const { rows } = await database.query<{ target_id: string }>(
      `select target_id from content_counts t where t.${counter} <>
         (select count(*) from ${counter} r where r.target_type = t.target_type and r.target_id = t.target_id ${isShown})`,
    );
    wrong.push(...rows.map((row) => `content_counts.${counter} ${row.target_id}`));
  }
  return wrong;
}
