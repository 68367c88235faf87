import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CommentCard, ContentState } from '@contract/community/cards';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';
import { notBlocked } from '../posts/post-cards';
import { picturesOf, shownPictures } from '../posts/pictures';
import type { StoredPicture } from '../posts/pictures';

export interface CommentRow extends AuthorColumns {
  readonly id: string;
  readonly body: string;
  readonly state: ContentState;
  readonly is_answer: boolean;
  readonly published_at: Date;
  readonly likes: number;
  readonly replies: number;
  readonly liked: boolean;
  readonly pictures: readonly StoredPicture[] | null;
  readonly reply_author_id: string | null;
  readonly reply_nickname: string | null;
}

/** SQL list of {@link CommentRow}, of comments `m`. */
export const commentColumns = (reader: string | null): RawBuilder<CommentRow> => sql<CommentRow>`
  m.id, m.body, m.state, m.is_answer, m.published_at, m.likes, m.replies, ${picturesOf('comment', sql`m.id`)} as pictures,
  ${authorColumns(sql`m.province`)}, ra.id as reply_author_id, ra.nickname as reply_nickname,
  exists (select 1 from likes r where r.target_type = 'comment' and r.target_id = m.id and r.author_id = ${reader}::text) as liked`;

/** What {@link commentColumns} reads besides the comments `m`; of a blocked author whom a reply answers, nothing. */
export const commentJoins = (reader: string | null): RawBuilder<unknown> => sql`
  left join authors a on a.id = m.author_id left join comments rm on rm.id = m.reply_to_id
  left join authors ra on ra.id = rm.author_id and ${notBlocked(sql`ra.id`, reader)}`;

/** SQL condition: a comment that the reader may see. */
export const seenComment = (reader: string | null): RawBuilder<boolean> => sql<boolean>`
  (m.state = 'published' or (m.author_id = ${reader}::text and m.state in ('checking', 'held', 'removed')))
  and ${notBlocked(sql`m.author_id`, reader)}`;

export const commentCardOf = (
  row: CommentRow,
  reader: string | null,
  key: Buffer,
  now: number,
): CommentCard => ({
  commentId: row.id,
  text: row.body,
  pictures: shownPictures(key, row.pictures, now),
  author: authorCardOf(row),
  replyTo:
    row.reply_author_id === null
      ? null
      : { userId: row.reply_author_id, nickname: row.reply_nickname ?? '' },
  state: row.state,
  publishedAt: row.published_at.getTime(),
  likes: row.likes,
  replies: row.replies,
  liked: row.liked,
  own: reader !== null && row.author_id === reader,
  isAnswer: row.is_answer,
});
