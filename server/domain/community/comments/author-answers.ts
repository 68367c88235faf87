import { sql } from 'kysely';
import type { AuthorAnswer } from '@contract/community/user-endpoints';
import { FEED_PAGE } from '@contract/community/content-limit-rules';
import type { Deps } from '../../../deps';
import type { Reading } from '../feeds/chronological';
import { timeCursor, parseTimeCursor } from '../feeds/cursor';
import { fromPosition } from '../feeds/position-condition';
import { READ_ROWS } from '../feeds/sources';
import { notBlocked } from '../posts/post-cards';
import { commentCardOf, commentColumns, commentJoins } from './comment-cards';
import type { CommentRow } from './comment-cards';

type Row = CommentRow & { readonly post_id: string; readonly post_title: string };

/** Characters of a post without a title that stand for one. */
const EXCERPT = 40;

/**
 * Published answers of a doctor to posts that the reader may see, the latest first; of anybody else there are none.
 * @throws DomainError 9999
 */
export async function authorAnswers(
  { db, personKey }: Pick<Deps, 'db' | 'personKey'>,
  authorId: string,
  cursor: string | undefined,
  { reader, now }: Reading,
): Promise<{ list: AuthorAnswer[]; next: string | null }> {
  const { rows } = await sql<Row>`
    select ${commentColumns(reader)}, p.id as post_id,
      case when p.title = '' then left(p.body, ${sql.lit(EXCERPT)}) else p.title end as post_title
    from comments m ${commentJoins(reader)} join posts p on p.id = m.target_id
    where m.author_id = ${authorId} and m.is_answer and m.state = 'published' and m.parent_id is null
      and m.target_type = 'post' and p.state = 'published'
      and ${notBlocked(sql`m.author_id`, reader)} and ${notBlocked(sql`p.author_id`, reader)}
      and ${fromPosition(sql`m.published_at`, sql`m.id`, parseTimeCursor(cursor))}
    order by m.published_at desc, m.id desc limit ${sql.lit(READ_ROWS)}`.execute(db);
  const last = rows[FEED_PAGE - 1];
  return {
    list: rows.slice(0, FEED_PAGE).map((row) => ({
      answer: commentCardOf(row, reader, personKey, now),
      post: { postId: row.post_id, title: row.post_title },
    })),
    next:
      rows.length > FEED_PAGE && last
        ? timeCursor({ at: last.published_at.getTime(), id: last.id })
        : null,
  };
}
