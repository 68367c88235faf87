import { sql } from 'kysely';
import { POSTS_BEFORE_TOPIC } from '@contract/community/content-limit-rules';
import type { Db } from '../../../db/database';
import { newId } from '../../../kernel/ids';
import type { Author } from '../authors/find-author';
import { checkTopic } from '../moderation/check-short-text';
import { failure } from '../refusals/refusals';

/**
 * Ids of a post's topics by their names; missing ones are created.
 * @throws DomainError 9900 (reason `newTopic`) where the author has too few posts to create one
 */
export async function topicIdsOf(
  db: Db,
  author: Author,
  names: readonly string[],
  now: number,
): Promise<string[]> {
  if (names.length === 0) return [];
  const read = () =>
    db.selectFrom('topics').select(['id', 'name']).where('name', 'in', names).execute();
  const existing = await read();
  const missing = names.filter((name) => !existing.some((topic) => topic.name === name));
  if (missing.length === 0) return existing.map(({ id }) => id);
  if (author.posts < POSTS_BEFORE_TOPIC || missing.some((name) => checkTopic(name) !== null))
    throw failure('newTopic', {
      zh: `发布过 ${POSTS_BEFORE_TOPIC} 篇帖子后可以创建话题，请先选择已有的话题`,
      en: `After ${POSTS_BEFORE_TOPIC} posts you can create topics. Choose one that exists.`,
    });
  await db
    .insertInto('topics')
    .values(missing.sort().map((name) => ({ id: newId(), name, created_at: new Date(now) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await read()).map(({ id }) => id);
}

/** Counts a post in or out of its circle, topics and author, when it appears or disappears. */
export async function countPost(db: Db, postId: string, by: 1 | -1): Promise<void> {
  const n = sql.lit(by);
  await sql`update topics t set posts = t.posts + ${n} from (
      select id from topics where id in (select topic_id from post_topics where post_id = ${postId})
      order by id for update
    ) s where t.id = s.id`.execute(db);
  await sql`update circles c set posts = c.posts + ${n} from posts p
    where p.id = ${postId} and c.id = p.circle_id`.execute(db);
  await sql`update authors a set posts = a.posts + ${n} from posts p
    where p.id = ${postId} and a.id = p.author_id`.execute(db);
}
