import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AgeBand, ContentState, PostCard, PostKind } from '@contract/community/cards';
import { firstCharacters } from '@contract/text/cut-rules';
import { authorCardOf, authorColumns } from '../authors/author-card';
import type { AuthorColumns } from '../authors/author-card';
import { picturesOf, shownPictures } from './pictures';
import type { StoredPicture } from './pictures';
import { shownVideo, videoOf } from './videos';
import type { StoredVideo } from './videos';

/** Characters of a text that feeds show. */
const EXCERPT = 160;

/** A post as read for its card. */
export interface PostRow extends AuthorColumns {
  readonly id: string;
  readonly kind: PostKind;
  readonly title: string;
  readonly body: string;
  readonly circle_id: string | null;
  readonly circle_name: string | null;
  readonly topics: readonly { readonly topicId: string; readonly name: string }[] | null;
  readonly pictures: readonly StoredPicture[] | null;
  readonly video: StoredVideo | null;
  readonly vaccine_code: string | null;
  readonly age_band: AgeBand | null;
  readonly ai_made: boolean;
  readonly state: ContentState;
  readonly published_at: Date;
  readonly edited_at: Date | null;
  readonly encyclopedia_id: string | null;
  readonly likes: number;
  readonly comments: number;
  readonly collects: number;
  readonly answered: boolean;
  readonly liked: boolean;
  readonly collected: boolean;
}

/** Whether a reader has reacted to the post `p`. */
const reacted = (table: 'likes' | 'collects', reader: string | null): RawBuilder<boolean> =>
  reader === null
    ? sql`false`
    : sql`exists (select 1 from ${sql.table(table)} r
        where r.target_type = 'post' and r.target_id = p.id and r.author_id = ${reader})`;

/** SQL list of {@link PostRow}. @param body its text, or the beginning of it */
export const postColumns = (
  reader: string | null,
  body: RawBuilder<string> = sql`left(p.body, ${sql.lit(EXCERPT)})`,
): RawBuilder<PostRow> => sql<PostRow>`
  p.id, p.kind, p.title, ${body} as body, p.circle_id, c.name as circle_name, p.vaccine_code, p.age_band, p.ai_made,
  p.state, p.published_at, p.edited_at, p.encyclopedia_id, p.likes, p.comments, p.collects, p.answered,
  (select jsonb_agg(jsonb_build_object('topicId', t.id, 'name', t.name) order by t.name)
    from post_topics pt join topics t on t.id = pt.topic_id where pt.post_id = p.id) as topics,
  ${picturesOf('post', sql`p.id`)} as pictures, ${videoOf(sql`p.id`)} as video, ${authorColumns(sql`p.province`)},
  ${reacted('likes', reader)} as liked, ${reacted('collects', reader)} as collected`;

/** What {@link postColumns} reads besides the post `p`. */
export const POST_JOINS = sql`left join authors a on a.id = p.author_id left join circles c on c.id = p.circle_id`;

/** SQL condition: neither the reader nor the author of a row has blocked the other. */
export const notBlocked = (
  authorId: RawBuilder<string | null>,
  reader: string | null,
): RawBuilder<boolean> =>
  reader === null
    ? sql`true`
    : sql`not exists (select 1 from blocks b where b.author_id = ${reader} and b.blocked_id = ${authorId})
      and not exists (select 1 from blocks b where b.author_id = ${authorId} and b.blocked_id = ${reader})`;

/** A row as the card of a feed. @param key signs the pictures' addresses */
export const postCardOf = (row: PostRow, key: Buffer, now: number): PostCard => ({
  postId: row.id,
  kind: row.kind,
  title: row.title,
  excerpt: firstCharacters(row.body, EXCERPT),
  pictures: shownPictures(key, row.pictures, now),
  video: shownVideo(key, row.video, now),
  author: authorCardOf(row),
  circle: row.circle_id === null ? null : { circleId: row.circle_id, name: row.circle_name ?? '' },
  topics: [...(row.topics ?? [])],
  vaccineCode: row.vaccine_code,
  ageBand: row.age_band,
  aiMade: row.ai_made,
  state: row.state,
  publishedAt: row.published_at.getTime(),
  editedAt: row.edited_at?.getTime() ?? null,
  likes: row.likes,
  comments: row.comments,
  collects: row.collects,
  answered: row.answered,
  liked: row.liked,
  collected: row.collected,
});
